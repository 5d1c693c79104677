import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { loanAccount, post } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import type { Store } from '../../kernel/store';
import { type LoanRecord, loanTable, type MissedInstalment } from '../loans';

/** A payment on a loan, and the accounts that give it. */
interface Repayment {
  id: string;
  date: PlainDate;
  /** 'DK' and the code of dkywmxlx (docs/rules/ledger.md, Loan entries). */
  kind: 'DK02' | 'DK03' | 'DK04' | 'DK05' | 'DK06';
  zhaiyao: string;
  /** Number of the case; without one, the entry gets its own. */
  ywlsh?: string;
  principal: Fen;
  interest: Fen;
  penalty?: Fen;
  /** Instalment paid; absent for prepaid principal. */
  dqqc?: number;
  /** Day of the payment, where it becomes known on a later day. */
  happened?: PlainDate;
  from: readonly { account: string; fen: Fen }[];
}

/** Books a repayment from any source. */
export function bookRepayment(store: Store, dkzh: string, repayment: Repayment): void {
  const { id, date, kind, zhaiyao, principal, interest, penalty = 0n, dqqc, happened = date, from } = repayment;
  post(store, {
    id,
    date,
    kind,
    zhaiyao,
    ywlsh: repayment.ywlsh ?? nextNumber(store, date),
    ...(dqqc !== undefined && { dqqc }),
    ...(happened < date && { happened }),
    lines: [
      { account: loanAccount(dkzh), fen: principal },
      { account: 'interest-income', fen: interest },
      ...(penalty > 0n ? [{ account: 'penalty-income', fen: penalty }] : []),
      ...from.map(({ account, fen }) => ({ account, fen: -fen })),
    ],
  });
}

/** Ledger id of an instalment; the same for every payer, so that it is paid once. */
export const instalmentEntry = (dkzh: string, dqqc: number) => `hk:${dkzh}:${dqqc}`;

/** Pays instalments in full, oldest first; the first that cannot be paid and all after it are overdue. */
export function payInstalments(
  store: Store,
  loan: LoanRecord,
  queue: readonly MissedInstalment[],
  pay: (one: MissedInstalment) => boolean,
): LoanRecord {
  let { paid } = loan;
  const missed = [...queue];
  while (missed[0] && pay(missed[0])) paid = missed.shift()?.dqqc ?? paid;
  const after = { ...loan, paid, missed };
  loanTable(store).put(loan.dkzh, after);
  return after;
}

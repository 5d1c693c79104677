import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { loanAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import type { Store } from '../kernel/store';
import { type LoanRecord, loans, type MissedInstalment } from './loans';

/** What is paid on a loan, and out of which accounts: these give what the loan and its interest take. */
interface Repayment {
  id: string;
  date: PlainDate;
  /** 'DK' and the code of dkywmxlx (domain catalogue 2.4). */
  kind: 'DK02' | 'DK03' | 'DK04' | 'DK05' | 'DK06';
  zhaiyao: string;
  /** The business it belongs to; a number of its own without one. */
  ywlsh?: string;
  principal: Fen;
  interest: Fen;
  penalty?: Fen;
  /** The instalment that it pays; none for principal paid ahead. */
  dqqc?: number;
  /** When it was paid, where that is known on a later day only. */
  happened?: PlainDate;
  from: readonly { account: string; fen: Fen }[];
}

/** Books a repayment: whatever pays it (card, deposit accounts) and whoever asked for it. */
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

/** Each instalment is paid once, whoever pays it. */
export const instalmentEntry = (dkzh: string, dqqc: number) => `hk:${dkzh}:${dqqc}`;

/** Pays instalments, the oldest first and each whole, until one cannot be paid: that one and those after it are overdue. */
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
  loans(store).put(loan.dkzh, after);
  return after;
}

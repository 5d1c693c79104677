import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { type LedgerEntry, loanAccount, postingsOf } from '../kernel/accounts/ledger';
import type { Store } from '../kernel/store';
import type { LoanRecord } from './loans';

/** dkywmxlx 贷款发放, 贷款展期, 贷款缩期: entries without a repayment. */
const UNPAID = ['01', '07', '08'];

/** Loan ledger entry as lists and certificates show it (docs/rules/loans.md, Ledger and details). */
export interface LoanMovement {
  ywlsh: string;
  booked: PlainDate;
  happened: PlainDate;
  dkywmxlx: string;
  /** Fen moved: disbursed, or repaid as principal, interest and penalty together. */
  fen: Fen;
  /** Fen repaid; 0 for other entries. */
  principal: Fen;
  interest: Fen;
  penalty: Fen;
  /** Part paid by card. */
  card: Fen;
  dqqc: number | undefined;
  /** Principal owed after the entry. */
  balance: Fen;
  /** `hkly`: 1 card, 2 deposit accounts, 3 both; '' without a payment. */
  hkly: string;
}

export const isRepayment = ({ dkywmxlx }: Pick<LoanMovement, 'dkywmxlx'>) => !UNPAID.includes(dkywmxlx);

/** Returns all entries of a loan, oldest first, with the balance after each. */
export function movementsOf(store: Store, { dkzh }: LoanRecord): LoanMovement[] {
  let owed = 0n;
  return postingsOf(store, loanAccount(dkzh)).map(({ entry, line }) => {
    owed -= line.fen;
    const dkywmxlx = entry.kind.slice(2);
    const paid = isRepayment({ dkywmxlx });
    const interest = taken(entry, 'interest-income');
    const penalty = taken(entry, 'penalty-income');
    return {
      ywlsh: entry.ywlsh,
      booked: entry.date,
      happened: entry.happened ?? entry.date,
      dkywmxlx,
      fen: paid ? line.fen + interest + penalty : -line.fen,
      principal: paid ? line.fen : 0n,
      interest,
      penalty,
      card: paid ? -taken(entry, 'bank') : 0n,
      dqqc: entry.dqqc,
      balance: owed,
      hkly: paid ? sourceOf(entry, dkzh) : '',
    };
  });
}

function taken({ lines }: LedgerEntry, account: string): Fen {
  return lines.reduce((sum, line) => (line.account === account ? sum + line.fen : sum), 0n);
}

/** Returns the source account of an entry: the bank, or the account other than the loan's. */
function sourceOf({ lines }: LedgerEntry, dkzh: string): string {
  const givers = lines.filter(({ account, fen }) => fen < 0n && account !== loanAccount(dkzh));
  const card = givers.some(({ account }) => account === 'bank');
  const deposits = givers.some(({ account }) => account !== 'bank');
  return card && deposits ? '3' : deposits ? '2' : card ? '1' : '';
}

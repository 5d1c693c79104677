import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../../kernel/store';

/** What the centre keeps of a loan application beside its case: who has agreed, contract, mortgage, payout. */
export interface LoanFile {
  ywlsh: string;
  grzh: string;
  /** Developer whose word is needed; '' for a home that no developer sells. */
  kfsbh: string;
  /** 0 waits, 1 confirmed, 2 refused; '' not asked. */
  kfsqr: '' | '0' | '1' | '2';
  kfsqrsj: string;
  /** Why the developer did not confirm. */
  kfsyy?: string;
  /** Everybody invited has signed. */
  cosigned: boolean;
  approvedOn: PlainDate;
  /** Contract number and the number of its document, from state 03 on. */
  jkhtbh: string;
  zmbh: string;
  /** What it holds those to who pay in for themselves, by account. */
  deposits?: Readonly<Record<string, Fen>>;
  /** When the borrower signed the contract. */
  signedAt: string;
  /** The registry answers on this day. */
  registerOn: PlainDate | '';
  /** Number of the mortgage's certificate. */
  dyzmh: string;
  payoutOn: PlainDate | '';
  dkzh: string;
}

export const loanFiles = (store: Store) => store.table<LoanFile>('loan-files');

export function loanFileOf(store: Store, ywlsh: string): LoanFile | undefined {
  return loanFiles(store).get(ywlsh);
}

export function changeFile(store: Store, ywlsh: string, change: Partial<LoanFile>): LoanFile {
  const former = loanFiles(store).get(ywlsh);
  if (!former) throw new Error(`No loan file ${ywlsh}`);
  const file = { ...former, ...change };
  loanFiles(store).put(ywlsh, file);
  return file;
}

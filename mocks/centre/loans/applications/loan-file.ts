import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../../kernel/store';

/** Data of a loan application besides its case: consents, contract, mortgage, disbursement. */
export interface LoanFile {
  ywlsh: string;
  grzh: string;
  /** Developer who has to confirm; '' for a home without one. */
  kfsbh: string;
  /** 0 pending, 1 confirmed, 2 refused; '' not requested. */
  kfsqr: '' | '0' | '1' | '2';
  kfsqrsj: string;
  /** Developer's reason for refusing. */
  kfsyy?: string;
  /** All invited parties have signed. */
  cosigned: boolean;
  approvedOn: PlainDate;
  /** Contract number and its document number, set from state 03 on. */
  jkhtbh: string;
  zmbh: string;
  /** Monthly deposits required of flexible workers, by account. */
  deposits?: Readonly<Record<string, Fen>>;
  /** Time of the borrower's signature under the contract. */
  signedAt: string;
  /** Day of the registry's response. */
  registerOn: PlainDate | '';
  /** Number of the mortgage certificate. */
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

import { type CallOptions, get, post } from './client';
import { type LoanSummary, readLoanSummary } from './person';
import { count, each, object, rows, text, texts } from './read';

const CHANGE = '/api/izfgjj-zhfw/v1/dkbg';

/** A running loan with what changing it needs to know. */
export interface ChangeLoan extends LoanSummary {
  /** Bank of the account it is repaid from; '' when it is not known. */
  zhkhyhmc: string;
  /** The first instalment that a change made today counts for. */
  sxqc: number;
  /** Names of those who borrow with the holder: they sign too. */
  gtjkr: string[];
  /** Registered number that the code is sent to, masked 3+4. */
  sjhm: string;
}

export const readChangeLoan = object<ChangeLoan>({
  ...readLoanSummary.fields,
  ...each(text, 'zhkhyhmc', 'sjhm'),
  sxqc: count,
  gtjkr: texts,
});

/** The person's running loans, as far as changing them goes. */
export function fetchChangeLoans(options?: CallOptions): Promise<ChangeLoan[]> {
  return get(`${CHANGE}/getInfo`, rows(readChangeLoan), { errors: 'caller', ...options });
}

/** Sends the code that confirms another repayment account to the registered number. */
export function sendAccountCode(): Promise<{ sjhm: string }> {
  return post(`${CHANGE}/sendCode`, {}, object({ sjhm: text }), { errors: 'caller' });
}

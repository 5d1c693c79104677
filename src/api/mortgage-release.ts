import { type CallOptions, get } from './client';
import { hall } from './path';
import { type LoanSummary, readLoanSummary } from './person';
import { each, object, rows, text } from './read';

/** A settled loan whose mortgage still stands in the register. */
export interface ReleaseLoan extends LoanSummary {
  /** Certificates of the home ('' while it has none) and of the mortgage. */
  bdcqzh: string;
  dyqzh: string;
  /** How the register has it, in words. */
  dyzt: string;
  /** Since when the loan is paid off. */
  jqrq: string;
}

export const readReleaseLoan = object<ReleaseLoan>({
  ...readLoanSummary.fields,
  ...each(text, 'bdcqzh', 'dyqzh', 'dyzt', 'jqrq'),
});

export function fetchReleaseLoans(options?: CallOptions): Promise<ReleaseLoan[]> {
  return get(hall('dyzx/getInfo'), rows(readReleaseLoan), { errors: 'caller', ...options });
}

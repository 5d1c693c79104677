import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { each, object, rows, textValue } from '../client/read';
import { type LoanSummary, readLoanSummary } from '../person/person';

/** A settled loan whose mortgage is still registered. */
export interface ReleaseLoan extends LoanSummary {
  /** Certificates of the home ('' for none yet) and of the mortgage. */
  bdcqzh: string;
  dyqzh: string;
  /** State in the register, as text. */
  dyzt: string;
  /** Date of the settlement. */
  jqrq: string;
}

export const readReleaseLoan = object<ReleaseLoan>({
  ...readLoanSummary.fields,
  ...each(textValue, 'bdcqzh', 'dyqzh', 'dyzt', 'jqrq'),
});

export function fetchReleaseLoans(options?: CallOptions): Promise<ReleaseLoan[]> {
  return get(hall('dyzx/getInfo'), rows(readReleaseLoan), options);
}

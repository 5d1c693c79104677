import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, object, rows, textValue } from '../client/read';
import { readLoanSummary } from '../person/person';

/** A settled loan whose mortgage is still registered. */
export const readReleaseLoan = object({
  ...readLoanSummary.fields,
  /** Certificates of the home ('' for none yet) and of the mortgage. */
  bdcqzh: textValue,
  dyqzh: textValue,
  /** State in the register, as text. */
  dyzt: textValue,
  /** Date of the settlement. */
  jqrq: textValue,
});
export type ReleaseLoan = Answer<typeof readReleaseLoan>;

export function fetchReleaseLoans(options?: CallOptions): Promise<ReleaseLoan[]> {
  return get(hall('dyzx/getInfo'), rows(readReleaseLoan), options);
}

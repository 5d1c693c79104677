import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, everyRow, object, orNull, sum, textValue } from '../client/read';

/** Group of the rent rules (1 一般, 2 新市民, 3 青年人), and the register it is based on. */
const readPersonGroup = object({ rylb: code('1', '2', '3'), yj: textValue });
export type PersonGroup = Answer<typeof readPersonGroup>;

/** Data for the monthly limit besides the typed values. */
const readRentBasis = object({
  /** null while the registers do not answer. */
  rylb: orNull(readPersonGroup),
  /** The person's monthly contribution from a month on (yyyy-MM), oldest first; 0.00 where none was due. */
  yjce: everyRow(object({ qsny: textValue, yjce: sum })),
});
export type RentBasis = Answer<typeof readRentBasis>;

/** Queries the registers; only this business may. */
export function fetchRentBasis(options?: CallOptions): Promise<RentBasis> {
  return get(hall('tqsq/zftq/getInfo'), readRentBasis, options);
}

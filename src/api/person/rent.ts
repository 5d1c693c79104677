import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { code, everyRow, object, orNull, sum, textValue } from '../client/read';

/** Group of the rent rules (1 一般, 2 新市民, 3 青年人), and the register it is based on. */
export interface PersonGroup {
  rylb: '1' | '2' | '3';
  yj: string;
}

const readPersonGroup = object<PersonGroup>({ rylb: code('1', '2', '3'), yj: textValue });

/** Data for the monthly limit besides the typed values. */
export interface RentBasis {
  /** null while the registers do not answer. */
  rylb: PersonGroup | null;
  /** The person's monthly contribution from a month on (yyyy-MM), oldest first; 0.00 where none was due. */
  yjce: { qsny: string; yjce: string }[];
}

const readRentBasis = object<RentBasis>({
  rylb: orNull(readPersonGroup),
  yjce: everyRow(object({ qsny: textValue, yjce: sum })),
});

/** Queries the registers; only this business may. */
export function fetchRentBasis(options?: CallOptions): Promise<RentBasis> {
  return get(hall('tqsq/zftq/getInfo'), readRentBasis, options);
}

import { type CallOptions, get } from './client';
import { hall } from './path';
import { code, everyRow, object, orNull, sum, text } from './read';

/** Group of the rent rules (1 一般, 2 新市民, 3 青年人), and what register says so. */
export interface PersonGroup {
  rylb: '1' | '2' | '3';
  yj: string;
}

const readPersonGroup = object<PersonGroup>({ rylb: code('1', '2', '3'), yj: text });

/** What the limit of a month depends on beside what is typed. */
export interface RentBasis {
  /** null while the registers do not answer. */
  rylb: PersonGroup | null;
  /** Own monthly deposit from a month on (yyyy-MM), the oldest first; 0.00 where nothing was due. */
  yjce: { qsny: string; yjce: string }[];
}

const readRentBasis = object<RentBasis>({
  rylb: orNull(readPersonGroup),
  yjce: everyRow(object({ qsny: text, yjce: sum })),
});

/** The registers are asked for this business only. */
export function fetchRentBasis(options?: CallOptions): Promise<RentBasis> {
  return get(hall('tqsq/zftq/getInfo'), readRentBasis, { errors: 'caller', ...options });
}

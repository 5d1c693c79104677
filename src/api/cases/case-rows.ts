import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, count, everyRow, maybe, object, type Read, textOfEach, textValue } from '../client/read';

/** Empty cells keep their place, so `textList` is not used. */
const readCells: Read<readonly string[]> = everyRow(textValue);

/** Difference of a row from the version that the unit's second operator returned: 0 unchanged, 1 changed, 2 new. */
const rowChange = object({
  lx: code('0', '1', '2'),
  /** Heading → former value. */
  yz: textOfEach,
});
export type RowChange = Answer<typeof rowChange>;

/** A page of the list submitted with a case; `bt` and `lm` are empty when there is none. */
export const readCaseRows = object({
  bt: textValue,
  lm: readCells,
  /** One per row, while the list is checked again after a return. */
  bd: maybe(everyRow(rowChange)),
  sjjz: textValue,
  total: count,
  list: everyRow(readCells),
});
export type CaseRowsPage = Answer<typeof readCaseRows>;

/** `cx`: rows that contain it; `jbd` '1': only rows that differ from the returned version. */
export function fetchCaseRows(
  params: { ywlsh: string; page: number; size: number; cx?: string; jbd?: string },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('wdbj/getMx'), readCaseRows, { ...options, params });
}

/** Rows of a batch before submission, laid out as in its case. */
export function fetchBatchTable(
  params: { pcbh: string; page: number; size: number; cx: string },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('ywpc/getMxb'), readCaseRows, { ...options, params });
}

import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { aList, code, count, each, everyRow, maybe, object, type Read, textOfEach, textValue } from '../client/read';
import type { Page } from '../person/person';

/** Difference of a row from the version that the unit's second operator returned: 0 unchanged, 1 changed, 2 new. */
export interface RowChange {
  lx: '0' | '1' | '2';
  /** Heading → former value. */
  yz: Readonly<Record<string, string>>;
}

/** A page of the list submitted with a case; `bt` and `lm` are empty when there is none. */
export interface CaseRowsPage extends Page<readonly string[]> {
  bt: string;
  lm: readonly string[];
  /** One per row, while the list is checked again after a return. */
  bd?: readonly RowChange[];
}

/** Empty cells keep their place, so `textList` is not used. */
const readCells: Read<readonly string[]> = (value) => aList(value).map(textValue);

export const readCaseRows = object<CaseRowsPage>({
  ...each(textValue, 'sjjz', 'bt'),
  total: count,
  lm: readCells,
  list: everyRow(readCells),
  bd: maybe(everyRow(object<RowChange>({ lx: code('0', '1', '2'), yz: textOfEach }))),
  unread: () => undefined,
});

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

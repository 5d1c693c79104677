import { type CallOptions, get } from './client';
import { hall } from './path';
import type { Page } from './person';
import { aList, code, count, each, everyRow, maybe, object, type Read, text, textOfEach } from './read';

/** How a row stands to the version that the unit's second operator returned: as it was, otherwise, new. */
export interface RowChange {
  lx: '0' | '1' | '2';
  /** Heading → what stood there. */
  yz: Readonly<Record<string, string>>;
}

/** A page of the list that was handed in with a case; `bt` and `lm` are empty when there is none. */
export interface CaseRowsPage extends Page<readonly string[]> {
  bt: string;
  lm: readonly string[];
  /** Row by row, while it is checked once more after a return. */
  bd?: readonly RowChange[];
}

/** Empty cells stay in their place. */
const readCells: Read<readonly string[]> = (value) => aList(value).map(text);

export const readCaseRows = object<CaseRowsPage>({
  ...each(text, 'sjjz', 'bt'),
  total: count,
  lm: readCells,
  list: everyRow(readCells),
  bd: maybe(everyRow(object<RowChange>({ lx: code('0', '1', '2'), yz: textOfEach }))),
  unread: () => undefined,
});

/** `cx`: of rows that hold it; `jbd` '1': of rows that are otherwise than in the version that was returned. */
export function fetchCaseRows(
  params: { ywlsh: string; page: number; size: number; cx?: string; jbd?: string },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('wdbj/getMx'), readCaseRows, { errors: 'caller', ...options, params });
}

/** The rows of a batch before it is handed in, as its case will show them. */
export function fetchBatchTable(
  params: { pcbh: string; page: number; size: number; cx: string },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('ywpc/getMxb'), readCaseRows, { errors: 'caller', ...options, params });
}

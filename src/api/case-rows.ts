import { type CallOptions, get } from './client';
import { hall } from './path';
import type { Page } from './person';
import { aList, count, each, everyRow, object, type Read, text } from './read';

/** A page of the list that was handed in with a case; `bt` and `lm` are empty when there is none. */
export interface CaseRowsPage extends Page<readonly string[]> {
  bt: string;
  lm: readonly string[];
}

/** Empty cells stay in their place. */
const readCells: Read<readonly string[]> = (value) => aList(value).map(text);

const readCaseRows = object<CaseRowsPage>({
  ...each(text, 'sjjz', 'bt'),
  total: count,
  lm: readCells,
  list: everyRow(readCells),
  unread: () => undefined,
});

export function fetchCaseRows(
  params: { ywlsh: string; page: number; size: number },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(hall('wdbj/getMx'), readCaseRows, { errors: 'caller', ...options, params });
}

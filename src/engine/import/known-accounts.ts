import { countText } from '@/domain/counts';
import type { FileRow } from './file-rows';
import { nameColumn } from './held-row';
import type { FileNote, Identified, ImportColumn } from './import-definition';

interface FileRows {
  rows: FileRow[];
  notes: readonly FileNote[];
}

/** Closed or moved out: nothing is done about these any more. */
const GONE: readonly string[] = ['03', '04', '05'];

/** Rows of a template about members that are there: those filled in so far, then whose row else there may be, to be filled in. */
export function* templateRows(
  own: readonly string[][],
  accounts: Iterable<Identified>,
  columns: readonly ImportColumn[],
): Iterable<readonly string[]> {
  yield* own;
  const key = columns.findIndex(({ role }) => role === 'key');
  const name = nameColumn(columns);
  const there = new Set(own.map((cells) => cells[key]));
  for (const { grzh, xingming, grzhzt = '' } of accounts) {
    if (there.has(grzh) || GONE.includes(grzhzt)) continue;
    yield columns.map((_, at) => (at === key ? grzh : at === name ? xingming : ''));
  }
}

/** Of a list of everybody in which some were filled in, those; whoever lists members without a word about any has it judged. */
export function filledRows({ rows: all, notes }: FileRows, columns: readonly ImportColumn[]): FileRows {
  const name = nameColumn(columns);
  const known = (at: number) => at === name || columns[at]?.role === 'key';
  const rows = all.filter(({ cells }) => cells.some((text, at) => text !== '' && !known(at)));
  const passed = all.length - rows.length;
  if (rows.length === 0 || passed === 0) return { rows: all, notes };
  const text = `${countText(passed)}行只有账号和姓名，没有填写内容，不列入本次办理`;
  return { rows, notes: [...notes, { tone: 'info', text }] };
}

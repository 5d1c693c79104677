import { type Fen, formatMoney, parseYuan } from '@/domain/money';
import type { FileRow } from './file-rows';
import type { FileNote, ImportColumn } from './import-definition';

/**
 * What is said of a line that adds up those before it: that it is passed over, and whether it comes to what they do. Only what
 * is to be filled in is compared; a cell that is no amount makes no sum, it has a problem of its own.
 */
export function totalNote(
  line: number,
  cells: readonly string[],
  rows: readonly FileRow[],
  columns: readonly ImportColumn[],
): FileNote {
  const said = columns.flatMap(({ title, kind, role }, at) => {
    const given = kind === 'money' && role === 'input' ? parseYuan(cells[at] ?? '') : undefined;
    const sum = given === undefined ? undefined : sumOf(rows, at);
    if (given === undefined || sum === undefined) return [];
    const isSame = given === sum;
    const text = `${title}合计${formatMoney(given)}${isSame ? '，与各行之和一致' : `，各行之和为${formatMoney(sum)}，请核对是否漏行`}`;
    return [{ text, isSame }];
  });
  const beginning = `第${line}行是合计行，不作为明细`;
  return {
    tone: said.every(({ isSame }) => isSame) ? 'info' : 'warning',
    text: [beginning, ...said.map(({ text }) => text)].join('；'),
  };
}

function sumOf(rows: readonly FileRow[], at: number): Fen | undefined {
  let sum = 0n;
  for (const { cells } of rows) {
    const text = cells[at] ?? '';
    const fen = text === '' ? 0n : parseYuan(text);
    if (fen === undefined) return undefined;
    sum += fen;
  }
  return sum;
}

import type { ReadSheet } from '@/lib/sheets/read-workbook';
import { LISTS } from '@/lib/sheets/write-workbook';
import type { FileNote } from './import-definition';

/** Which of a file's sheets was read, where there are several; the list of choices of our own template is none. */
export function sheetNotes({ name, others }: ReadSheet): FileNote[] {
  const left = others.filter((other) => other !== LISTS).map((other) => `“${other}”`);
  if (left.length === 0) return [];
  const text = `读取的是工作表“${name}”，未读取${left.join('、')}；如其中也有明细，请合并到一张工作表后再导入`;
  return [{ tone: 'warning', text }];
}

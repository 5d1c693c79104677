import { countText } from '@/domain/counts';
import type { ReadSheet } from '@/lib/sheets/read-workbook';
import { LISTS } from '@/lib/sheets/write-workbook';
import type { Question } from '@/ui/confirm';
import type { FileNote } from './import-definition';

/** Which of a file's sheets was read, where there are several; the list of choices of our own template is none. */
export function sheetNotes({ name, others }: Pick<ReadSheet, 'name' | 'others'>): FileNote[] {
  const left = others.filter((other) => other !== LISTS).map((other) => `“${other}”`);
  if (left.length === 0) return [];
  const text = `读取的是工作表“${name}”，未读取${left.join('、')}；如其中也有明细，请合并到一张工作表后再导入`;
  return [{ tone: 'warning', text }];
}

/** Rows that Excel does not show may be meant or forgotten: whoever filters a list mostly means what is left. */
export const hiddenQuestion = (lines: readonly number[]): Question => ({
  title: '文件中有隐藏的行',
  content: `${linesText(lines)}在Excel中被隐藏或筛选掉，看不见但有内容。要一并导入吗？`,
  okText: '一并导入',
  cancelText: '只导入看得见的行',
  focus: 'cancel',
});

/** What became of them. */
export function hiddenNotes(lines: readonly number[], taken: boolean): FileNote[] {
  if (lines.length === 0) return [];
  return [{ tone: 'warning', text: `文件中隐藏的${linesText(lines)}${taken ? '已一并导入' : '未导入'}` }];
}

/** Ranges that are named one by one. */
const MOST_RANGES = 5;

/** '第3、5至9行（共6行）'. */
function linesText(lines: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(([first, last]) => (first === last ? `${first}` : `${first}至${last}`));
  const more = ranges.length > MOST_RANGES ? '等' : '';
  return `第${named.join('、')}行${more}${lines.length > 1 ? `（共${countText(lines.length)}行）` : ''}`;
}

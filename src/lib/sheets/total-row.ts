import type { Cell } from './cell';
import { cellText } from './cell-text';

/** What stands first in a line that adds the others up. */
const TOTAL = /^(?:本页|本表|全部)?(?:合计|总计|共计|小计)(?:金额|人数)?[:：]?(?:\d+[人行户])?$/;

/** Whether a row of a sheet is no row of its own but the sum of others, as payrolls end with one: 合计, 总 计, 小计：. */
export function isTotalRow(row: readonly Cell[]): boolean {
  for (const cell of row) {
    const text = cellText(cell);
    if (text !== '') return TOTAL.test(text.replace(/\s/g, ''));
  }
  return false;
}

import type { Cell } from './cell';
import { sheetCellText } from './cell-text';

/** First cell of a total row. */
const TOTAL = /^(?:本页|本表|全部)?(?:合计|总计|共计|小计)(?:金额|人数)?[:：]?(?:\d+[人行户])?$/;

/** Returns true for a total row, as payrolls end with one: 合计, 总 计, 小计：. */
export function isTotalRow(row: readonly Cell[]): boolean {
  for (const cell of row) {
    const text = sheetCellText(cell);
    if (text !== '') return TOTAL.test(text.replace(/\s/g, ''));
  }
  return false;
}

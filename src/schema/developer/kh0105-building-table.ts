import { parseArea } from '@/domain/deposit/other-withdrawal';
import { parseHome } from '@/domain/loan/home-rows';
import { parseYuan } from '@/domain/money';
import { amountProblem } from '@/domain/text/typed-amount';
import { defineSchema } from '../define-schema';
import { commitment } from '../individual/commitment';

/** KH0105 楼盘表导入 (docs/rules/kh0105-building-table.md); a building that stands keeps its day without one. */
export const buildingFields = defineSchema({
  lpbh: { kind: 'select', label: '楼盘', options: 'given' },
  ldmh: { kind: 'text', label: '楼栋号' },
  jgrq: { kind: 'date', label: '竣工日期', required: false },
  ...commitment,
});

/** Columns of a building's homes. */
export const homeColumns = [
  { name: 'dyfh', title: '单元-房号', kind: 'text', needed: true },
  { name: 'jzmj', title: '建筑面积', kind: 'number', needed: true },
  { name: 'fwdj', title: '备案单价', kind: 'money', needed: true },
  { name: 'hx', title: '户型', kind: 'text', needed: true },
] as const;

const LONGEST_LAYOUT = 20;

function isPrice(text: string): boolean {
  const fen = parseYuan(text);
  return fen !== undefined && fen > 0n;
}

/** Returns the problems of a row, column → sentence; the columns report missing values. */
export function homeFaults({
  dyfh = '',
  jzmj = '',
  fwdj = '',
  hx = '',
}: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(dyfh && !parseHome(dyfh) ? { dyfh: '应为单元和房号，如2-1201' } : {}),
    ...(jzmj && parseArea(jzmj) === undefined ? { jzmj: '建筑面积应为0.01至99999.99，最多两位小数' } : {}),
    ...(fwdj && !isPrice(fwdj) ? { fwdj: amountProblem(fwdj, '备案单价') || '备案单价必须大于0' } : {}),
    ...([...hx].length > LONGEST_LAYOUT ? { hx: `户型不能超过${LONGEST_LAYOUT}个字` } : {}),
  };
}

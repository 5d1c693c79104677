import type { Page } from '@/api/person/person';
import { fetchHousing, type HousingRow } from '@/api/unit/unit-records';
import { defineList } from '@/engine/list/define-list';

/** 其他住房资金明细: proceeds of home sales, repair fund and subsidies, each with its own balance. */
export default defineList<HousingRow, Page<HousingRow> & { ye: string }>()({
  name: 'housingFunds',
  title: '其他住房资金明细',
  columns: [
    { prop: 'jzrq', label: '记账日期', width: 108, disabled: true },
    { prop: 'zjlx', label: '资金类型', width: 108, filterKey: 'zjlxQt', lead: true },
    { prop: 'zhaiyao', label: '摘要', width: 170 },
    { prop: 'sr', label: '收入', width: 130, total: true },
    { prop: 'zc', label: '支出', width: 130, total: true },
    { prop: 'ye', label: '该类余额', width: 130, lead: true },
    { prop: 'dx', label: '对应楼栋/职工', width: 190 },
  ],
  rowKey: ({ id }) => id,
  conditions: [{ kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' }, { column: 'zjlx' }],
  fetch: fetchHousing,
  totals: [{ label: '当前余额', of: 'ye' }],
  rowsAre: '其他住房资金往来',
});

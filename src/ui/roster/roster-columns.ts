import { parseYuan } from '@/domain/money';
import type { ListColumn } from '../table/column';

/** One row of a month's remittance list; amounts in yuan. */
export interface RosterCells {
  grzh: string;
  xingming: string;
  zjhm: string;
  grzhzt: string;
  grjcjs: string;
  dwyjce: string;
  gryjce: string;
  yjce: string;
  syyjce: string;
  bdlx: string;
  beizhu: string;
}

/** Members who left are listed with their last base, on which no contribution is due. */
const PAYING = {
  counts: ({ yjce }: RosterCells) => parseYuan(yjce) !== 0n,
  without: '本月不缴存职工的基数',
};

/** The columns of a remittance list (docs/rules/gj0201-remittance.md), and last month's amount. */
export const ROSTER_COLUMNS: readonly ListColumn<RosterCells>[] = [
  { prop: 'grzh', label: '个人账号', width: 138, disabled: true },
  { prop: 'xingming', label: '姓名', width: 92, disabled: true },
  { prop: 'zjhm', label: '证件号码', width: 185, mask: 'id' },
  { prop: 'grzhzt', label: '账户状态', width: 84, filterKey: 'grzhzt', empty: '转出' },
  { prop: 'grjcjs', label: '缴存基数', width: 106, type: 'money', total: PAYING },
  { prop: 'dwyjce', label: '单位月缴存额', width: 112, type: 'money', total: true },
  { prop: 'gryjce', label: '个人月缴存额', width: 112, type: 'money', total: true },
  { prop: 'yjce', label: '月缴存额', width: 106, type: 'money', total: true },
  { prop: 'syyjce', label: '上月缴存额', width: 106, type: 'money', total: true },
  { prop: 'bdlx', label: '变动', width: 84, filterKey: 'bdlx' },
  { prop: 'beizhu', label: '备注', width: 146 },
];

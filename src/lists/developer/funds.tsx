import { type FundEntries, type FundEntry, fetchFundEntries } from '@/api/developer';
import { formatMoney } from '@/domain/money';
import { defineList } from '@/engine/list/define-list';
import { SumLine } from '@/engine/list/SumLine';
import { balanceSheet } from './balance-sheet';

/** 保证金/放款台账: what was paid out to the developer, its guarantee, and how the balance follows (domain catalogue 12.3). */
export default defineList<FundEntry, FundEntries>()({
  name: 'funds',
  title: '保证金/放款台账',
  columns: [
    { prop: 'jzrq', label: '记账日期', width: 115, disabled: true },
    { prop: 'lx', label: '类型', width: 120, filterKey: 'bzjlx', disabled: true },
    { prop: 'fse', label: '发生额', width: 150, type: 'money', lead: true },
    { prop: 'ye', label: '保证金余额', width: 150, type: 'money' },
    { prop: 'lpmc', label: '楼盘', width: 140 },
    { prop: 'fh', label: '房号', width: 160 },
    { prop: 'jkrxm', label: '借款人', width: 90 },
    { prop: 'dkzh', label: '对应贷款', width: 150 },
    { prop: 'ywlsh', label: '业务流水号', width: 200, isShow: false },
    { prop: 'zhaiyao', label: '摘要', width: 280 },
  ],
  rowKey: ({ jlbh }) => jlbh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '记账日期' },
    { kind: 'choice', name: 'lx', label: '类型', dictionary: 'bzjlx', all: '全部类型' },
  ],
  fetch: fetchFundEntries,
  above: <p>台账逐笔列出网上申请的贷款；此前已发放的贷款不逐笔列出，其保证金计入期初保证金。</p>,
  totals: (answer) => (
    <SumLine count={answer?.total}>
      <p>
        期初保证金 {formatMoney(answer?.qcye)} ＋ 存入 {formatMoney(answer?.crhj)} － 退还 {formatMoney(answer?.thhj)}{' '}
        ＝ 期末 <strong>{formatMoney(answer?.qmye)}</strong>
      </p>
      <p>期间放款 {formatMoney(answer?.fkhj)}</p>
      <p>现在的保证金余额 {formatMoney(answer?.bzjye)}</p>
    </SumLine>
  ),
  moreSheets: (answer) => [balanceSheet(answer)],
  rowsAre: '放款和保证金',
});

import { type Borrower, fetchBorrowers } from '@/api/loan/borrowers';
import { byEndOf } from '@/domain/dates';
import { defineList } from '@/engine/list/define-list';
import { exceptCodes } from '@/engine/list/list-column';
import { RowButton } from '@/engine/list/RowButton';
import { ConfirmSaleDialog } from '@/pages/developer/ConfirmSaleDialog';
import { dictionaryLabel } from '@/session/dictionary';

/** Rejected, withdrawn and lapsed cases paid out nothing. */
const RUNNING = exceptCodes<Borrower>('ywzt', ['80', '85', '86'], '未通过、已撤回、已失效');

/** States after approval; developers see no application before it. */
const REACHED = ['06', '03', '04', '05', '80', '85', '86'];

/**
 * 按揭客户: buyers with a fund loan, with the developer's confirmation of each sale. Names are masked except where the confirmation is
 * pending.
 */
export default defineList<Borrower>()({
  name: 'borrowers',
  title: '按揭客户',
  columns: [
    { prop: 'ywlsh', label: '业务流水号', width: 200, disabled: true },
    { prop: 'jkrxm', label: '借款人', width: 90 },
    { prop: 'lpmc', label: '楼盘', width: 130 },
    { prop: 'fh', label: '房号', width: 160 },
    { prop: 'gfhtbh', label: '购房合同编号', width: 180 },
    { prop: 'sqdkje', label: '申请贷款金额', width: 140, total: RUNNING },
    { prop: 'ywzt', label: '状态', width: 120, filterKey: 'ywzt' },
    {
      prop: 'kfsqr',
      label: '开发商确认',
      width: 150,
      disabled: true,
      text: word,
      show: (row, { open }) =>
        waits(row) ? <RowButton primary word="去确认" name={row.fh} onClick={() => open(row)} /> : word(row),
    },
    { prop: 'kfsqrsj', label: '确认时间', width: 170 },
    { prop: 'kfsyy', label: '不予确认的原因', width: 200, isShow: false },
    { prop: 'sqrq', label: '申请日期', width: 120 },
    { prop: 'sprq', label: '审批日期', width: 120 },
    { prop: 'fkrq', label: '放款日期', width: 120 },
    { prop: 'fkje', label: '放款金额', width: 140, total: RUNNING },
    { prop: 'fwzj', label: '房屋总价', width: 140 },
    { prop: 'sfk', label: '首付款', width: 140 },
  ],
  rowKey: ({ ywlsh }) => ywlsh,
  conditions: [
    { kind: 'span', names: ['ksrq', 'jsrq'], label: '申请日期', usual: 'open' },
    { column: 'ywzt', codes: REACHED },
    { column: 'kfsqr', dictionary: 'kfsqr' },
  ],
  fetch: fetchBorrowers,
  emptyText: '暂无按揭客户；购房人的贷款申请审核通过后会显示在这里，此前已发放的贷款不逐笔列出',
  beside: {
    // To-dos and messages link here with the number of the pending sale.
    named: 'ywlsh',
    show: (named, { close, done }, rows) => {
      const sale = rows.find((row) => waits(row) && row.ywlsh === named);
      return sale && <ConfirmSaleDialog sale={sale} onClose={close} onDone={done} />;
    },
  },
});

/** Pending and confirmable: while the property is suspended, confirmations are closed and the deadline is paused. */
function waits({ ywzt, kfsqr, qrqx }: Borrower): boolean {
  return ywzt === '06' && kfsqr === '0' && qrqx !== '';
}

function word({ ywzt, kfsqr, qrqx }: Borrower): string {
  if (kfsqr === '') return '--';
  if (ywzt === '06' && kfsqr === '0' && qrqx === '') return '暂停准入，恢复后再确认';
  return kfsqr === '0' && qrqx ? `待确认（${byEndOf(qrqx)}）` : dictionaryLabel('kfsqr', kfsqr);
}

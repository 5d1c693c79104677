import { fetchRemittances, type RemittanceRow } from '@/api/unit/remittance';
import { defineList } from '@/engine/list/define-list';
import { exceptCodes } from '@/engine/list/list-column';
import { RowButton } from '@/engine/list/RowButton';
import { RemittanceOpeningNote } from '@/pages/unit/remittance/RemittanceOpeningNote';
import { StandingCard } from '@/pages/unit/remittance/StandingCard';
import { remittanceDialog } from './remittance-dialog';

/** A cancelled list moved no money. */
const PAID_LISTS = exceptCodes<RemittanceRow>('zt', ['5'], '已取消');

/** 汇缴记录: every month's list with amount and voucher, and the standing instruction. */
export default defineList<RemittanceRow>()({
  name: 'remittances',
  title: '汇缴记录',
  above: (
    <>
      <StandingCard />
      <RemittanceOpeningNote />
    </>
  ),
  columns: [
    { prop: 'hjny', label: '汇缴年月', width: 92, disabled: true },
    { prop: 'qcqrdh', label: '清册确认单号', width: 174 },
    { prop: 'hjrs', label: '汇缴人数', width: 84, type: 'formatNum' },
    { prop: 'hjje', label: '汇缴金额', width: 134, total: PAID_LISTS },
    { prop: 'hjfs', label: '汇缴方式', width: 120, filterKey: 'hjfs' },
    { prop: 'jkrq', label: '缴款日期', width: 112, isShow: false },
    { prop: 'rzrq', label: '入账日期', width: 112 },
    { prop: 'pzh', label: '凭证号', width: 174 },
    { prop: 'zt', label: '状态', width: 88, filterKey: 'hjzt' },
    {
      prop: 'ywlsh',
      label: '办件',
      width: 84,
      disabled: true,
      show: (row, { open }) => <RowButton word="详情" name={row.hjny} onClick={() => open(row)} />,
    },
    { prop: 'dzje', label: '已到账', width: 134, total: PAID_LISTS, isShow: false },
    { prop: 'ceje', label: '差额', width: 134, total: PAID_LISTS, isShow: false },
  ],
  rowKey: ({ qcqrdh }) => qcqrdh,
  conditions: [
    { kind: 'span', names: ['ksny', 'jsny'], label: '汇缴年月', of: 'month', usual: 'open' },
    { column: 'zt' },
  ],
  fetch: fetchRemittances,
  business: { code: 'GJ0201', text: '办理汇缴' },
  beside: remittanceDialog,
});

import { fetchBackPayments } from '@/api/unit/back-payment';
import type { BackPaymentRow } from '@/api/unit/remittance';
import { monthSpan } from '@/domain/dates';
import { CaseLink } from '@/engine/case/CaseLink';
import { defineList } from '@/engine/list/define-list';
import { exceptCodes } from '@/engine/list/list-column';
import { RowButton } from '@/engine/list/RowButton';
import { remittanceDialog } from './remittance-dialog';

/** Unsuccessful lists are rows, but not part of the total. */
const PAID_LISTS = exceptCodes<BackPaymentRow>('zt', ['5', '8', '9', '0'], '已取消、未通过、已撤回、已失效');

/** 补缴记录: back-payment lists with amount and voucher. */
export default defineList<BackPaymentRow>()({
  name: 'backPayments',
  title: '补缴记录',
  columns: [
    { prop: 'bjksny', label: '起始年月', width: 92, disabled: true },
    { prop: 'hjny', label: '终止年月', width: 92, disabled: true },
    { prop: 'hjrs', label: '补缴人数', width: 84, type: 'formatNum' },
    { prop: 'hjje', label: '补缴总额', width: 134, total: PAID_LISTS },
    { prop: 'bjyy', label: '补缴原因', width: 150, filterKey: 'bjyy' },
    { prop: 'hjfs', label: '缴款方式', width: 120, filterKey: 'hjfs' },
    { prop: 'rzrq', label: '入账日期', width: 112 },
    { prop: 'pzh', label: '凭证号', width: 174 },
    { prop: 'zt', label: '状态', width: 88, filterKey: 'hjzt' },
    { prop: 'ywlsh', label: '业务流水号', width: 190 },
    {
      prop: 'qcqrdh',
      label: '详情',
      width: 84,
      disabled: true,
      show: (row, { open }) =>
        row.qcqrdh === '' ? (
          <CaseLink ywlsh={row.ywlsh} word="办件" name={monthSpan(row.bjksny, row.hjny)} />
        ) : (
          <RowButton word="详情" name={monthSpan(row.bjksny, row.hjny)} onClick={() => open(row)} />
        ),
    },
    { prop: 'dzje', label: '已到账', width: 134, total: PAID_LISTS, isShow: false },
    { prop: 'ceje', label: '差额', width: 134, total: PAID_LISTS, isShow: false },
  ],
  rowKey: ({ qcqrdh, ywlsh }) => qcqrdh || ywlsh,
  conditions: [
    { kind: 'span', names: ['ksny', 'jsny'], label: '补缴年月', of: 'month', usual: 'open' },
    { column: 'zt' },
  ],
  fetch: fetchBackPayments,
  business: { code: 'GJ0202', text: '办理补缴' },
  beside: remittanceDialog,
});

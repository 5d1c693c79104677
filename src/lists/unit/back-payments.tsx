import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { fetchBackPayments } from '@/api/back-payment';
import type { BackPaymentRow } from '@/api/remittance';
import { flowPath } from '@/engine/flow/flow-index';
import { useOfficePaths } from '@/engine/flow/home-path';
import { defineList } from '@/engine/list/define-list';
import { useAddressValues } from '@/lib/use-address-values';
import { RemittanceDialog } from '@/pages/unit/remittance/RemittanceDialog';

/** Lists that came to nothing are rows, and no part of what was made up. */
const PAID_LISTS = {
  counts: ({ zt }: BackPaymentRow) => !['5', '8', '9', '0'].includes(zt),
  without: '已取消、未通过、已撤回、已失效',
};

const NONE = { qcqrdh: '' };

/** 补缴记录: lists that made up months, with their money and their voucher. */
export default defineList<BackPaymentRow>()({
  path: '/dwwt/cxyw/bjjl',
  title: '补缴记录',
  columns: [
    { prop: 'bjksny', label: '起始年月', width: 92, disabled: true },
    { prop: 'hjny', label: '终止年月', width: 92, disabled: true },
    { prop: 'hjrs', label: '补缴人数', width: 84, type: 'formatNum' },
    { prop: 'hjje', label: '补缴总额', width: 134, type: 'money', total: PAID_LISTS },
    { prop: 'bjyy', label: '补缴原因', width: 150, filterKey: 'bjyy' },
    { prop: 'hjfs', label: '缴款方式', width: 120, filterKey: 'hjfs' },
    { prop: 'rzrq', label: '入账日期', width: 112 },
    { prop: 'pzh', label: '凭证号', width: 174 },
    { prop: 'zt', label: '状态', width: 88, filterKey: 'hjzt' },
    { prop: 'ywlsh', label: '业务流水号', width: 190 },
    { prop: 'qcqrdh', label: '详情', width: 84, type: 'custom', slotname: 'actions', disabled: true },
    { prop: 'dzje', label: '已到账', width: 134, type: 'money', total: PAID_LISTS, isShow: false },
    { prop: 'ceje', label: '差额', width: 134, type: 'money', total: PAID_LISTS, isShow: false },
  ],
  rowKey: ({ qcqrdh, ywlsh }) => qcqrdh || ywlsh,
  conditions: [
    { kind: 'span', names: ['ksny', 'jsny'], label: '补缴年月', of: 'month', usual: 'open' },
    { kind: 'choice', name: 'zt', label: '状态', dictionary: 'hjzt' },
  ],
  fetch: fetchBackPayments,
  totals: () => <Link to={flowPath('GJ0202', 'unit') ?? '/dwwt/DwwtHome'}>办理补缴</Link>,
  emptyText: '没有补缴记录',
  useActions: () => {
    // A to-do leads to one list.
    const { caseOf } = useOfficePaths();
    const [{ qcqrdh }, change] = useAddressValues(NONE);
    return {
      slots: {
        actions: {
          text: (row) => row.qcqrdh,
          show: (row) =>
            row.qcqrdh === '' ? (
              <Link to={caseOf(row.ywlsh)} aria-label={`办件${row.bjksny}至${row.hjny}`}>
                办件
              </Link>
            ) : (
              <Button
                size="small"
                aria-label={`详情${row.bjksny}至${row.hjny}`}
                onClick={() => change({ qcqrdh: row.qcqrdh })}
              >
                详情
              </Button>
            ),
        },
      },
      beside: qcqrdh && <RemittanceDialog qcqrdh={qcqrdh} onClose={() => change(NONE)} />,
    };
  },
});

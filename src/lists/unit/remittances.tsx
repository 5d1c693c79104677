import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { fetchRemittances, type RemittanceRow } from '@/api/remittance';
import { flowPath } from '@/engine/flow/flow-index';
import { defineList } from '@/engine/list/define-list';
import { useAddressValues } from '@/lib/use-address-values';
import { OpeningNote } from '@/pages/unit/remittance/OpeningNote';
import { RemittanceDialog } from '@/pages/unit/remittance/RemittanceDialog';
import { StandingCard } from '@/pages/unit/remittance/StandingCard';

/** A cancelled list moved no money. */
const PAID_LISTS = { counts: ({ zt }: RemittanceRow) => zt !== '5', without: '已取消' };

const NONE = { qcqrdh: '' };

/** 汇缴记录: every month's list with its money and its voucher, and the standing instruction. */
export default defineList<RemittanceRow>()({
  path: '/dwwt/cxyw/hjpz',
  title: '汇缴记录',
  above: (
    <>
      <StandingCard />
      <OpeningNote />
    </>
  ),
  columns: [
    { prop: 'hjny', label: '汇缴年月', width: 92, disabled: true },
    { prop: 'qcqrdh', label: '清册确认单号', width: 174 },
    { prop: 'hjrs', label: '汇缴人数', width: 84, type: 'formatNum' },
    { prop: 'hjje', label: '汇缴金额', width: 134, type: 'money', total: PAID_LISTS },
    { prop: 'hjfs', label: '汇缴方式', width: 120, filterKey: 'hjfs' },
    { prop: 'jkrq', label: '缴款日期', width: 112, isShow: false },
    { prop: 'rzrq', label: '入账日期', width: 112 },
    { prop: 'pzh', label: '凭证号', width: 174 },
    { prop: 'zt', label: '状态', width: 88, filterKey: 'hjzt' },
    { prop: 'ywlsh', label: '办件', width: 84, type: 'custom', slotname: 'actions', disabled: true },
    { prop: 'dzje', label: '已到账', width: 134, type: 'money', total: PAID_LISTS, isShow: false },
    { prop: 'ceje', label: '差额', width: 134, type: 'money', total: PAID_LISTS, isShow: false },
  ],
  rowKey: ({ qcqrdh }) => qcqrdh,
  conditions: [
    { kind: 'span', names: ['ksny', 'jsny'], label: '汇缴年月', of: 'month', usual: 'open' },
    { kind: 'choice', name: 'zt', label: '状态', dictionary: 'hjzt' },
  ],
  fetch: fetchRemittances,
  totals: () => <Link to={flowPath('GJ0201', 'unit') ?? '/dwwt/DwwtHome'}>办理汇缴</Link>,
  emptyText: '没有汇缴记录',
  useActions: () => {
    // A to-do leads to one list.
    const [{ qcqrdh }, change] = useAddressValues(NONE);
    return {
      slots: {
        actions: {
          text: ({ ywlsh }) => ywlsh,
          show: (row) => (
            <Button size="small" aria-label={`详情${row.hjny}`} onClick={() => change({ qcqrdh: row.qcqrdh })}>
              详情
            </Button>
          ),
        },
      },
      beside: qcqrdh && <RemittanceDialog qcqrdh={qcqrdh} onClose={() => change(NONE)} />,
    };
  },
});

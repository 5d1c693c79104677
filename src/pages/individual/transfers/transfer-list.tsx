import type { CentreTransfer } from '@/api/transfers';
import { type DefinedColumn, exceptCodes, type RowActions } from '@/engine/list/list-column';
import type { RowActs } from '@/engine/list/use-beside';
import { dictionaryLabel } from '@/session/dictionary';
import { Dialog } from '@/ui/Dialog';
import { TransferActions } from './TransferActions';
import { TransferProgress } from './TransferProgress';

/** Refused or ended: nothing went over. */
const RUNNING = exceptCodes<CentreTransfer>('zyzt', ['13', '40'], '不予转移、已终止');

/** What both lists of transfers show of one (domain catalogue 12.1). */
export const transferColumns: readonly DefinedColumn<CentreTransfer>[] = [
  { prop: 'sqrq', label: '申请日期', width: 115, disabled: true },
  { prop: 'lxhbh', label: '联系函编号', width: 190 },
  { prop: 'zcgjjzxmc', label: '转出中心', width: 220, lead: true },
  { prop: 'zrgjjzxmc', label: '转入中心', width: 220 },
  { prop: 'zyje', label: '转移本金', width: 130, type: 'money', total: RUNNING },
  { prop: 'zylx', label: '转移利息', width: 120, type: 'money', total: RUNNING },
  { prop: 'zyzt', label: '转移状态', width: 140, filterKey: 'zyzt' },
  { prop: 'cnrq', label: '承诺办结', width: 115 },
  {
    prop: 'jd',
    label: '各节点时间',
    width: 420,
    isShow: false,
    text: ({ jd }) => jd.map(({ zyzt, sj }) => `${dictionaryLabel('zyzt', zyzt)} ${sj}`).join('；'),
  },
];

export const transferActions: RowActions<CentreTransfer> = {
  width: 210,
  show: (row, { open, renew }) => <TransferActions of={row} onLook={open} onDone={renew} />,
};

/** The steps of one, beside either list. */
export function transferBeside(looked: CentreTransfer, { close }: RowActs<CentreTransfer>) {
  return (
    <Dialog open title="转移进度" onClose={close}>
      <TransferProgress of={looked} />
    </Dialog>
  );
}

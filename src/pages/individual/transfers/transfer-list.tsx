import { Timeline } from 'antd';
import type { CentreTransfer } from '@/api/person/transfers';
import { formatMoney } from '@/domain/money';
import { type DefinedColumn, exceptCodes, type RowActions } from '@/engine/list/list-column';
import type { RowOperations } from '@/engine/list/use-row-dialog';
import { dictionaryLabel } from '@/session/dictionary';
import { Dialog } from '@/ui/dialog/Dialog';
import { TransferActions } from './TransferActions';

/** Rejected or terminated: nothing was transferred. */
const RUNNING = exceptCodes<CentreTransfer>('zyzt', ['13', '40'], '不予转移、已终止');

/** Columns shared by both lists of transfers (docs/rules/lists.md). */
export const centreTransferColumns: readonly DefinedColumn<CentreTransfer>[] = [
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

/** Dialog with a transfer's steps, shared by both lists. */
export function transferDialog(looked: CentreTransfer, { close }: RowOperations<CentreTransfer>) {
  return (
    <Dialog open title="转移进度" onClose={close}>
      <TransferProgress of={looked} />
    </Dialog>
  );
}

/** A transfer from letter to payment: state and time of each step. */
function TransferProgress({ of }: { of: CentreTransfer }) {
  const { lxhbh, zcgjjzxmc, zrgjjzxmc, zyje, zylx, dzje, cnrq, cq, cbsm, cbcs, jd } = of;
  return (
    <>
      <p>
        {zcgjjzxmc}转往{zrgjjzxmc}
        {lxhbh && `，联系函${lxhbh}`}
      </p>
      {zyje && (
        <p>
          本金{formatMoney(zyje)}，利息{formatMoney(zylx)}
          {dzje && `，到账${formatMoney(dzje)}`}
        </p>
      )}
      {cnrq && <p>{cq ? `承诺${cnrq}前办结，已超过承诺日期` : `承诺${cnrq}前办结`}</p>}
      {cbcs > 0 && <p>已催办{cbcs}次</p>}
      {cbsm && <p>{cbsm}</p>}
      <Timeline
        items={jd.map(({ zyzt, sj, sm }, index) => ({
          key: `${sj} ${index}`,
          content: (
            <>
              <strong>{dictionaryLabel('zyzt', zyzt)}</strong>
              <div>{sj}</div>
              <div>{sm}</div>
            </>
          ),
        }))}
      />
    </>
  );
}

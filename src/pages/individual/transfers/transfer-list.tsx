import { useState } from 'react';
import type { Page } from '@/api/person';
import type { CentreTransfer } from '@/api/transfers';
import type { List } from '@/engine/list/use-list';
import { dictionaryLabel } from '@/session/dictionary';
import { Dialog } from '@/ui/Dialog';
import type { ListColumn } from '@/ui/table/column';
import { TransferActions } from './TransferActions';
import { TransferProgress } from './TransferProgress';

/** Refused or ended: nothing went over. */
const RUNNING = {
  counts: ({ zyzt }: CentreTransfer) => zyzt !== '13' && zyzt !== '40',
  without: '不予转移、已终止',
};

/** What both lists of transfers show of one (domain catalogue 12.1). */
export const transferColumns: readonly ListColumn<CentreTransfer>[] = [
  { prop: 'sqrq', label: '申请日期', width: 115, disabled: true },
  { prop: 'lxhbh', label: '联系函编号', width: 190 },
  { prop: 'zcgjjzxmc', label: '转出中心', width: 220, lead: true },
  { prop: 'zrgjjzxmc', label: '转入中心', width: 220 },
  { prop: 'zyje', label: '转移本金', width: 130, type: 'money', total: RUNNING },
  { prop: 'zylx', label: '转移利息', width: 120, type: 'money', total: RUNNING },
  { prop: 'zyzt', label: '转移状态', width: 140, filterKey: 'zyzt' },
  { prop: 'cnrq', label: '承诺办结', width: 115 },
  { prop: 'jd', label: '各节点时间', width: 420, type: 'custom', slotname: 'jd', isShow: false },
  { prop: 'cz', label: '操作', width: 210, type: 'custom', slotname: 'cz', screenOnly: true },
];

/** A hook of a list: what can be done with a row, and its steps in a dialog. */
export function useTransferActions(list: List<CentreTransfer, Page<CentreTransfer>>) {
  const [looked, look] = useState<CentreTransfer>();
  return {
    slots: {
      jd: {
        text: ({ jd }: CentreTransfer) => jd.map(({ zyzt, sj }) => `${dictionaryLabel('zyzt', zyzt)} ${sj}`).join('；'),
      },
      cz: {
        text: () => '',
        show: (row: CentreTransfer) => (
          <TransferActions of={row} onLook={look} onDone={() => void list.query.refetch()} />
        ),
      },
    },
    beside: looked && (
      <Dialog open title="转移进度" onClose={() => look(undefined)}>
        <TransferProgress of={looked} />
      </Dialog>
    ),
  };
}

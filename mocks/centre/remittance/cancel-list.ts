import { moneyText } from '@/domain/money';
import type { Desk } from '../kernel/desk';
import { units } from '../kernel/people';
import { dropChange } from './change-check';
import { listName, type RemittanceRecord, remittances, snapshots } from './records';
import { plannedDebit } from './standing';

/** How money in the pending balance comes to be used: only by who chooses it, never by an automatic debit (decision 060). */
export const USED_BY_CHOICE = '选择“暂存款抵缴”可以使用';

/** The list was taken back. Money that came for it lies in the unit's pending account and is free again. */
export function cancelList(desk: Desk, list: RemittanceRecord): void {
  const { store } = desk;
  remittances(store).put(list.qcqrdh, { ...list, zt: '5', received: 0n, freed: list.received });
  // What was to be made up stands in no other place: the case goes on saying what it was about.
  if (!list.bj) snapshots(store).delete(list.qcqrdh);
  dropChange(desk, list, `${listName(list)}${list.bj ? '' : '的清册'}已取消`);
}

/** What taking a list back brings; the dialog that asks, the timeline, message and SMS say this. */
export function cancelText(desk: Desk, list: RemittanceRecord): string {
  const { dwzh, hjny, received, bj } = list;
  const unit = units(desk.store).get(dwzh);
  const parts = [
    bj ? `${listName(list)}须重新办理` : `${hjny}须重新办理汇缴`,
    received > 0n && `已到账的${moneyText(received)}留在暂收余额，办理汇缴、补缴时${USED_BY_CHOICE}`,
    !bj && unit && plannedDebit(desk, unit),
  ];
  return parts.filter(Boolean).join('；');
}

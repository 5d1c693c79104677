import { moneyText } from '@/domain/money';
import { units } from '../../kernel/people';
import type { Transaction } from '../../kernel/transaction';
import { dropChange } from '../debit/change-check';
import { plannedDebit } from '../debit/standing-instruction';
import { listName, type RemittanceRecord, remittances, snapshots } from './records';

/** The pending balance is used by choice only, never by an automatic debit (docs/rules/gj0201-remittance.md, Rules). */
export const USED_BY_CHOICE = '选择“暂存款抵缴”可以使用';

/** Cancels a list; money received for it stays in the unit's pending account and becomes available. */
export function cancelList(tx: Transaction, list: RemittanceRecord): void {
  const { store } = tx;
  remittances(store).put(list.qcqrdh, { ...list, zt: '5', received: 0n, freed: list.received });
  // The snapshot of a back-payment stays: its months are stored nowhere else and the case shows them.
  if (!list.bj) snapshots(store).delete(list.qcqrdh);
  dropChange(tx, list, `${listName(list)}${list.bj ? '' : '的清册'}已取消`);
}

/** Text about the effect of cancelling, shared by dialog, timeline, message and SMS. */
export function cancelText(tx: Transaction, list: RemittanceRecord): string {
  const { dwzh, hjny, received, bj } = list;
  const unit = units(tx.store).get(dwzh);
  const parts = [
    bj ? `${listName(list)}须重新办理` : `${hjny}须重新办理汇缴`,
    received > 0n && `已到账的${moneyText(received)}留在暂收余额，办理汇缴、补缴时${USED_BY_CHOICE}`,
    !bj && unit && plannedDebit(tx, unit),
  ];
  return parts.filter(Boolean).join('；');
}

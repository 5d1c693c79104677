import { addDays, type PlainDate } from '@/domain/dates';
import { cases } from '../cases/case-states';
import { notifyOverdue } from '../cases/decision-messages';
import type { Store } from '../kernel/store';
import { transactionOn } from '../kernel/transaction';
import { centreTransfers, TRANSFER_ENDS, TRANSFER_PROGRESS } from '../members/transfers/transfer-records';

/** Daily job: notifies of a late transfer in on the day after its due date, with its state and how to urge it. */
export function notifyLateTransfers(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const { ywlsh, fx, zyzt, cnrq, jd } of centreTransfers(store).values()) {
    const held = cases(store).get(ywlsh);
    if (fx !== 'in' || !held || TRANSFER_ENDS.includes(zyzt) || addDays(cnrq, 1) !== day) continue;
    const nr = `${jd.at(-1)?.sm}。您可以在“转移进度”中催办，办结后会告知您。`;
    notifyOverdue(tx, held, cnrq, { nr, lj: TRANSFER_PROGRESS, ljmc: '去催办' });
  }
}

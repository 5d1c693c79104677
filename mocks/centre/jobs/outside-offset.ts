import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { outsideOrders } from '../loans/outside-offsets';
import { payOutsideOrder, remindOfTransfer } from '../loans/outside-transfers';
import { remindedOn } from './debit-reminders';

/** Each month on its day the deposit here repays the loan there; ends with the loan or the account (domain catalogue YT1101). */
export function payOutsideLoans(store: Store, day: PlainDate, notify: boolean): void {
  for (const order of [...outsideOrders(store).values()]) {
    if (notify && order.next === remindedOn(day)) remindOfTransfer(store, order, day);
    payOutsideOrder(store, order, day, notify ? `${day} 09:00:00` : null);
  }
}

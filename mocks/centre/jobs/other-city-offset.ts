import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { otherCityOrders } from '../loans/offset/other-city-offsets';
import { payOtherCityOrder, remindOfTransfer } from '../loans/offset/other-city-transfers';
import { remindedOn } from './debit-reminders';

/** Daily job: transfers deposits to loans in other cities (docs/rules/yt1101-other-city-offset.md, Rules). */
export function payOtherCityLoans(store: Store, day: PlainDate, notify: boolean): void {
  for (const order of [...otherCityOrders(store).values()]) {
    if (notify && order.next === remindedOn(day)) remindOfTransfer(store, order, day);
    payOtherCityOrder(store, order, day, notify ? `${day} 09:00:00` : null);
  }
}

import type { Appointment } from '@/api/public/appointments';
import { fundTime } from '@/domain/dates';
import { type MessageId, notify } from '../access/notify';
import { ownerOf, type Transaction } from '../kernel/transaction';
import type { NoShows } from './blocks';
import type { AppointmentRecord } from './records';

type AppointmentMessage = Extract<MessageId, `appointment-${'booked' | 'changed' | 'cancelled' | 'tomorrow'}`>;

/** Notifies in the message centre and at the phone number given. */
export const notifyAppointment = (
  tx: Transaction,
  record: AppointmentRecord,
  view: Appointment,
  id: AppointmentMessage,
) =>
  notify(
    tx,
    ownerOf({ kind: 'person', grzh: record.grzh }),
    id,
    { view, sj: fundTime(tx.now()) },
    { phone: record.lxdh },
  );

export function notifyMissed(tx: Transaction, record: AppointmentRecord, view: Appointment, misses: NoShows): void {
  const { days, block } = misses;
  const owner = ownerOf({ kind: 'person', grzh: record.grzh });
  const data = { view, sj: fundTime(tx.now()) };
  const to = { phone: record.lxdh };
  if (block) {
    const suspended = { ...data, times: block.rq.length, until: block.jzrq };
    notify(tx, owner, 'appointment-missed-suspended', suspended, to);
  } else notify(tx, owner, 'appointment-missed', { ...data, times: days.length }, to);
}

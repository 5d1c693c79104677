// Attendance: the counter records arrivals, the daily job the missed appointments.
import { addDays, type PlainDate } from '@/domain/dates';
import { maskName } from '@/domain/text/mask';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { BusinessError, REFUSED, type Transaction, transactionOn } from '../kernel/transaction';
import { noShowsOf } from './blocks';
import { notifyAppointment, notifyMissed } from './messages';
import { type AppointmentRecord, appointments } from './records';
import { appointmentView } from './views';

/** A coming appointment in the counter's list. */
export interface ExpectedVisit {
  yyh: string;
  xm: string;
  sxmc: string;
  wdmc: string;
  yyrq: PlainDate;
  yysd: string;
}

/** Returns coming appointments, the nearest first. */
export function expectedVisits(tx: Transaction): ExpectedVisit[] {
  return openOnes(tx.store)
    .map((record) => {
      const { yyh, sxmc, wdmc, yyrq, yysd } = appointmentView(tx, record);
      return { yyh, xm: maskName(persons(tx.store).get(record.grzh)?.xingming ?? ''), sxmc, wdmc, yyrq, yysd };
    })
    .sort((a, b) => (a.yyrq + a.yysd + a.yyh < b.yyrq + b.yysd + b.yyh ? -1 : 1));
}

/** Records that the person has arrived and taken a number. @throws BusinessError on any day other than the appointment's */
export function checkInAppointment(tx: Transaction, yyh: string): { yyh: string } {
  const record = appointments(tx.store).get(yyh);
  if (record?.zt !== '1') throw new BusinessError(REFUSED, '没有待到场的预约');
  if (record.yyrq !== tx.today()) throw new BusinessError(REFUSED, `该预约在${record.yyrq}，今天不能取号`);
  appointments(tx.store).put(yyh, { ...record, zt: '2' });
  return { yyh };
}

/** Daily: reminds of tomorrow's appointments and marks past ones without arrival as missed. */
export function runAppointments(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const record of openOnes(store)) {
    if (record.yyrq < day) miss(tx, record);
    else if (record.yyrq === addDays(day, 1))
      notifyAppointment(tx, record, appointmentView(tx, record), 'appointment-tomorrow');
  }
}

function miss(tx: Transaction, record: AppointmentRecord): void {
  const missed: AppointmentRecord = { ...record, zt: '4' };
  appointments(tx.store).put(record.yyh, missed);
  notifyMissed(tx, missed, appointmentView(tx, missed), noShowsOf(tx.store, record.grzh, tx.today()));
}

function openOnes(store: Store): AppointmentRecord[] {
  return [...appointments(store).values()].filter(({ zt }) => zt === '1');
}

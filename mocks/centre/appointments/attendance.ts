// Who came and who did not: the counter notes the first, the day after the second.
import { addDays, type PlainDate } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { type Desk, deskOn, REFUSED, Refusal } from '../kernel/desk';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { missesOf } from './blocks';
import { tellMissed, tellReminded } from './messages';
import { type AppointmentRecord, appointments } from './records';
import { appointmentView } from './views';

/** An appointment that is still to come, as the counter's list shows it. */
export interface ExpectedVisit {
  yyh: string;
  xm: string;
  sxmc: string;
  wdmc: string;
  yyrq: PlainDate;
  yysd: string;
}

/** The nearest first. */
export function expectedVisits(desk: Desk): ExpectedVisit[] {
  return openOnes(desk.store)
    .map((record) => {
      const { yyh, sxmc, wdmc, yyrq, yysd } = appointmentView(desk, record);
      return { yyh, xm: maskName(persons(desk.store).get(record.grzh)?.xingming ?? ''), sxmc, wdmc, yyrq, yysd };
    })
    .sort((a, b) => (a.yyrq + a.yysd + a.yyh < b.yyrq + b.yysd + b.yyh ? -1 : 1));
}

/** The person has come and taken a number at the counter. @throws Refusal on any other day than that of the appointment */
export function arrive(desk: Desk, yyh: string): { yyh: string } {
  const record = appointments(desk.store).get(yyh);
  if (record?.zt !== '1') throw new Refusal(REFUSED, '没有待到场的预约');
  if (record.yyrq !== desk.today()) throw new Refusal(REFUSED, `该预约在${record.yyrq}，今天不能取号`);
  appointments(desk.store).put(yyh, { ...record, zt: '2' });
  return { yyh };
}

/** Each morning: who is expected tomorrow is reminded; who was expected before today and has not come has missed it. */
export function runAppointments(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const record of openOnes(store)) {
    if (record.yyrq < day) miss(desk, record);
    else if (record.yyrq === addDays(day, 1)) tellReminded(desk, record, appointmentView(desk, record));
  }
}

function miss(desk: Desk, record: AppointmentRecord): void {
  const missed: AppointmentRecord = { ...record, zt: '4' };
  appointments(desk.store).put(record.yyh, missed);
  tellMissed(desk, missed, appointmentView(desk, missed), missesOf(desk.store, record.grzh, desk.today()));
}

function openOnes(store: Store): AppointmentRecord[] {
  return [...appointments(store).values()].filter(({ zt }) => zt === '1');
}

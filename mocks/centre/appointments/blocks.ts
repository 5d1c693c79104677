import type { AppointmentBlock } from '@/api/appointments';
import { addDays, addMonths, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import type { Store } from '../kernel/store';
import { appointmentsOf } from './records';

/** The days that count against the person now, and the block they have led to, if it is not over. */
export interface Misses {
  days: readonly PlainDate[];
  block?: AppointmentBlock;
}

/**
 * p.yySyCs appointments missed within p.yySyYs months bring a block of p.yySyTs days that begins on the day after the last of them;
 * they count no more then. It follows from the record alone: nothing has to be kept or ended.
 */
export function missesAmong(missed: readonly PlainDate[], today: PlainDate): Misses {
  const since = (day: PlainDate) => addMonths(day, -policyCount('p.yySyYs'));
  let days: PlainDate[] = [];
  let block: AppointmentBlock | undefined;
  for (const day of missed.toSorted()) {
    days = [...days.filter((one) => one > since(day)), day];
    if (days.length < policyCount('p.yySyCs')) continue;
    block = { jzrq: addDays(day, policyCount('p.yySyTs')), rq: days };
    days = [];
  }
  return {
    days: days.filter((one) => one > since(today)),
    ...(block && block.jzrq >= today ? { block } : {}),
  };
}

export function missesOf(store: Store, grzh: string, today: PlainDate): Misses {
  const missed = appointmentsOf(store, grzh).filter(({ zt }) => zt === '4');
  return missesAmong(
    missed.map(({ yyrq }) => yyrq),
    today,
  );
}

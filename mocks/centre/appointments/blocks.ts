import type { AppointmentBlock } from '@/api/public/appointments';
import { addDays, addMonths, type PlainDate } from '@/domain/dates';
import { policyCount } from '../../data/policy/policy';
import type { Store } from '../kernel/store';
import { appointmentsOf } from './records';

/** Days that count against the person now, and the resulting block if it is not over. */
export interface NoShows {
  days: readonly PlainDate[];
  block?: AppointmentBlock;
}

/**
 * Returns recent no-shows: p.yySyCs missed appointments within p.yySyYs months cause a block of p.yySyTs days from the day after the last
 * one, and then no longer count. Derived from the records, so no state is stored.
 */
export function recentNoShows(missed: readonly PlainDate[], today: PlainDate): NoShows {
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

export function noShowsOf(store: Store, grzh: string, today: PlainDate): NoShows {
  const missed = appointmentsOf(store, grzh).filter(({ zt }) => zt === '4');
  return recentNoShows(
    missed.map(({ yyrq }) => yyrq),
    today,
  );
}

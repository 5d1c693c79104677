import { addDays, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { remittanceDue } from '@/domain/remittance';
import { policyCount } from '../../data/policy';
import { everMembersInOrder, paydayIn, type UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';

/**
 * The last day on which a unit's month is remitted in time. A unit that registered in the hall is late with nothing before it had
 * anybody: its first months have as many days from the first account on as any month has from the payday on.
 */
export function lastDayToRemit(store: Store, unit: UnitRecord, month: PlainMonth): PlainDate {
  return lastDay(store, unit, month).day;
}

/** The same day with the rule it comes from, as the unit reads it. */
export function lastDay(store: Store, unit: UnitRecord, month: PlainMonth): { day: PlainDate; rule: string } {
  const days = policyCount('p.hjqx');
  const usual = remittanceDue(month, paydayIn(unit, month).dwfxr, days);
  const begun = unit.online ? firstAccount(store, unit.dwzh) : undefined;
  const first = begun === undefined ? '' : addDays(begun, days);
  return first > usual
    ? { day: first, rule: `新单位自首次开户起${days}日内` }
    : { day: usual, rule: `发薪日后${days}日内` };
}

/** From which month on a unit may remit this one: nobody pays further ahead. */
export const firstMonthToRemit = (month: PlainMonth): PlainMonth => shiftMonth(month, -policyCount('p.hjTq'));

/** The day on which that month begins while it is still to come, '' from then on. */
export function opensOn(today: PlainDate, month: PlainMonth): PlainDate | '' {
  const day = `${firstMonthToRemit(month)}-01`;
  return day > today ? day : '';
}

function firstAccount(store: Store, dwzh: string): PlainDate | undefined {
  const days = everMembersInOrder(store, dwzh).flatMap(({ khrq, spans }) => (spans[0]?.dwzh === dwzh ? [khrq] : []));
  return days.sort()[0];
}

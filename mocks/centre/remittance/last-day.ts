import { addDays, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { remittanceDue } from '@/domain/deposit/remittance';
import { policyCount } from '../../data/policy/policy';
import { membersByNumber, paydayIn, type UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';

/**
 * Returns the last day for remitting a month in time. For a unit registered in the hall the first months get the usual number of days,
 * counted from its first account instead of the payday.
 */
export function lastDayToRemit(store: Store, unit: UnitRecord, month: PlainMonth): PlainDate {
  return lastRemittanceDay(store, unit, month).day;
}

/** The last day with the rule behind it, as text for the unit. */
export function lastRemittanceDay(store: Store, unit: UnitRecord, month: PlainMonth): { day: PlainDate; rule: string } {
  const days = policyCount('p.hjqx');
  const usual = remittanceDue(month, paydayIn(unit, month).dwfxr, days);
  const begun = unit.online ? firstAccount(store, unit.dwzh) : undefined;
  const first = begun === undefined ? '' : addDays(begun, days);
  return first > usual
    ? { day: first, rule: `新单位自首次开户起${days}日内` }
    : { day: usual, rule: `发薪日后${days}日内` };
}

/** Returns the earliest month in which this one can be remitted; parameter p.hjTq limits remitting ahead. */
export const firstMonthToRemit = (month: PlainMonth): PlainMonth => shiftMonth(month, -policyCount('p.hjTq'));

/** Returns the first day of that month while it is in the future; '' afterwards. */
export function opensOn(today: PlainDate, month: PlainMonth): PlainDate | '' {
  const day = `${firstMonthToRemit(month)}-01`;
  return day > today ? day : '';
}

function firstAccount(store: Store, dwzh: string): PlainDate | undefined {
  const days = membersByNumber(store, dwzh).flatMap(({ khrq, spans }) => (spans[0]?.dwzh === dwzh ? [khrq] : []));
  return days.sort()[0];
}

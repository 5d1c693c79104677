import { monthOf, monthsBetween, type PlainDate, type PlainMonth, shiftMonth } from '../dates';

/** Retirement group: men, women with a pre-reform age of 55 or 50. */
export type RetirementGroup = 'man' | 'woman55' | 'woman50';

export interface Retirement {
  years: number;
  months: number;
  /** Month in which the age is reached. */
  month: PlainMonth;
  /** First month of voluntary early retirement (弹性提前退休). */
  earliest: PlainMonth;
}

/** Months before the statutory age, never below the pre-reform age (《实施弹性退休制度暂行办法》第二条). */
const EARLY = 36;

/** Pre-reform age, first delayed birth month, birth months per month of delay, and maximum delay. */
const RULES: Readonly<Record<RetirementGroup, { age: number; from: PlainMonth; births: number; most: number }>> = {
  man: { age: 60, from: '1965-01', births: 4, most: 36 },
  woman55: { age: 55, from: '1970-01', births: 4, most: 36 },
  woman50: { age: 50, from: '1975-01', births: 2, most: 60 },
};

/** Statutory retirement age with the gradual delay since 2025-01-01 (docs/rules/interest-and-months.md), from the date or month of birth. */
export function statutoryRetirement(birth: PlainDate | PlainMonth, group: RetirementGroup): Retirement {
  const { age, from, births, most } = RULES[group];
  const since = monthsBetween(from, monthOf(birth));
  const delay = since < 0 ? 0 : Math.min(Math.floor(since / births) + 1, most);
  const all = age * 12 + delay;
  const after = (months: number) => shiftMonth(monthOf(birth), months);
  return {
    years: Math.floor(all / 12),
    months: all % 12,
    month: after(all),
    earliest: after(Math.max(age * 12, all - EARLY)),
  };
}

import { monthOf, monthsBetween, type PlainDate, type PlainMonth, shiftMonth } from './dates';

/** Loans of up to five years have a rate of their own (PBOC announcement). */
const SHORT_MONTHS = 60;

/** Rates in percent: first and second home, up to five years and longer. */
export interface RateTable {
  firstShort: string;
  firstLong: string;
  secondShort: string;
  secondLong: string;
}

/** 1 first home, 2 second home (`sfst`). */
export type HomeCount = '1' | '2';

/** The rate of a loan by its term and the home it is for. */
export function loanRate(table: RateTable, homeCount: HomeCount, months: number): string {
  const short = isShortTerm(months);
  if (homeCount === '1') return short ? table.firstShort : table.firstLong;
  return short ? table.secondShort : table.secondLong;
}

/** Up to five years, which have rates of their own. */
export function isShortTerm(months: number): boolean {
  return months <= SHORT_MONTHS;
}

/** 1 first home when the household has neither a home nor ever had a fund loan. */
export function homeCount(homes: number, loansUsed: number): HomeCount {
  return homes === 0 && loansUsed === 0 ? '1' : '2';
}

/**
 * The longest term in months: `most`, and at its end the borrower is no older than the statutory retirement age and five
 * years, nor than `ageMost`. `retirement` is the month of the statutory retirement.
 */
export function longestTerm(
  birth: PlainDate,
  retirement: PlainMonth,
  today: PlainDate,
  { most, ageMost }: { most: number; ageMost: number },
): number {
  const afterRetirement = shiftMonth(retirement, YEARS_AFTER * 12);
  const oldest = shiftMonth(monthOf(birth), ageMost * 12);
  const end = afterRetirement < oldest ? afterRetirement : oldest;
  return Math.max(Math.min(most, monthsBetween(monthOf(today), end)), 0);
}

/** Years after the statutory retirement age in which a loan may still run (domain catalogue 1, p.dkZdnl). */
export const YEARS_AFTER = 5;

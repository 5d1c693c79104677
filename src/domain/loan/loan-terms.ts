import { monthOf, monthsBetween, type PlainDate, type PlainMonth, shiftMonth } from '../dates';

/** Loans of up to five years have their own rate (PBOC announcement). */
const SHORT_MONTHS = 60;

/** Shortest term of a loan. */
export const SHORTEST_MONTHS = 12;

/** Rates in percent: first and second home, up to five years and above. */
export interface RateTable {
  firstShort: string;
  firstLong: string;
  secondShort: string;
  secondLong: string;
}

/** 1 first home, 2 second home (`sfst`). */
export type HomeCount = '1' | '2';

/** Rate of a loan by term and home count. */
export function loanRate(table: RateTable, homeCount: HomeCount, months: number): string {
  const short = isShortTerm(months);
  if (homeCount === '1') return short ? table.firstShort : table.firstLong;
  return short ? table.secondShort : table.secondLong;
}

/** Returns true for terms up to five years, which have their own rates. */
export function isShortTerm(months: number): boolean {
  return months <= SHORT_MONTHS;
}

/** Home count: 1 (first home) if the household has no home and never had a fund loan. */
export function homeCount(homes: number, loansUsed: number): HomeCount {
  return homes === 0 && loansUsed === 0 ? '1' : '2';
}

/**
 * Longest term in months, at most `most`: at its end the borrower is neither more than five years past the statutory retirement age nor
 * older than `ageMost`. `retirement` is the month of the statutory retirement.
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

/** Years past the statutory retirement age in which a loan may still run (docs/rules/loans.md, Rate and term). */
export const YEARS_AFTER = 5;

import type { LoanRate } from '@/api/loan-rates';
import { monthOf, monthsFrom, type PlainDate } from '@/domain/dates';

/** Years of the address, '' for no limit on that side. */
export interface YearRange {
  from: string;
  to: string;
}

/** What is wrong with the years that an address asks for, or undefined. */
export function yearProblem({ from, to }: YearRange, known: readonly string[]): string | undefined {
  if ([from, to].some((year) => year !== '' && !known.includes(year))) {
    return '没有这个年份的利率，请在列表中选择起止年份。';
  }
  return from !== '' && to !== '' && from > to ? '起始年份不能晚于截止年份，请重新选择。' : undefined;
}

/** Every year from the first rate to the newest, or to that of `today`. */
export function yearsOf(list: readonly LoanRate[], today: PlainDate): string[] {
  const days = [...list.map(({ sxrq }) => sxrq), today].sort();
  const first = Number(days[0]?.slice(0, 4));
  const last = Number(days.at(-1)?.slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** Rates that were in force on any day of those years: also one that was set earlier and never changed in them. */
export function ratesIn(list: readonly LoanRate[], { from, to }: YearRange): LoanRate[] {
  return list.filter(
    ({ sxrq, zzrq }) => (to === '' || sxrq <= `${to}-12-31`) && (from === '' || zzrq === '' || zzrq >= `${from}-01-01`),
  );
}

export interface RatePoint {
  x: string;
  [series: string]: string | number;
}

/** A point a month, so that a year is as wide as any other; a rate counts from the month in which it begins. */
export function ratePoints(list: readonly LoanRate[], { from, to }: YearRange, today: PlainDate): RatePoint[] {
  const oldestFirst = [...ratesIn(list, { from, to })].sort((a, b) => (a.sxrq < b.sxrq ? -1 : 1));
  const [first] = oldestFirst;
  const last = oldestFirst.at(-1);
  if (!first || !last) return [];
  const begin = from === '' || first.sxrq > `${from}-01-01` ? monthOf(first.sxrq) : `${from}-01`;
  const latest = monthOf(last.sxrq > today ? last.sxrq : today);
  const end = to === '' || `${to}-12` > latest ? latest : `${to}-12`;
  return monthsFrom(begin, end).map((month) => {
    const rate = oldestFirst.findLast(({ sxrq }) => monthOf(sxrq) <= month) ?? first;
    const point: RatePoint = { x: month };
    for (const key of ['llS1', 'llS2', 'llE1', 'llE2'] as const) {
      // A number is exact enough for a line; the table beside it shows the text.
      if (rate[key] !== '') point[key] = Number(rate[key]);
    }
    return point;
  });
}

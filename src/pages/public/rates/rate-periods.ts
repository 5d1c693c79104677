import type { LoanRate } from '@/api/public/loan-rates';
import { monthOf, monthsFrom, type PlainDate } from '@/domain/dates';

/** Years in the address, '' for no limit on that side. */
export interface YearRange {
  from: string;
  to: string;
}

/** Error of the years in an address, or undefined. */
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

/** Rates in force on any day of those years, including one set earlier. */
export function ratesIn(list: readonly LoanRate[], { from, to }: YearRange): LoanRate[] {
  return list.filter(
    ({ sxrq, zzrq }) => (to === '' || sxrq <= `${to}-12-31`) && (from === '' || zzrq === '' || zzrq >= `${from}-01-01`),
  );
}

export interface RatePoint {
  x: string;
  [series: string]: string | number;
}

/** One point per month, so that years have equal width; a rate counts from the month it begins in. */
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
      // Number precision suffices for a line; the table shows the exact text.
      if (rate[key] !== '') point[key] = Number(rate[key]);
    }
    return point;
  });
}

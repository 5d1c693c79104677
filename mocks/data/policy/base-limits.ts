import type { PlainMonth } from '@/domain/dates';
import { type Fen, fenOf } from '@/domain/money';
import { policy } from './policy';

/** Limits of the deposit base in a deposit year, in yuan a month, and the notice that set them. */
interface YearLimits {
  lower: string;
  upper: string;
  basis: string;
}

/** By the year in which the deposit year begins (1 July); years before the first one were not announced in the hall. */
export const baseLimitsByYear: Readonly<Record<string, YearLimits>> = {
  '2023': { lower: '1990.00', upper: '26150.00', basis: '《关于2023年度住房公积金缴存调整的通知》' },
  '2024': { lower: '2060.00', upper: '26890.00', basis: '《关于2024年度住房公积金缴存调整的通知》' },
  '2025': { lower: '2130.00', upper: '27645.00', basis: '《关于2025年度住房公积金缴存调整的通知》' },
  '2026': { lower: policy('p.jcjsXx').value, upper: policy('p.jcjsSx').value, basis: policy('p.jcjsSx').basis },
};

/** The limits that held in a month; of years that were not announced, those of the nearest one that was. */
export function baseLimitsIn(month: PlainMonth): { lower: Fen; upper: Fen } {
  const [year = '', number = ''] = month.split('-');
  const wanted = number < '07' ? String(Number(year) - 1) : year;
  const known = Object.keys(baseLimitsByYear).sort();
  const { lower = '', upper = '' } = baseLimitsByYear[known.findLast((one) => one <= wanted) ?? known[0] ?? ''] ?? {};
  return { lower: fenOf(lower), upper: fenOf(upper) };
}

import type { PlainDate } from '@/domain/dates';

/** Yearly rates in percent of loans from the fund; '' for a second home before it had a rate of its own. */
export interface PastRate {
  sxrq: PlainDate;
  llS1: string;
  llS2: string;
  llE1: string;
  llE2: string;
  yj: string;
}

const BENCHMARK = '存贷款基准利率调整';

const past = (sxrq: PlainDate, llS1: string, llS2: string, llE1: string, llE2: string, yj: string): PastRate => ({
  sxrq,
  llS1,
  llS2,
  llE1,
  llE2,
  yj,
});

/**
 * Rates of the People's Bank of China before the present one (which is a policy parameter), oldest first. A second home pays
 * 1.1 times the first since November 2010; in 2022 the first home alone became cheaper.
 */
export const pastRates: readonly PastRate[] = [
  past('2008-12-23', '3.33', '3.87', '', '', BENCHMARK),
  past('2010-10-20', '3.50', '4.05', '', '', BENCHMARK),
  past('2010-12-26', '3.75', '4.30', '4.125', '4.73', BENCHMARK),
  past('2011-02-09', '4.00', '4.50', '4.40', '4.95', BENCHMARK),
  past('2011-04-06', '4.20', '4.70', '4.62', '5.17', BENCHMARK),
  past('2011-07-07', '4.45', '4.90', '4.895', '5.39', BENCHMARK),
  past('2012-06-08', '4.20', '4.70', '4.62', '5.17', BENCHMARK),
  past('2012-07-06', '4.00', '4.50', '4.40', '4.95', BENCHMARK),
  past('2014-11-22', '3.75', '4.25', '4.125', '4.675', BENCHMARK),
  past('2015-03-01', '3.50', '4.00', '3.85', '4.40', BENCHMARK),
  past('2015-05-11', '3.25', '3.75', '3.575', '4.125', BENCHMARK),
  past('2015-06-28', '3.00', '3.50', '3.30', '3.85', BENCHMARK),
  past('2015-08-26', '2.75', '3.25', '3.025', '3.575', BENCHMARK),
  past('2022-10-01', '2.60', '3.10', '3.025', '3.575', '中国人民银行2022年9月30日公布'),
  past('2024-05-18', '2.35', '2.85', '2.775', '3.325', '中国人民银行2024年5月17日公布'),
];

/** What the present rate, a policy parameter, rests on. */
export const PRESENT_RATE_BASIS = '中国人民银行2025年5月7日公布';

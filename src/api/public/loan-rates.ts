import { isPlainDate } from '@/domain/dates';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, each, everyRow, object, pattern, refine, requiredDay, textValue } from '../client/read';

const percent = pattern(/^\d{1,2}(\.\d{1,4})?$/);
const percentOrBlank = pattern(/^(\d{1,2}(\.\d{1,4})?)?$/);
/** Limited to 19xx and 20xx, because the page offers every year between two of them. */
const rateDay = refine(requiredDay, (day) => /^(19|20)/.test(day));
/** An unreadable day is not taken for none. */
const dayOrBlank = refine(textValue, (day) => day === '' || isPlainDate(day));

/** Yearly rates in percent from a day on; S first home, E second home, 1 up to five years, 2 longer. */
const readLoanRate = object({
  /** In force from. */
  sxrq: rateDay,
  /** Last day; '' when open-ended. */
  zzrq: dayOrBlank,
  ...each(percent, 'llS1', 'llS2'),
  /** '' before second homes had a separate rate. */
  ...each(percentOrBlank, 'llE1', 'llE2'),
  /** Legal basis. */
  yj: textValue,
  /** 0 replaced, 1 in force, 2 announced. */
  zt: code('0', '1', '2'),
});
export type LoanRate = Answer<typeof readLoanRate>;

const readLoanRates = object({
  /** Date of the data. */
  jzrq: rateDay,
  /** Newest first. Two rates of the same day, or two in force, are ambiguous. */
  list: refine(
    everyRow(readLoanRate),
    (list) =>
      new Set(list.map(({ sxrq }) => sxrq)).size === list.length && list.filter(({ zt }) => zt === '1').length <= 1,
  ),
  /** Day from which existing loans follow the current rate. */
  clrq: dayOrBlank,
  /** Deposit rate in percent, with its date and legal basis. */
  ckll: percent,
  cksxrq: rateDay,
  ckyj: textValue,
});
export type LoanRates = Answer<typeof readLoanRates>;

/** Current, past and announced loan rates. @throws ApiError also for unreadable rates */
export function fetchLoanRates(options?: CallOptions): Promise<LoanRates> {
  return get(hall('llgl/getDkllList'), readLoanRates, options);
}

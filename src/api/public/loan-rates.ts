import { isPlainDate } from '@/domain/dates';
import { type CallOptions, get } from '../client/client';
import { ApiError, MALFORMED_TEXT } from '../client/errors';
import { hall } from '../client/path';
import { anObject } from '../client/read';

/** Yearly rates in percent from a day on; S first home, E second home, 1 up to five years, 2 longer. */
export interface LoanRate {
  /** In force from. */
  sxrq: string;
  /** Last day; '' when open-ended. */
  zzrq: string;
  llS1: string;
  llS2: string;
  /** '' before second homes had a separate rate. */
  llE1: string;
  llE2: string;
  /** Legal basis. */
  yj: string;
  /** 0 replaced, 1 in force, 2 announced. */
  zt: '0' | '1' | '2';
}

export interface LoanRates {
  /** Date of the data. */
  jzrq: string;
  /** Newest first. */
  list: LoanRate[];
  /** Day from which existing loans follow the current rate. */
  clrq: string;
  /** Deposit rate in percent, with its date and legal basis. */
  ckll: string;
  cksxrq: string;
  ckyj: string;
}

/** Current, past and announced loan rates. @throws ApiError also for unreadable rates */
export async function fetchLoanRates(options?: CallOptions): Promise<LoanRates> {
  return get(
    hall('llgl/getDkllList'),
    (data) => {
      const answer = anObject(data) as unknown as LoanRates;
      const { jzrq, list, clrq, ckll, cksxrq, ckyj } = answer;
      const readable =
        isDay(jzrq) &&
        Array.isArray(list) &&
        list.every(isRate) &&
        (clrq === '' || isDay(clrq)) &&
        isPercent(ckll) &&
        isDay(cksxrq) &&
        typeof ckyj === 'string';
      // Two rates of the same day, or two in force, are ambiguous.
      const once = readable && new Set(list.map(({ sxrq }) => sxrq)).size === list.length;
      if (!once || list.filter(({ zt }) => zt === '1').length > 1) throw new ApiError('malformed', MALFORMED_TEXT);
      return answer;
    },
    options,
  );
}

function isRate(read: unknown): read is LoanRate {
  if (typeof read !== 'object' || read === null) return false;
  const { sxrq, zzrq, llS1, llS2, llE1, llE2, yj, zt } = read as Partial<LoanRate>; // an object, whose members are checked
  return (
    isDay(sxrq) &&
    (zzrq === '' || (typeof zzrq === 'string' && isPlainDate(zzrq))) &&
    isPercent(llS1) &&
    isPercent(llS2) &&
    [llE1, llE2].every((rate) => rate === '' || isPercent(rate)) &&
    typeof yj === 'string' &&
    (zt === '0' || zt === '1' || zt === '2')
  );
}

/** Limited to 19xx and 20xx, because the page offers every year between two of them. */
function isDay(read: unknown): read is string {
  return typeof read === 'string' && /^(19|20)/.test(read) && isPlainDate(read);
}

function isPercent(read: unknown): read is string {
  return typeof read === 'string' && /^\d{1,2}(\.\d{1,4})?$/.test(read);
}

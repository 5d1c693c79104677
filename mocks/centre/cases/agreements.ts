import { monthOf, type PlainDate, type PlainMonth } from '@/domain/dates';
import type { Store } from '../kernel/store';

/** A standing agreement: paid after each remittance, without a new application, until it ends. */
export interface AgreementRecord {
  /** The business number it was agreed under. */
  xybh: string;
  grzh: string;
  ywlx: string;
  /** 2 each month, 3 each quarter. */
  tqpl: '2' | '3';
  /** What was agreed: the form's values decide each month's limit. */
  values: Readonly<Record<string, string>>;
  /** First month not yet paid. */
  nextMonth: PlainMonth;
  /** '1' in force, '0' ended. */
  zt: '0' | '1';
  /** Why and when it ended. */
  zzyy: string;
  zzrq: PlainDate | '';
}

export const agreements = (store: Store) => store.table<AgreementRecord>('agreements');

export function activeAgreementOf(store: Store, grzh: string, ywlx: string): AgreementRecord | undefined {
  return [...agreements(store).values()].find((one) => one.grzh === grzh && one.ywlx === ywlx && one.zt === '1');
}

/** Months that are due for payment on a day: each one, or a whole quarter at its end. */
export function monthsDue(
  { tqpl, nextMonth }: AgreementRecord,
  day: PlainDate,
): { from: PlainMonth; to: PlainMonth } | undefined {
  const to = monthOf(day);
  if (to < nextMonth || (tqpl === '3' && Number(to.slice(5)) % 3 !== 0)) return undefined;
  return { from: nextMonth, to };
}

import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';

/** A standing agreement: paid on its days, without a new application, until it ends. */
export interface AgreementRecord {
  /** The business number it was agreed under. */
  xybh: string;
  grzh: string;
  ywlx: string;
  /** 2 each month, 3 each quarter, 4 each year. */
  tqpl: '2' | '3' | '4';
  /** What was agreed: the form's values decide each payment's limit. */
  values: Readonly<Record<string, string>>;
  qyrq: PlainDate;
  /** First month not yet paid, of what is paid by months; else ''. */
  nextMonth: PlainMonth | '';
  /** Day of the next payment, of what is paid on days; else ''. */
  nextDay: PlainDate | '';
  /** '1' in force, '2' paused, '0' ended. */
  zt: '0' | '1' | '2';
  /** Why and when it ended. */
  zzyy: string;
  /** Paused since, of one that is paused. */
  ztrq?: PlainDate;
  /** The bank sent the last payment back: when, why, and how often it did in a row. */
  failed?: { day: PlainDate; yy: string; times: number };
  /** What came due and is not paid yet: it stays in the account for it. `since`: a time; `ywmc`: what it is called. */
  due?: { fen: Fen; since: string; ywmc: string };
  /** What came due waits for cases that have asked for the money before: since when, and which. */
  waits?: { day: PlainDate; yy: string };
  /** What came due waits for registers that do not answer: since when, and which. */
  silent?: { day: PlainDate; yy: string };
  zzrq: PlainDate | '';
}

export const agreements = (store: Store) => store.table<AgreementRecord>('agreements');

/** The one that has not ended, in force or paused. */
export function standingAgreementOf(store: Store, grzh: string, ywlx: string): AgreementRecord | undefined {
  return [...agreements(store).values()].find((one) => one.grzh === grzh && one.ywlx === ywlx && one.zt !== '0');
}

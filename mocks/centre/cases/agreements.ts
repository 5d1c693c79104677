import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';

/** A standing agreement: pays on its days without a new application until it ends. */
export interface AgreementRecord {
  /** Business number of the agreement. */
  xybh: string;
  grzh: string;
  ywlx: string;
  /** '2' monthly, '3' quarterly, '4' yearly. */
  tqpl: '2' | '3' | '4';
  /** Form values of the agreement; they determine the limit of each payment. */
  values: Readonly<Record<string, string>>;
  qyrq: PlainDate;
  /** First month not yet paid, for payments by month; else ''. */
  nextMonth: PlainMonth | '';
  /** Day of the next payment, for payments by day; else ''. */
  nextDay: PlainDate | '';
  /** '1' in force, '2' paused, '0' ended. */
  zt: '0' | '1' | '2';
  /** Reason and time of the end. */
  zzyy: string;
  /** Start of the pause. */
  ztrq?: PlainDate;
  /** Last payment returned by the bank: day, reason, and count of returns in a row. */
  failed?: { day: PlainDate; yy: string; times: number };
  /** Amount due and not paid yet, reserved in the account. `since`: timestamp; `ywmc`: name of the payment. */
  due?: { fen: Fen; since: string; ywmc: string };
  /** The amount due waits for cases that reserved the money earlier: start of the wait, and their names. */
  waits?: { day: PlainDate; yy: string };
  /** The amount due waits for registers that do not respond: start of the wait, and their names. */
  silent?: { day: PlainDate; yy: string };
  zzrq: PlainDate | '';
}

export const agreements = (store: Store) => store.table<AgreementRecord>('agreements');

/** Returns the agreement that has not ended, in force or paused. */
export function standingAgreementOf(store: Store, grzh: string, ywlx: string): AgreementRecord | undefined {
  return [...agreements(store).values()].find((one) => one.grzh === grzh && one.ywlx === ywlx && one.zt !== '0');
}

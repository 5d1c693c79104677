// Debit mandates of flexible workers: account, day, and results of the last months.
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Store } from '../../kernel/store';

/** Mandate of docs/rules/individual-accounts.md, Account; `lhjclx` 1 monthly, 2 once, 3 at will. */
export interface MandateRecord {
  grzh: string;
  lhjclx: '1' | '2' | '3';
  kkyhdm: string;
  kkzh: string;
  /** Day of the month; 0 without automatic debits. */
  kkr: number;
  /** The former day applies through `until`: a new day takes effect in a month without debit attempts. */
  formerDay?: { kkr: number; until: PlainMonth };
  szrmbqb: string;
  /** Debit attempts of the present month; `otherwise`: the last refusal was not for insufficient funds. */
  tries: { month: PlainMonth; count: number; otherwise?: boolean };
}

/** Retries on the days after the first failure (docs/rules/individual-accounts.md, Monthly debit). */
export const RETRIES = 2;

export const mandates = (store: Store) => store.table<MandateRecord>('flexible-mandates');

export function mandateOf(store: Store, grzh: string): MandateRecord | undefined {
  return mandates(store).get(grzh);
}

/** Returns the first debit of a mandate: in the agreed month, or in the next if its day has passed. */
export function firstMandateDebit(qjny: PlainMonth, kkr: number, today: PlainDate, next: PlainMonth): PlainDate {
  const wanted = mandateDebitDay(qjny, kkr);
  return wanted > today ? wanted : mandateDebitDay(next, kkr);
}

/** Returns the day of a month's first debit. */
export function debitDateOf({ kkr, formerDay }: MandateRecord, month: PlainMonth): PlainDate {
  return mandateDebitDay(month, formerDay && month <= formerDay.until ? formerDay.kkr : kkr);
}

export const mandateDebitDay = (month: PlainMonth, kkr: number): PlainDate =>
  `${month}-${String(kkr).padStart(2, '0')}`;

// Debit mandates of flexible workers: whose bank account is debited, on which day, and how the last months went.
import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Store } from '../../kernel/store';

/** Of domain catalogue GJ0801; `lhjclx` 1 each month, 2 once, 3 when the person wants. */
export interface MandateRecord {
  grzh: string;
  lhjclx: '1' | '2' | '3';
  kkyhdm: string;
  kkzh: string;
  /** Day of the month; 0 where nothing is debited by itself. */
  kkr: number;
  /** Up to and including this month the former day holds: another one begins with a month in which nothing was tried yet. */
  formerDay?: { kkr: number; until: PlainMonth };
  szrmbqb: string;
  /** Tries of the month that is on. */
  /** Of the month that is debited; `otherwise`: the last was refused for something that more money does not help. */
  tries: { month: PlainMonth; count: number; otherwise?: boolean };
}

/** After the first failure, in the days that follow (domain catalogue GJ0801). */
export const RETRIES = 2;

export const mandates = (store: Store) => store.table<MandateRecord>('flexible-mandates');

export function mandateOf(store: Store, grzh: string): MandateRecord | undefined {
  return mandates(store).get(grzh);
}

/** The month from which a mandate debits: the one agreed, or the next where its day has passed. */
export function firstDebit(qjny: PlainMonth, kkr: number, today: PlainDate, next: PlainMonth): PlainDate {
  const wanted = debitDay(qjny, kkr);
  return wanted > today ? wanted : debitDay(next, kkr);
}

/** The day on which a month is debited for the first time. */
export function debitDateOf({ kkr, formerDay }: MandateRecord, month: PlainMonth): PlainDate {
  return debitDay(month, formerDay && month <= formerDay.until ? formerDay.kkr : kkr);
}

export const debitDay = (month: PlainMonth, kkr: number): PlainDate => `${month}-${String(kkr).padStart(2, '0')}`;

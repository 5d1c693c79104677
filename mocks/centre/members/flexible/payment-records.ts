// What a flexible worker is to transfer for months asked for (GJ0815): kept under the case, found by the code in the remark.
import { addDays, type PlainDate, type PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../../data/policy';
import { balanceOf, paymentAccount } from '../../kernel/ledger';
import type { Store } from '../../kernel/store';

export interface PaymentRecord {
  ywlsh: string;
  grzh: string;
  /** What the transfer's remark has to hold. */
  jkfy: string;
  /** What is to come in all. */
  fen: Fen;
  /** Last day. */
  until: PlainDate;
  months: readonly PlainMonth[];
  /** 1 waits for its money, 2 paid, 3 cancelled or lapsed. */
  zt: '1' | '2' | '3';
}

export const payments = (store: Store) => store.table<PaymentRecord>('flexible-payments');

/** What has come for it so far. */
export const receivedFor = (store: Store, { ywlsh }: Pick<PaymentRecord, 'ywlsh'>): Fen =>
  balanceOf(store, paymentAccount(ywlsh));

/** Of a worker, while it waits. */
export function openPaymentOf(store: Store, grzh: string): PaymentRecord | undefined {
  return [...payments(store).values()].find((one) => one.grzh === grzh && one.zt === '1');
}

export function paymentByCode(store: Store, jkfy: string): PaymentRecord | undefined {
  return [...payments(store).values()].find((one) => one.jkfy === jkfy);
}

/** Days to pay, today included. */
export const daysToPay = (): number => policyCount('p.lhFkQx');

/** The last day to pay, in whichever month it lies: a month that is over when its money comes is booked as made up. */
export const lastDayToPay = (today: PlainDate): PlainDate => addDays(today, daysToPay() - 1);

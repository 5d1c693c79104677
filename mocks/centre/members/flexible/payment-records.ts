// Payments expected from flexible workers (GJ0815): stored by case, matched by the code in the remark.
import { addDays, type PlainDate, type PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../../data/policy/policy';
import { balanceOf, paymentAccount } from '../../kernel/accounts/ledger';
import type { Store } from '../../kernel/store';

export interface PaymentRecord {
  ywlsh: string;
  grzh: string;
  /** Code required in the remark of the transfer. */
  jkfy: string;
  /** Total due in fen. */
  fen: Fen;
  /** Last day to pay. */
  until: PlainDate;
  months: readonly PlainMonth[];
  /** 1 pending, 2 paid, 3 cancelled or expired. */
  zt: '1' | '2' | '3';
}

export const payments = (store: Store) => store.table<PaymentRecord>('flexible-payments');

/** Returns the amount received so far. */
export const receivedFor = (store: Store, { ywlsh }: Pick<PaymentRecord, 'ywlsh'>): Fen =>
  balanceOf(store, paymentAccount(ywlsh));

/** Returns a worker's pending payment. */
export function openPaymentOf(store: Store, grzh: string): PaymentRecord | undefined {
  return [...payments(store).values()].find((one) => one.grzh === grzh && one.zt === '1');
}

export function paymentByCode(store: Store, jkfy: string): PaymentRecord | undefined {
  return [...payments(store).values()].find((one) => one.jkfy === jkfy);
}

/** Days to pay, today included. */
export const daysToPay = (): number => policyCount('p.lhFkQx');

/** Returns the last day to pay, possibly in another month: a month over by then is booked as a back-payment. */
export const lastDayToPay = (today: PlainDate): PlainDate => addDays(today, daysToPay() - 1);

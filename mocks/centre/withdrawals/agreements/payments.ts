// What agreements have paid: each payment is a withdrawal that nobody applied for anew.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { AgreementRecord } from '../../cases/agreements';
import type { Store } from '../../kernel/store';

export interface AgreementPayment {
  /** The booking's. */
  id: string;
  /** Business number of the payment, and of the agreement. */
  ywlsh: string;
  xybh: string;
  grzh: string;
  ywlx: string;
  day: PlainDate;
  fen: Fen;
  /** Whom it was paid to, as the agreement had it then. */
  values: AgreementRecord['values'];
}

export const agreementPayments = (store: Store) => store.table<AgreementPayment>('agreement-payments');

export function paymentsOf(store: Store, grzh: string): AgreementPayment[] {
  return [...agreementPayments(store).values()].filter((one) => one.grzh === grzh);
}

// Payments under agreements: withdrawals without an application of their own.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { AgreementRecord } from '../../cases/agreements';
import type { Store } from '../../kernel/store';

export interface AgreementPayment {
  /** Id of the booking. */
  id: string;
  /** Business numbers of the payment and of the agreement. */
  ywlsh: string;
  xybh: string;
  grzh: string;
  ywlx: string;
  day: PlainDate;
  fen: Fen;
  /** Payee data of the agreement at the time of payment. */
  values: AgreementRecord['values'];
}

export const agreementPayments = (store: Store) => store.table<AgreementPayment>('agreement-payments');

export function paymentsOf(store: Store, grzh: string): AgreementPayment[] {
  return [...agreementPayments(store).values()].filter((one) => one.grzh === grzh);
}

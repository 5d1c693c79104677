// Payments under agreements: withdrawals without an application of their own.
import type { WithdrawalRecord } from '@/api/person/withdrawal-records';
import type { PlainDate } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
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

/** The record of a payment that needed no review: paid in full on its day; `row` says whose it is and what differs. */
export function paidRecord(
  { day, fen }: { day: PlainDate; fen: Fen },
  row: Pick<WithdrawalRecord, 'ywlsh' | 'ywmc' | 'tqyydm' | 'skyhmc'> & Partial<WithdrawalRecord>,
): WithdrawalRecord {
  const [je, slsj] = [toYuan(fen), `${day} 09:00:00`];
  const paid = { slsj, sqtqje: je, fslxe: '', dzje: je, dzrq: day };
  return { ...paid, tqlx: '1', skyhzh: '', ywzt: '99', kgz: false, kck: false, ...row };
}

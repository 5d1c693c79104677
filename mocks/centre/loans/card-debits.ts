import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { orderDebit, statementOf } from '../kernel/accounts/bank';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { cardRefusal } from './card';
import { isDebitDay, nextRepaymentDay } from './debit-days';
import type { LoanRecord } from './loans';

/** A scheduled debit of the repayment card that a case waits for. */
export interface CardDebit {
  ywlsh: string;
  /** Day of the next attempt. */
  day: PlainDate;
  /** Number of refusals. */
  tries: number;
  /** Day of a bank request without a response; the statement of the next morning settles it. */
  asked?: PlainDate;
}

export type DebitOutcome =
  | { kind: 'waiting' | 'unknown' }
  | { kind: 'paid'; fen: Fen; day: PlainDate }
  /** `again`: day of the next attempt; undefined after the last one. */
  | { kind: 'refused'; reason: string; again: PlainDate | undefined };

export const cardDebits = (store: Store) => store.table<CardDebit>('card-debits');

/**
 * Processes a debit for today. Each attempt has one reference, under which the bank debits once. After a lost response nothing is sent
 * again; the statement of the next morning decides. Without a card part the bank is not contacted.
 */
export function tryDebit(tx: Transaction, loan: LoanRecord, debit: CardDebit, fen: () => Fen): DebitOutcome {
  const { store } = tx;
  const today = tx.today();
  const id = `${debit.ywlsh}:${debit.tries}`;
  if (debit.asked) {
    if (debit.asked === today) return { kind: 'unknown' };
    const { asked, ...open } = debit;
    const found = statementOf(store, id);
    return closed(tx, loan, open, found ?? { fen: 0n, day: asked, refusal: '银行未收到扣款指令' });
  }
  if (today < debit.day) return { kind: 'waiting' };
  if (isDebitDay(store, loan, today)) {
    cardDebits(store).put(debit.ywlsh, { ...debit, day: nextRepaymentDay(store, loan, today) });
    return { kind: 'waiting' };
  }
  const asked = fen();
  if (asked === 0n) return closed(tx, loan, debit, { refusal: '', fen: 0n, day: today });
  const refusal = cardRefusal(store, loan, today)?.yy ?? '';
  const answer = orderDebit(store, loan.grzh, { id, fen: asked, day: today, refusal });
  if (answer) return closed(tx, loan, debit, answer);
  cardDebits(store).put(debit.ywlsh, { ...debit, asked: today });
  return { kind: 'unknown' };
}

function closed(
  { store, today }: Transaction,
  loan: LoanRecord,
  debit: CardDebit,
  { refusal, fen, day }: { refusal: string; fen: Fen; day: PlainDate },
): DebitOutcome {
  if (refusal === '') {
    cardDebits(store).delete(debit.ywlsh);
    return { kind: 'paid', fen, day };
  }
  const tries = debit.tries + 1;
  const again = tries < policyCount('p.hkKkcs') ? nextRepaymentDay(store, loan, today()) : undefined;
  if (again) cardDebits(store).put(debit.ywlsh, { ...debit, day: again, tries });
  else cardDebits(store).delete(debit.ywlsh);
  return { kind: 'refused', reason: refusal, again };
}

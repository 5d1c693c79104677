import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { orderDebit, statementOf } from '../kernel/bank';
import type { Desk } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { cardRefusal } from './card';
import { isDebitDay, nextRepaymentDay } from './debit-days';
import type { LoanRecord } from './loans';

/** A debit of the repayment card that a case waits for, on a day chosen beforehand. */
export interface CardDebit {
  ywlsh: string;
  /** When it is tried, the first time or again. */
  day: PlainDate;
  /** Refused so often. */
  tries: number;
  /** When the bank was asked whose answer has not come: its statement of the next morning tells. */
  asked?: PlainDate;
}

export type DebitOutcome =
  | { kind: 'waiting' | 'unknown' }
  | { kind: 'paid'; fen: Fen; day: PlainDate }
  /** `again`: when it is tried once more; undefined when it is given up. */
  | { kind: 'refused'; reason: string; again: PlainDate | undefined };

export const cardDebits = (store: Store) => store.table<CardDebit>('card-debits');

/**
 * What today brings for a debit. Each try has one reference, under which the bank debits once whatever is repeated. When its
 * answer does not come, nobody knows: nothing is asked again, the statement of the next morning tells what the bank did. Where
 * nothing is left to the card the bank is not asked at all.
 */
export function tryDebit(desk: Desk, loan: LoanRecord, debit: CardDebit, fen: () => Fen): DebitOutcome {
  const { store } = desk;
  const today = desk.today();
  const id = `${debit.ywlsh}:${debit.tries}`;
  if (debit.asked) {
    if (debit.asked === today) return { kind: 'unknown' };
    const { asked, ...open } = debit;
    const found = statementOf(store, id);
    return closed(desk, loan, open, found ?? { fen: 0n, day: asked, refusal: '银行未收到扣款指令' });
  }
  if (today < debit.day) return { kind: 'waiting' };
  if (isDebitDay(store, loan, today)) {
    cardDebits(store).put(debit.ywlsh, { ...debit, day: nextRepaymentDay(store, loan, today) });
    return { kind: 'waiting' };
  }
  const asked = fen();
  if (asked === 0n) return closed(desk, loan, debit, { refusal: '', fen: 0n, day: today });
  const refusal = cardRefusal(store, loan, today)?.yy ?? '';
  const answer = orderDebit(store, loan.grzh, { id, fen: asked, day: today, refusal });
  if (answer) return closed(desk, loan, debit, answer);
  cardDebits(store).put(debit.ywlsh, { ...debit, asked: today });
  return { kind: 'unknown' };
}

function closed(
  { store, today }: Desk,
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

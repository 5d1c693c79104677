import { fundTime } from '@/domain/dates';
import type { Actor, Transaction } from '../kernel/transaction';
import { actorAs } from './current-operator';

const table = (tx: Transaction) => tx.store.table<{ at: string }>('last-sign-ins');
/** Keyed by operator: two operators of one unit are different people. */
const keyOf = (actor: Actor, operator: string) => JSON.stringify(actorAs(actor, operator));

/** Centre's time of the last sign-in, or ''. */
export const lastSignInOf = (tx: Transaction, actor: Actor, operator: string): string =>
  table(tx).get(keyOf(actor, operator))?.at ?? '';

export function noteLastSignIn(tx: Transaction, actor: Actor, operator: string): void {
  table(tx).put(keyOf(actor, operator), { at: fundTime(tx.now()) });
}

import { fundTime } from '@/domain/dates';
import type { Actor, Desk } from '../kernel/desk';
import { actsAs } from './acting';

const table = (desk: Desk) => desk.store.table<{ at: string }>('last-sign-ins');
/** Two operators of one unit are two people. */
const keyOf = (actor: Actor, operator: string) => JSON.stringify(actsAs(actor, operator));

/** Centre's time of the last sign-in, or ''. */
export const lastSignInOf = (desk: Desk, actor: Actor, operator: string): string =>
  table(desk).get(keyOf(actor, operator))?.at ?? '';

export function noteLastSignIn(desk: Desk, actor: Actor, operator: string): void {
  table(desk).put(keyOf(actor, operator), { at: fundTime(desk.now()) });
}

import { type Operator, operatorRecord, units } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';

/** Returns the signed-in operator of a unit, by default the first one; undefined for other actors. */
export function operatorOf({ store }: Pick<Transaction, 'store'>, actor: Actor): Operator | undefined {
  if (actor.kind !== 'unit') return undefined;
  const unit = units(store).get(actor.dwzh);
  if (!unit) return undefined;
  const { jbrxm, jbrzjhm, jbrsjhm } = operatorRecord(unit, actor.operator ?? '');
  return { jbrxm, jbrzjhm, jbrsjhm };
}

/** Name for a timeline step: the operator's name for a unit, else the channel. */
export function stepActorName(tx: Pick<Transaction, 'store'>, actor: Actor, channel: string): string {
  const operator = operatorOf(tx, actor);
  return operator ? `经办人${operator.jbrxm}` : channel;
}

/** Returns the actor of one operator: a unit is one owner, its operators are different people. */
export const actorAs = (actor: Actor, operator: string): Actor =>
  actor.kind === 'unit' && operator !== '' ? { ...actor, operator } : actor;

import type { Actor, Desk } from '../kernel/desk';
import { type Operator, operatorRecord, units } from '../kernel/people';

/** Who of a unit acts: the operator that is signed in, the first one on file where nobody is. Undefined for everybody else. */
export function operatorOf({ store }: Pick<Desk, 'store'>, actor: Actor): Operator | undefined {
  if (actor.kind !== 'unit') return undefined;
  const unit = units(store).get(actor.dwzh);
  if (!unit) return undefined;
  const { jbrxm, jbrzjhm, jbrsjhm } = operatorRecord(unit, actor.operator ?? '');
  return { jbrxm, jbrzjhm, jbrsjhm };
}

/** Who did a step of a case, as its timeline names them: a unit's operator by name, whoever acts for themselves by the way they came. */
export function doerOf(desk: Pick<Desk, 'store'>, actor: Actor, channel: string): string {
  const operator = operatorOf(desk, actor);
  return operator ? `经办人${operator.jbrxm}` : channel;
}

/** Two operators of one unit are one owner and two people. */
export const actsAs = (actor: Actor, operator: string): Actor =>
  actor.kind === 'unit' && operator !== '' ? { ...actor, operator } : actor;

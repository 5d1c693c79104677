// Operators who answer for a submission of one of the unit's operators.

import { type Operator, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { type OwnerKey, ownerId } from '../kernel/transaction';
import { isActive, operatorsOf } from './operators';
import { onlyChecks } from './two-person-rule';

/** A case, or another request of an operator. */
interface HandedIn {
  owner: OwnerKey;
  jbr?: Operator | undefined;
}

/** Returns whether the preparer has been stopped since: other operators take over. */
export function isPreparerGone(store: Store, { owner, jbr }: HandedIn): boolean {
  const everybody = operatorsIn(store, owner);
  return everybody.find(({ jbrzjhm }) => jbrzjhm === jbr?.jbrzjhm)?.stopped === true;
}

/**
 * Returns the operators to notify and to act: the preparer (by default the first operator), or all other eligible ones once the preparer is
 * stopped.
 */
export function responsibleOperators(store: Store, { owner, jbr }: HandedIn): readonly Operator[] {
  const [first, ...more] = operatorsIn(store, owner);
  const self = jbr ?? first;
  if (!self) return [];
  if (!isPreparerGone(store, { owner, jbr: self })) return [self];
  const others = [...(first ? [first] : []), ...more].filter(
    (one) => isActive(one) && !onlyChecks(store, ownerId(owner, 'unit'), one),
  );
  return others.length > 0 ? others : [self];
}

/** Names of the responsible operators, for a sentence. */
export const responsibleOperatorsText = (store: Store, of: HandedIn): string =>
  responsibleOperators(store, of)
    .map(({ jbrxm }) => jbrxm)
    .join('或') || '经办人';

function operatorsIn(store: Store, owner: OwnerKey) {
  const unit = units(store).get(ownerId(owner, 'unit'));
  return unit ? operatorsOf(unit) : [];
}

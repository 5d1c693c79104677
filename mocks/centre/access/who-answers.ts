// Who of a unit answers for what one of its operators handed in.
import { actorOf } from '../kernel/desk';
import { type Operator, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { isActive, operatorsOf } from './operators';
import { onlyChecks } from './two-person';

/** Of a case, or of what else an operator asked for. */
interface HandedIn {
  owner: string;
  jbr?: Operator | undefined;
}

/** Whether whoever handed it in was stopped since: others of the unit go on with it. */
export function isLeft(store: Store, { owner, jbr }: HandedIn): boolean {
  const everybody = operatorsIn(store, owner);
  return everybody.find(({ jbrzjhm }) => jbrzjhm === jbr?.jbrzjhm)?.stopped === true;
}

/** Who hears of it and goes on with it: whoever handed it in (the first operator where nobody did), all others who may act once that one is stopped. */
export function answering(store: Store, { owner, jbr }: HandedIn): readonly Operator[] {
  const [first, ...more] = operatorsIn(store, owner);
  const self = jbr ?? first;
  if (!self) return [];
  if (!isLeft(store, { owner, jbr: self })) return [self];
  const others = [...(first ? [first] : []), ...more].filter(
    (one) => isActive(one) && !onlyChecks(store, dwzhOf(owner), one),
  );
  return others.length > 0 ? others : [self];
}

/** Their names, for a sentence. */
export const answeringText = (store: Store, of: HandedIn): string =>
  answering(store, of)
    .map(({ jbrxm }) => jbrxm)
    .join('或') || '经办人';

function operatorsIn(store: Store, owner: string) {
  const unit = units(store).get(dwzhOf(owner));
  return unit ? operatorsOf(unit) : [];
}

function dwzhOf(owner: string): string {
  const actor = actorOf(owner);
  return actor.kind === 'unit' ? actor.dwzh : '';
}

import type { SignDocument } from '@/api/sign';
import { cases } from '../cases/case-states';
import { ruleFor, ruleOfCase } from '../cases/registered';
import type { RawValues } from '../cases/rule';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import type { IssuedNumber } from '../kernel/numbers';

/** The documents that an application with an own number has signed for the values filled in so far; none for a business without. */
export function signDocuments(desk: Desk, actor: Actor, ywlsh: string, values: RawValues): readonly SignDocument[] {
  const issued = desk.store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  const found = cases(desk.store).get(ywlsh);
  const rule = found ? ruleOfCase(found) : ruleFor(actor.kind, issued.ywlx);
  return rule?.documents?.(found?.ywzt === '03' ? found.values : values, found?.ywzt) ?? [];
}

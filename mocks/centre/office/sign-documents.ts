import type { SignDocument } from '@/api/cases/sign';
import { cases } from '../cases/case-states';
import { ruleFor, ruleOfCase } from '../cases/registered';
import type { RawValues } from '../cases/rule';
import type { IssuedNumber } from '../kernel/business-numbers';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';

/** Returns the documents to sign for the values so far; none for a business without documents. */
export function signDocuments(
  tx: Transaction,
  actor: Actor,
  ywlsh: string,
  values: RawValues,
): readonly SignDocument[] {
  const issued = tx.store.table<IssuedNumber>('issued-numbers').get(ywlsh);
  if (issued?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '业务流水号无效，请返回后重新进入本业务');
  const found = cases(tx.store).get(ywlsh);
  const rule = found ? ruleOfCase(found) : ruleFor(actor.kind, issued.ywlx);
  return rule?.documents?.(found?.ywzt === '03' ? found.values : values, found?.ywzt) ?? [];
}

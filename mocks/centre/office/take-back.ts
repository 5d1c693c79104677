import { actingOperator } from '../access/operators';
import { checksOnly } from '../access/two-person';
import { answeringText, isLeft } from '../access/who-answers';
import type { CaseRecord } from '../cases/case-states';
import type { Actor, Desk } from '../kernel/desk';
import { mayCheckCase } from './checkable';

/**
 * Of a unit's case: whether it is for whoever is signed in to take it back. Only who made it does; once they are stopped, another
 * who may act. Whoever is to check it sends it back with a reason instead.
 */
export function mayTakeBack(desk: Desk, actor: Actor, record: CaseRecord): boolean {
  if (actor.kind !== 'unit' || !record.jbr) return true;
  if (actingOperator(desk, actor)?.jbrzjhm === record.jbr.jbrzjhm) return true;
  return isLeft(desk.store, record) && !checksOnly(desk, actor) && !mayCheckCase(desk, actor, record);
}

/** Whose it is to take back, as a refusal. */
export function othersToTakeBack(desk: Desk, actor: Actor, record: CaseRecord): string {
  if (mayCheckCase(desk, actor, record)) return '该业务由您复核，请复核通过，或写明原因退回';
  return `该业务由${record.jbr?.jbrxm}经办，请由${answeringText(desk.store, record)}撤回`;
}

import { actingOperator } from '../access/operators';
import { isPreparerGone, responsibleOperatorsText } from '../access/responsible-operators';
import { checksOnly } from '../access/two-person-rule';
import type { CaseRecord } from '../cases/case-states';
import type { Actor, Transaction } from '../kernel/transaction';
import { mayCheckCase } from './checkable';

/**
 * Returns whether the signed-in operator may withdraw a unit's case: its preparer, or another eligible operator once that one is stopped. A
 * checker returns it with a reason instead.
 */
export function mayWithdrawCase(tx: Transaction, actor: Actor, record: CaseRecord): boolean {
  if (actor.kind !== 'unit' || !record.jbr) return true;
  if (actingOperator(tx, actor)?.jbrzjhm === record.jbr.jbrzjhm) return true;
  return isPreparerGone(tx.store, record) && !checksOnly(tx, actor) && !mayCheckCase(tx, actor, record);
}

/** Refusal that names the operator who may withdraw. */
export function withdrawRefusal(tx: Transaction, actor: Actor, record: CaseRecord): string {
  if (mayCheckCase(tx, actor, record)) return '该业务由您复核，请复核通过，或写明原因退回';
  return `该业务由${record.jbr?.jbrxm}经办，请由${responsibleOperatorsText(tx.store, record)}撤回`;
}

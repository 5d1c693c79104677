import { casesOf, FINAL } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import type { Actor, Desk } from '../kernel/desk';
import { ownerOf } from '../kernel/desk';
import { businessArea } from '../kernel/known-businesses';
import type { PersonRecord } from '../kernel/people';
import { pickedMember } from './unit-members-pick';

/** A sealed member of the own unit, or why there is none under the number. */
export function sealedMember(desk: Desk, actor: Actor, grzh: string): { member: PersonRecord } | { why: string } {
  const found = pickedMember(desk, actor, grzh);
  if ('why' in found) {
    return { why: found.why === '该职工在其他单位正常缴存' ? '该职工已在其他单位正常缴存，不能启封' : found.why };
  }
  if (found.member.grzhzt === '02') return found;
  return { why: `该职工账户${labelOf('grzhzt', found.member.grzhzt)}，不是封存账户` };
}

/** The number of a withdrawal that is under way on this account. */
export function openWithdrawal(desk: Desk, { grzh }: PersonRecord): string | undefined {
  return casesOf(desk.store, ownerOf({ kind: 'person', grzh })).find(
    ({ ywlx, ywzt }) => businessArea(ywlx) === 'withdrawal' && !FINAL.includes(ywzt),
  )?.ywlsh;
}

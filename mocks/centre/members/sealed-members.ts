import { labelOf } from '../cases/field-reader';
import type { Actor, Desk } from '../kernel/desk';
import type { PersonRecord } from '../kernel/people';
import { askedOf } from '../loans/asked-money';
import { pickedMember } from './unit-members-pick';

/** A sealed member of the own unit, or why there is none under the number. */
export function sealedMember(desk: Desk, actor: Actor, grzh: string): { member: PersonRecord } | { why: string } {
  const found = pickedMember(desk, actor, grzh);
  if ('why' in found) {
    return { why: found.elsewhere ? '该职工已在其他单位正常缴存，不能启封' : found.why };
  }
  if (found.member.grzhzt === '02') return found;
  return { why: `该职工账户${labelOf('grzhzt', found.member.grzhzt)}，不是封存账户` };
}

/** The number of what is under way on this account and asks for its money, whoever applied; by name where it is another's. */
export function openWithdrawal({ store }: Desk, { grzh }: PersonRecord): string | undefined {
  const [first] = askedOf(store, grzh);
  return first && (first.lj ? first.ywlsh : first.ywmc);
}

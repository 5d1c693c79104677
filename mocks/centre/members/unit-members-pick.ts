import { labelOf } from '../cases/field-reader';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { lastSpan, type PersonRecord, persons, unitOf } from '../kernel/people';

/** States of an account that nobody pays into any more. */
const CLOSED = ['03', '04', '05'];

/** Why there is no member of the own unit under a number; `elsewhere`: another unit pays in for them. */
interface NoMember {
  why: string;
  elsewhere: boolean;
}

/**
 * A member of the actor's own unit by account number.
 * @throws Refusal in the words of `pickedMember`
 */
export function findMember(desk: Desk, actor: Actor, grzh: string): PersonRecord {
  const found = pickedMember(desk, actor, grzh);
  if ('why' in found) throw new Refusal(REFUSED, found.why);
  return found.member;
}

/**
 * A member of the own unit, or why there is none under the number, for the field that names them: of a person elsewhere no more
 * is said than that somebody else pays in (domain catalogue 6.0).
 */
export function pickedMember(desk: Desk, actor: Actor, picked: unknown): { member: PersonRecord } | NoMember {
  const { dwzh } = unitOf(desk, actor);
  const grzh = typeof picked === 'string' ? picked.trim() : '';
  if (grzh === '') return { why: '请选择职工', elsewhere: false };
  const member = persons(desk.store).get(grzh);
  if (member && lastSpan(member)?.dwzh === dwzh && !CLOSED.includes(member.grzhzt)) return { member };
  const elsewhere = member?.grzhzt === '01';
  return { why: elsewhere ? '该职工在其他单位正常缴存' : '本单位没有该职工', elsewhere };
}

/** The same of a member for whom the unit pays in. */
export function payingMember(desk: Desk, actor: Actor, grzh: unknown): { member: PersonRecord } | { why: string } {
  const found = pickedMember(desk, actor, grzh);
  if ('why' in found || found.member.grzhzt === '01') return found;
  return { why: `该职工账户${labelOf('grzhzt', found.member.grzhzt)}` };
}

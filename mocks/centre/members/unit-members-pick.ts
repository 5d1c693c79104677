import { labelOf } from '../cases/field-reader';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { lastSpan, type PersonRecord, persons, unitOf } from '../kernel/people';

/** States of an account that nobody pays into any more. */
const CLOSED = ['03', '04', '05'];

/**
 * A member of the actor's own unit by account number.
 * @throws Refusal: of a person elsewhere no more is said than that somebody else pays in (domain catalogue 6.0)
 */
export function findMember(desk: Desk, actor: Actor, grzh: string): PersonRecord {
  const unit = unitOf(desk, actor);
  if (grzh === '') throw new Refusal(REFUSED, '请选择职工');
  const person = persons(desk.store).get(grzh);
  if (person && lastSpan(person)?.dwzh === unit.dwzh && !CLOSED.includes(person.grzhzt)) return person;
  throw new Refusal(REFUSED, person?.grzhzt === '01' ? '该职工在其他单位正常缴存' : '本单位没有该职工');
}

/** A member of the own unit, or why there is none under the number, for the field that names them. */
export function pickedMember(desk: Desk, actor: Actor, grzh: unknown): { member: PersonRecord } | { why: string } {
  try {
    return { member: findMember(desk, actor, typeof grzh === 'string' ? grzh.trim() : '') };
  } catch (failure) {
    if (failure instanceof Refusal) return { why: failure.message };
    throw failure;
  }
}

/** The same of a member for whom the unit pays in. */
export function payingMember(desk: Desk, actor: Actor, grzh: unknown): { member: PersonRecord } | { why: string } {
  const found = pickedMember(desk, actor, grzh);
  if ('why' in found || found.member.grzhzt === '01') return found;
  return { why: `该职工账户${labelOf('grzhzt', found.member.grzhzt)}` };
}

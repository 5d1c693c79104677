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

import { labelOf } from '../../cases/field-reader';
import { lastSpan, type PersonRecord, persons, unitOf } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

/** States of a closed account. */
const CLOSED = ['03', '04', '05'];

/** Why the number is no member of the own unit; `elsewhere`: another unit pays in. */
interface NoMember {
  why: string;
  elsewhere: boolean;
}

/** Returns a member of the own unit by account number. @throws BusinessError with the reason of `pickedMember` */
export function findMember(tx: Transaction, actor: Actor, grzh: string): PersonRecord {
  const found = pickedMember(tx, actor, grzh);
  if ('why' in found) throw new BusinessError(REFUSED, found.why);
  return found.member;
}

/**
 * Returns a member of the own unit, or the field error; for a member of another unit it reveals only that another unit pays in
 * (docs/rules/unit.md, Members).
 */
export function pickedMember(tx: Transaction, actor: Actor, picked: unknown): { member: PersonRecord } | NoMember {
  const { dwzh } = unitOf(tx, actor);
  const grzh = typeof picked === 'string' ? picked.trim() : '';
  if (grzh === '') return { why: '请选择职工', elsewhere: false };
  const member = persons(tx.store).get(grzh);
  if (member && lastSpan(member)?.dwzh === dwzh && !CLOSED.includes(member.grzhzt)) return { member };
  const elsewhere = member?.grzhzt === '01';
  return { why: elsewhere ? '该职工在其他单位正常缴存' : '本单位没有该职工', elsewhere };
}

/** Returns a paying member, or the field error. */
export function payingMember(tx: Transaction, actor: Actor, grzh: unknown): { member: PersonRecord } | { why: string } {
  const found = pickedMember(tx, actor, grzh);
  if ('why' in found || found.member.grzhzt === '01') return found;
  return { why: `该职工账户${labelOf('grzhzt', found.member.grzhzt)}` };
}

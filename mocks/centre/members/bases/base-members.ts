import type { BaseMember } from '@/api/base-adjustment';
import type { Page } from '@/api/person';
import type { BaseLimits } from '@/domain/base-adjustment';
import type { PlainMonth } from '@/domain/dates';
import { maskIdNumber } from '@/domain/mask';
import { toYuan } from '@/domain/money';
import { policyFen } from '../../../data/policy';
import type { Actor, Desk } from '../../kernel/desk';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { type DepositSpan, everMembersInOrder, lastSpan, type PersonRecord, spanIn, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { whileUnchanged } from '../../kernel/while-unchanged';
import { dueMonth } from '../../remittance/confirm';

/** Normal and frozen accounts pay in; a frozen one only pays nothing out. */
const PAYING = ['01', '06'];
const SEALED = '02';

export interface PayingMember {
  person: PersonRecord;
  span: DepositSpan;
}

/** Everybody who pays in through the unit now, by account number: nobody may be left out of an adjustment. */
export function payingMembers(store: Store, dwzh: string): ReadonlyMap<string, PayingMember> {
  return whileUnchanged(store, dwzh, { name: 'paying-members' }, (members) => {
    const found = new Map<string, PayingMember>();
    for (const person of members) {
      const span = lastSpan(person);
      if (span && paysInto(dwzh, person, span)) found.set(person.grzh, { person, span });
    }
    return found;
  });
}

/** Base and ratios of a month; those that hold last for who begins after it, and where no month is said. */
export const termsOf = ({ person, span }: PayingMember, month: PlainMonth): DepositSpan =>
  (month && spanIn(person, month)) || span;

/** The roster for an adjustment on the terms of a month: those who pay in first, then the sealed ones. The unit sees no balance and no loan. */
export function baseMembers(desk: Desk, actor: Actor, input: Paging & { sxny: string }): Page<BaseMember> {
  const unit = unitOf(desk, actor);
  const members = [...payingMembers(desk.store, unit.dwzh).values(), ...sealedMembers(desk.store, unit.dwzh)];
  const month = input.sxny || dueMonth(desk, unit);
  return pageOfRows(desk, members, input, (member) => ({
    ...memberOf(member, month),
    hxjs: input.sxny ? [] : laterBases(member.person, month),
  }));
}

export function baseLimits(): BaseLimits {
  return { lower: policyFen('p.jcjsXx'), upper: policyFen('p.jcjsSx') };
}

function sealedMembers(store: Store, dwzh: string): PayingMember[] {
  return everMembersInOrder(store, dwzh).flatMap((person) => {
    const span = lastSpan(person);
    return person.grzhzt === SEALED && span?.dwzh === dwzh ? [{ person, span }] : [];
  });
}

const paysInto = (dwzh: string, person: PersonRecord, span: DepositSpan) =>
  span.dwzh === dwzh && span.to === undefined && PAYING.includes(person.grzhzt);

const laterBases = ({ spans }: PersonRecord, month: PlainMonth): BaseMember['hxjs'] =>
  spans.filter(({ from }) => from > month).map(({ from, base }) => ({ qsny: from, grjcjs: toYuan(base) }));

function memberOf(member: PayingMember, month: PlainMonth): Omit<BaseMember, 'hxjs'> {
  const { person } = member;
  const terms = termsOf(member, month);
  return {
    grzh: person.grzh,
    xingming: person.xingming,
    zjhm: maskIdNumber(person.zjhm),
    grzhzt: person.grzhzt,
    tzqgrjcjs: toYuan(terms.base),
    dwjcbl: terms.dwjcbl,
    grjcbl: terms.grjcbl,
  };
}

import type { Page } from '@/api/person/person';
import type { BaseMember } from '@/api/unit/base-adjustment';
import type { PlainMonth } from '@/domain/dates';
import type { BaseLimits } from '@/domain/deposit/base-adjustment';
import { toYuan } from '@/domain/money';
import { maskIdNumber } from '@/domain/text/mask';
import { policyFen } from '../../../data/policy/policy';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import { memoizeByVersion } from '../../kernel/memoize-by-version';
import {
  type ContributionPeriod,
  lastSpan,
  membersByNumber,
  type PersonRecord,
  SEALED,
  spanIn,
  unitOf,
} from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { dueMonth } from '../../remittance/list/confirm';

/** Normal and frozen accounts pay in; a freeze only stops payments out. */
const PAYING = ['01', '06'];

export interface PayingMember {
  person: PersonRecord;
  span: ContributionPeriod;
}

/** Returns the unit's paying members by account number: an adjustment must include all of them. */
export function payingMembers(store: Store, dwzh: string): ReadonlyMap<string, PayingMember> {
  return memoizeByVersion(store, dwzh, { name: 'paying-members' }, (members) => {
    const found = new Map<string, PayingMember>();
    for (const person of members) {
      const span = lastSpan(person);
      if (span && paysInto(dwzh, person, span)) found.set(person.grzh, { person, span });
    }
    return found;
  });
}

/** Returns the terms of a month; the last terms for a member who starts later, or without a month. */
export const contributionTerms = ({ person, span }: PayingMember, month: PlainMonth): ContributionPeriod =>
  (month && spanIn(person, month)) || span;

/**
 * Returns the roster for an adjustment on the terms of a month: paying members first, then sealed ones. It shows no balance and no loan.
 */
export function baseMembers(tx: Transaction, actor: Actor, input: Paging & { sxny: string }): Page<BaseMember> {
  const unit = unitOf(tx, actor);
  const members = [...payingMembers(tx.store, unit.dwzh).values(), ...sealedMembers(tx.store, unit.dwzh)];
  const month = input.sxny || dueMonth(tx, unit);
  return pageOfRows(tx, members, input, (member) => ({
    ...memberOf(member, month),
    hxjs: input.sxny ? [] : laterBases(member.person, month),
  }));
}

export function adjustmentBaseLimits(): BaseLimits {
  return { lower: policyFen('p.jcjsXx'), upper: policyFen('p.jcjsSx') };
}

function sealedMembers(store: Store, dwzh: string): PayingMember[] {
  return membersByNumber(store, dwzh).flatMap((person) => {
    const span = lastSpan(person);
    return person.grzhzt === SEALED && span?.dwzh === dwzh ? [{ person, span }] : [];
  });
}

const paysInto = (dwzh: string, person: PersonRecord, span: ContributionPeriod) =>
  span.dwzh === dwzh && span.to === undefined && PAYING.includes(person.grzhzt);

const laterBases = ({ spans }: PersonRecord, month: PlainMonth): BaseMember['hxjs'] =>
  spans.filter(({ from }) => from > month).map(({ from, base }) => ({ qsny: from, grjcjs: toYuan(base) }));

function memberOf(member: PayingMember, month: PlainMonth): Omit<BaseMember, 'hxjs'> {
  const { person } = member;
  const terms = contributionTerms(member, month);
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

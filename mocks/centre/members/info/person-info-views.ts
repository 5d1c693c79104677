// Views of own information, and of a member's information for the unit.
import type { InfoChangeEntry, MarriageAnswer, MemberInfo, PersonInfo } from '@/api/person/info-change';
import { fundTime } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { type PersonRecord, personOf } from '../../kernel/people';
import {
  addressParts,
  historyOf,
  INFO_LABELS,
  type InfoName,
  infoOf,
  missingNames,
  shownInfo,
} from '../../kernel/person-info';
import type { Store } from '../../kernel/store';
import type { Actor, Transaction } from '../../kernel/transaction';
import { spouseOf } from '../../registers/registers';
import { findMember } from '../unit/unit-members-pick';

/** Private fields: the unit sees only whether they are filled. */
const PRIVATE: readonly InfoName[] = ['jtysr', 'dzyx', 'gddhhm', 'poxm', 'pozjhm'];
/** Fields that the unit may change (docs/rules/gj0302-member-info.md). */
const UNIT_FIELDS: readonly InfoName[] = [
  'sjhm',
  'gddhhm',
  'hyzk',
  'xueli',
  'zhiye',
  'zhicheng',
  'zhiwu',
  'jtzz',
  'yzbm',
  'dzyx',
  'jtysr',
];

export function personInfo(tx: Transaction, actor: Actor): PersonInfo {
  const person = personOf(tx, actor);
  const stored = infoOf(tx.store, person);
  const of = (name: InfoName) => stored[name] ?? '';
  const address = addressParts(stored.jtzz);
  return {
    sjhm: maskPhone(of('sjhm')),
    gddhhm: of('gddhhm'),
    dzyx: of('dzyx'),
    hyzk: of('hyzk'),
    poxm: of('poxm'),
    pozjhm: of('pozjhm') && maskIdNumber(of('pozjhm')),
    xueli: of('xueli'),
    zhiye: of('zhiye'),
    zhicheng: of('zhicheng'),
    zhiwu: of('zhiwu'),
    jtzz: { region: address.slice(0, -1), detail: address.at(-1) ?? '' },
    yzbm: of('yzbm'),
    jtysr: of('jtysr'),
    grckzhkhyhdm: of('grckzhkhyhdm'),
    grckzhhm: of('grckzhhm') && maskBankCard(of('grckzhhm')),
    lhrylb: of('lhrylb'),
    cyrzt: of('cyrzt'),
    dxtx: of('dxtx') === '' ? [] : of('dxtx').split(','),
    qsx: missingNames(tx.store, person).map((name) => ({ key: name, label: INFO_LABELS[name] })),
  };
}

export function infoChangeHistory(tx: Transaction, actor: Actor): InfoChangeEntry[] {
  return historyOf(tx.store, personOf(tx, actor).grzh);
}

/** Queries the civil-affairs register with the person's consent. */
export function marriageByRegister(tx: Transaction, actor: Actor): MarriageAnswer {
  const marriage = spouseOf(tx.store, personOf(tx, actor).zjhm);
  const cxsj = fundTime(tx.now());
  if (!marriage) return { hyzk: '', poxm: '', pozjhm: '', cxsj };
  return { hyzk: '20', poxm: marriage.poxm, pozjhm: maskIdNumber(marriage.pozjhm), cxsj };
}

/** Returns a member's information for the unit. @throws BusinessError for a person who is no member of the unit */
export function memberInfo(tx: Transaction, actor: Actor, grzh: string): MemberInfo {
  const member = findMember(tx, actor, grzh);
  const stored = infoOf(tx.store, member);
  const open = UNIT_FIELDS.filter((name) => name !== 'sjhm' && !PRIVATE.includes(name));
  return {
    grzh: member.grzh,
    xingming: member.xingming,
    zjlx: member.zjlx,
    zjhm: maskIdNumber(member.zjhm),
    grzhzt: member.grzhzt,
    ysz: Object.fromEntries(UNIT_FIELDS.map((name) => [name, shownToUnit(tx.store, member, name)])),
    values: Object.fromEntries(open.map((name) => [name, stored[name] ?? ''])),
  };
}

/** Formats a member's value as visible to the unit. */
export function shownToUnit(store: Store, member: PersonRecord, name: InfoName): string {
  const value = infoOf(store, member)[name] ?? '';
  if (value === '') return '';
  return PRIVATE.includes(name) ? '已登记' : shownInfo(name, value);
}

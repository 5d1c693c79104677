// What a person sees of the own information, and what the unit may see of a member's.
import type { InfoChangeEntry, MarriageAnswer, MemberInfo, OwnInfo } from '@/api/info-change';
import { fundTime } from '@/domain/dates';
import { maskBankCard, maskIdNumber, maskPhone } from '@/domain/mask';
import type { Actor, Desk } from '../kernel/desk';
import { type PersonRecord, personOf } from '../kernel/people';
import {
  addressParts,
  historyOf,
  INFO_LABELS,
  type InfoName,
  infoOf,
  missingNames,
  shownInfo,
} from '../kernel/person-info';
import type { Store } from '../kernel/store';
import { spouseOf } from '../registers/registers';
import { findMember } from './unit-members-pick';

/** Nobody's business but the person's own; the unit learns only whether something is there. */
const PRIVATE: readonly InfoName[] = ['jtysr', 'dzyx', 'gddhhm', 'poxm', 'pozjhm'];
/** What the unit may change (domain catalogue GJ0302, 单位代办). */
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

export function ownInfo(desk: Desk, actor: Actor): OwnInfo {
  const person = personOf(desk, actor);
  const kept = infoOf(desk.store, person);
  const of = (name: InfoName) => kept[name] ?? '';
  const address = addressParts(kept.jtzz);
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
    qsx: missingNames(desk.store, person).map((name) => ({ key: name, label: INFO_LABELS[name] })),
  };
}

export function ownHistory(desk: Desk, actor: Actor): InfoChangeEntry[] {
  return historyOf(desk.store, personOf(desk, actor).grzh);
}

/** The civil-affairs register, asked with the person's consent. */
export function ownMarriage(desk: Desk, actor: Actor): MarriageAnswer {
  const marriage = spouseOf(desk.store, personOf(desk, actor).zjhm);
  const cxsj = fundTime(desk.now());
  if (!marriage) return { hyzk: '', poxm: '', pozjhm: '', cxsj };
  return { hyzk: '20', poxm: marriage.poxm, pozjhm: maskIdNumber(marriage.pozjhm), cxsj };
}

/** @throws Refusal for somebody who is not a member of the own unit */
export function memberInfo(desk: Desk, actor: Actor, grzh: string): MemberInfo {
  const member = findMember(desk, actor, grzh);
  const kept = infoOf(desk.store, member);
  const open = UNIT_FIELDS.filter((name) => name !== 'sjhm' && !PRIVATE.includes(name));
  return {
    grzh: member.grzh,
    xingming: member.xingming,
    zjlx: member.zjlx,
    zjhm: maskIdNumber(member.zjhm),
    grzhzt: member.grzhzt,
    ysz: Object.fromEntries(UNIT_FIELDS.map((name) => [name, shownToUnit(desk.store, member, name)])),
    values: Object.fromEntries(open.map((name) => [name, kept[name] ?? ''])),
  };
}

/** A member's value in words as far as the unit may see it. */
export function shownToUnit(store: Store, member: PersonRecord, name: InfoName): string {
  const value = infoOf(store, member)[name] ?? '';
  if (value === '') return '';
  return PRIVATE.includes(name) ? '已登记' : shownInfo(name, value);
}

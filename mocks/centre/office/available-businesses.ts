// 我能办什么: eligibility and amounts by the rules of the businesses themselves.

import type { AvailableBusiness, AvailableBusinesses } from '@/api/cases/available-businesses';
import type { Judgement } from '@/api/cases/judgement';
import type { Condition } from '@/api/client/condition';
import type { HomeOffer } from '@/api/person/home-offer';
import { fundTime } from '@/domain/dates';
import { exceeds, fenOf } from '@/domain/money';
import { mayApply } from '../../data/menus/role-access';
import { queryConsentOf } from '../access/query-consents';
import { openCaseFor } from '../cases/open-case';
import { rulesFor } from '../cases/registered';
import type { BusinessRule, RawValues } from '../cases/rule';
import { persons, rolesOf } from '../kernel/people';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { loansOf } from '../loans/loans';
import { queryRegister, withQueriesNoted } from '../registers/register-queries';
import { homesOf, spouseOf } from '../registers/registers';
import { judgeApplication } from './applications';

const PURPOSE = { ywlx: '我能办什么', doing: '核对您能办的业务时' };

/** Returns every business with this person's eligibility; empty without the consent to query registers. */
export function availableBusinesses(tx: Transaction, actor: Actor): AvailableBusinesses {
  const sqsj = queryConsentOf(tx.store, ownerOf(actor));
  const list =
    sqsj === undefined
      ? []
      : withQueriesNoted(tx, actor, PURPOSE, () => rulesOf(tx, actor).flatMap((rule) => optionsOf(tx, actor, rule)));
  return { sq: sqsj !== undefined, sqsj: sqsj ?? '', list, sjjz: fundTime(tx.now()) };
}

/** Returns the highest amount known in advance; undefined without a consent or an amount. */
export function homeOffer(tx: Transaction, actor: Actor): HomeOffer | undefined {
  if (queryConsentOf(tx.store, ownerOf(actor)) === undefined) return undefined;
  const offers = withQueriesNoted(tx, actor, PURPOSE, () =>
    rulesOf(tx, actor)
      .filter(({ previewLimit }) => previewLimit)
      .flatMap((rule) => optionsOf(tx, actor, rule))
      .flatMap(({ ywlx, ywmc, jg, xe }) => (jg === '1' && xe ? [{ ywlx, ywmc, je: xe.je, gs: xe.gs }] : [])),
  );
  return offers.reduce<HomeOffer | undefined>(
    (most, one) => (most && !exceeds(one.je, most.je) ? most : one),
    undefined,
  );
}

/** Returns whether a person who has consented may apply for a business, by its rule; undefined for others and for a business of matters. */
export function verdictOn(tx: Transaction, actor: Actor, ywlx: string): AvailableBusiness | undefined {
  if (actor.kind !== 'person' || queryConsentOf(tx.store, ownerOf(actor)) === undefined) return undefined;
  const rule = rulesOf(tx, actor).find((one) => one.ywlx === ywlx && !one.matters);
  return rule && withQueriesNoted(tx, actor, PURPOSE, () => optionOf(tx, actor, rule, {}));
}

function rulesOf(tx: Transaction, actor: Actor): BusinessRule[] {
  const roles = rolesOf(tx, actor);
  return rulesFor(actor.kind).filter(({ area }) => mayApply(roles, area));
}

function optionsOf(tx: Transaction, actor: Actor, rule: BusinessRule): AvailableBusiness[] {
  return rule.matters
    ? rule.matters.map((values) => optionOf(tx, actor, rule, values))
    : [optionOf(tx, actor, rule, {})];
}

function optionOf(tx: Transaction, actor: Actor, rule: BusinessRule, values: RawValues): AvailableBusiness {
  const open = openCaseFor(tx, actor, rule.ywlx, values);
  const judged = judgeApplication({ tx, actor, ywlsh: '' }, rule, values);
  const { ywlx } = rule;
  const unmet = judged.tj.filter(({ mz }) => !mz);
  const yy = unmet.length > 0 ? unmet : [...nothingLeft(rule, judged), ...withoutHome(tx, actor, rule, values, judged)];
  return {
    ywlx,
    ywmc: rule.matters ? (rule.name?.(values) ?? rule.ywmc) : rule.ywmc,
    xz: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    jg: yy.length === 0 ? '1' : '0',
    ...(yy.length === 0 && rule.previewLimit && judged.xe
      ? { xe: { mc: judged.xe.mc ?? '', je: judged.xe.kytqe, gs: judged.xe.gs } }
      : {}),
    yy,
    tjs: judged.tj.filter(({ dhc }) => !dhc).length,
    ...(open ? { ywlsh: open.ywlsh } : {}),
  };
}

/** Reasons of TQ0199 that concern a home one owns: 装修, 物业费, 加装电梯, 专项维修资金 (dictionary qttqyy). */
const OWNER_REASONS: readonly unknown[] = ['11', '12', '17', '18'];

/** Unmet if the registers know no home of the couple, nor a loan, which the matter presupposes; a silent register rules nothing out. */
function withoutHome(
  { store }: Transaction,
  actor: Actor,
  { ywlx }: BusinessRule,
  { qttqyy }: RawValues,
  { xe }: Judgement,
): Condition[] {
  const repaying = ywlx === 'TQ0106';
  const owning = ywlx === 'TQ0199' && OWNER_REASONS.includes(qttqyy);
  if (actor.kind !== 'person' || !(owning || (repaying && !xe))) return [];
  const person = persons(store).get(actor.grzh);
  if (!person || !queryRegister(store, '不动产登记', person.zjhm)) return [];
  const spouse = spouseOf(store, person.zjhm)?.pozjhm;
  if (homesOf(store, person.zjhm, ...(spouse ? [spouse] : [])).length > 0) return [];
  if (repaying && loansOf(store, actor.grzh).length > 0) return [];
  return [
    {
      tjbh: 'BDCDJ',
      tjmc: repaying ? '有购房贷款' : '本人或配偶有住房',
      mz: false,
      sjz: repaying ? '没有查到本市的住房和公积金贷款' : '没有查到本市的住房',
      yqz: '不动产登记有记载',
      yj: '不动产登记',
      xyb: '住房在外地或尚未登记的，可以从菜单办理，上传相应材料',
    },
  ];
}

/** Condition for an amount of 0 while all others are met: the formula is the reason. */
function nothingLeft({ previewLimit }: BusinessRule, { xe }: Judgement): Condition[] {
  if (!previewLimit || !xe || fenOf(xe.kytqe) > 0n) return [];
  return [{ tjbh: 'KTQE', tjmc: '有可提取的金额', mz: false, sjz: xe.gs, yqz: '大于0元', yj: xe.yj }];
}

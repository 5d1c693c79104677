// Conditions shared by the businesses of a unit's terms (docs/rules/unit.md, Conditions before the form).

import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { HALL_RULES } from '../../../data/menus/rule-names';
import { blockingCondition } from '../../cases/blocking-case';
import { type CaseRecord, openRecordOf } from '../../cases/case-states';
import { labelOf } from '../../cases/field-reader';
import { rulesChanging, shortName } from '../../cases/registered';
import type { Application, BusinessRule, RuleCondition, UnitPart } from '../../cases/rule';
import { formerAndPresentMembersOf, unitOf } from '../../kernel/people';
import { deferredUntil } from '../../kernel/unit/unit-reliefs';
import { DEFERRED } from '../../remittance/deferral';

const RULES = '《住房公积金管理条例》（国务院令第844号修订）';

/** Condition on the state of the unit's account; for a deferral with its end and the way on. */
export function stateCondition({ tx, actor }: Application, ywmc: string, states: readonly string[]): RuleCondition {
  const { dwzh, dwzhzt } = unitOf(tx, actor);
  const names = states.map((state) => labelOf('dwzhzt', state)).join('、');
  const state = labelOf('dwzhzt', dwzhzt);
  const mz = states.includes(dwzhzt);
  const putOff = !mz && dwzhzt === DEFERRED;
  const until = putOff ? deferredUntil(tx.store, dwzh, monthOf(tx.today())) : '';
  const sjz = until === '' ? state : `${state}至${until}`;
  return {
    tjbh: 'DWZT',
    tjmc: `单位账户状态为${names}`,
    mz,
    sjz,
    yqz: names,
    yj: RULES,
    xyb: putOff ? afterPutOff(ywmc, until) : '账户状态有疑问请拨打12329',
    ...(putOff && { lj: RELIEFS }),
    refusal: putOff
      ? `单位账户${sjz}，不能办理${ywmc}：${afterPutOff(ywmc, until)}`
      : `单位账户${state}，不能办理${ywmc}`,
  };
}

/** 缓缴/降低比例记录, the page that ends a deferral early. */
const RELIEFS = '/dwwt/cxyw/hjjbjl';

const afterPutOff = (ywmc: string, until: PlainMonth | '') =>
  `${ywmc}在缓缴期满${until && `（自${shiftMonth(until, 1)}起）`}或提前结束后办理；提前结束在“缓缴/降低比例记录”中办理`;

/** Returns the condition of a unit without members, with the first step; undefined if there are members. */
export function noMembers({ tx, actor }: Application, ywmc: string): RuleCondition | undefined {
  if (formerAndPresentMembersOf(tx.store, unitOf(tx, actor).dwzh).size > 0) return undefined;
  return {
    tjbh: 'ZGZH',
    tjmc: '单位有职工账户',
    mz: false,
    sjz: '尚未开立',
    yqz: '至少1人',
    yj: HALL_RULES,
    xyb: '请先办理“个人账户设立”',
    lj: '/dwwt/jcyw/grzh_sl',
    refusal: `单位尚未开立职工账户，不能办理${ywmc}`,
  };
}

type Named = Pick<BusinessRule, 'ywlx' | 'ywmc'>;

/** Returns the other businesses that change one of these parts: their names, and the first open case. */
export function disturbingOf(
  { tx, actor }: Application,
  { ywlx }: Named,
  parts: readonly UnitPart[],
): { names: string; open: CaseRecord | undefined } {
  const others = rulesChanging(...parts).filter((rule) => rule.ywlx !== ywlx);
  const open = others.map((rule) => openRecordOf(tx, actor, rule.ywlx)).find(Boolean);
  return { names: others.map(shortName).join('、'), open };
}

/** Condition: none of these businesses has an open case. */
export function nothingOpen(application: Application, business: Named, parts: readonly UnitPart[]): RuleCondition {
  const { tx } = application;
  const { ywmc } = business;
  const { names, open } = disturbingOf(application, business, parts);
  return {
    tjbh: 'ZTYW',
    tjmc: `没有未办结的${names}`,
    yqz: '无',
    yj: HALL_RULES,
    ...blockingCondition(tx.store, open, `办理${ywmc}`, {
      xyb: `请到“我的办件”查看，办结或撤回后再办理${ywmc}`,
      refusal: `存在未办结的${open?.ywmc ?? ''}，请办结后再办理${ywmc}`,
    }),
  };
}

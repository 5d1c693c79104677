// Conditions that several businesses of a unit's terms have in common (domain catalogue 6).

import { monthOf, type PlainMonth, shiftMonth } from '@/domain/dates';
import { HALL_RULES } from '../../data/rule-names';
import { type CaseRecord, openRecordOf } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { openOrNone } from '../cases/in-the-way';
import { rulesChanging, shortName } from '../cases/registered';
import type { Application, BusinessRule, RuleCondition, UnitPart } from '../cases/rule';
import { everMembersOf, unitOf } from '../kernel/people';
import { putOffUntil } from '../kernel/unit-reliefs';
import { DEFERRED } from '../remittance/deferral';

const RULES = '《住房公积金管理条例》（国务院令第844号修订）';

/** The unit's account is in one of these states. One that is put off is told until when, and how it goes on. */
export function stateCondition({ desk, actor }: Application, ywmc: string, states: readonly string[]): RuleCondition {
  const { dwzh, dwzhzt } = unitOf(desk, actor);
  const names = states.map((state) => labelOf('dwzhzt', state)).join('、');
  const state = labelOf('dwzhzt', dwzhzt);
  const mz = states.includes(dwzhzt);
  const putOff = !mz && dwzhzt === DEFERRED;
  const until = putOff ? putOffUntil(desk.store, dwzh, monthOf(desk.today())) : '';
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

/** 缓缴/降低比例记录, where a deferral is ended early. */
const RELIEFS = '/dwwt/cxyw/hjjbjl';

const afterPutOff = (ywmc: string, until: PlainMonth | '') =>
  `${ywmc}在缓缴期满${until && `（自${shiftMonth(until, 1)}起）`}或提前结束后办理；提前结束在“缓缴/降低比例记录”中办理`;

/** Nobody has an account with the unit: what there is to do first; undefined where somebody has. */
export function noMembers({ desk, actor }: Application, ywmc: string): RuleCondition | undefined {
  if (everMembersOf(desk.store, unitOf(desk, actor).dwzh).size > 0) return undefined;
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

/** The other businesses by which one of these changes of the unit: what they are called, and the first that is under way. */
export function disturbingOf(
  { desk, actor }: Application,
  { ywlx }: Named,
  parts: readonly UnitPart[],
): { names: string; open: CaseRecord | undefined } {
  const others = rulesChanging(...parts).filter((rule) => rule.ywlx !== ywlx);
  const open = others.map((rule) => openRecordOf(desk, actor, rule.ywlx)).find(Boolean);
  return { names: others.map(shortName).join('、'), open };
}

/** None of them is under way. */
export function nothingOpen(application: Application, business: Named, parts: readonly UnitPart[]): RuleCondition {
  const { desk } = application;
  const { ywmc } = business;
  const { names, open } = disturbingOf(application, business, parts);
  return {
    tjbh: 'ZTYW',
    tjmc: `没有未办结的${names}`,
    yqz: '无',
    yj: HALL_RULES,
    ...openOrNone(desk.store, open, `办理${ywmc}`, {
      xyb: `请到“我的办件”查看，办结或撤回后再办理${ywmc}`,
      refusal: `存在未办结的${open?.ywmc ?? ''}，请办结后再办理${ywmc}`,
    }),
  };
}

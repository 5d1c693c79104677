// What a unit changes of itself (domain catalogue GJ0102, GJ0103): what both show, ask and tell.

import type { UnitProfile } from '@/api/unit-info';
import { besideFormer, maskIdNumber, maskPhone } from '@/domain/mask';
import { isMobile } from '@/domain/phone';
import { HALL_RULES } from '../../data/rule-names';
import { openRecordOf } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { type FiledRow, withWhole } from '../cases/filed-row';
import { openOrNone } from '../cases/in-the-way';
import { rulesChanging } from '../cases/registered';
import type { Application, RuleCondition } from '../cases/rule';
import { sendCode } from '../kernel/account-codes';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type UnitRecord, unitOf, units } from '../kernel/people';
import { addressParts } from '../kernel/person-info';
import {
  changedUnitNames,
  missingUnitNames,
  shownUnitInfo,
  UNIT_LABELS,
  type UnitInfo,
  type UnitInfoName,
  unitInfoOf,
} from '../kernel/unit-info';
import { enterprises } from '../registers/market-register';

/** 变更事项 of GJ0103, and the fields that each is. */
export const KEY_ITEMS: Readonly<Record<string, { label: string; names: readonly UnitInfoName[] }>> = {
  '1': { label: UNIT_LABELS.dwmc, names: ['dwmc'] },
  '2': { label: UNIT_LABELS.tyshxydm, names: ['tyshxydm'] },
  '3': { label: UNIT_LABELS.dwfrdbxm, names: ['dwfrdbxm', 'dwfrdbzjlx', 'dwfrdbzjhm'] },
  '4': { label: UNIT_LABELS.dwxz, names: ['dwxz'] },
  '5': { label: UNIT_LABELS.ywwd, names: ['ywwd'] },
};

/** What is kept of the unit that the signed-in operator acts for. */
export const ownUnitInfo = ({ desk, actor }: Pick<Application, 'desk' | 'actor'>): UnitInfo =>
  unitInfoOf(desk.store, unitOf(desk, actor), operatorId(actor));

export const operatorId = (actor: Actor): string => (actor.kind === 'unit' ? (actor.operator ?? '') : '');

/** As the forms show it; ID numbers and the mobile masked. */
export function unitProfile(desk: Desk, actor: Actor): UnitProfile {
  const unit = unitOf(desk, actor);
  const kept = ownUnitInfo({ desk, actor });
  const of = (name: UnitInfoName) => kept[name] ?? '';
  const address = addressParts(kept.dwdz);
  const register = enterprises(desk.store).get(unit.tyshxydm);
  const gaps = unit.completeness === '2' || unit.completeness === '3' ? (unit.keyGaps ?? []) : [];
  return {
    dwmc: of('dwmc'),
    tyshxydm: of('tyshxydm'),
    dwxz: of('dwxz'),
    dwfrdbxm: of('dwfrdbxm'),
    dwfrdbzjhm: of('dwfrdbzjhm') && maskIdNumber(of('dwfrdbzjhm')),
    ywwd: of('ywwd'),
    dwjjlx: of('dwjjlx'),
    dwsshy: of('dwsshy'),
    dwlsgx: of('dwlsgx'),
    dwdz: { region: address.slice(0, -1), detail: address.at(-1) ?? '' },
    dwyb: of('dwyb'),
    dwlxdh: of('dwlxdh'),
    czhm: of('czhm'),
    dwdzxx: of('dwdzxx'),
    dwfxr: of('dwfxr'),
    jbrxm: of('jbrxm'),
    jbrzjlx: of('jbrzjlx'),
    jbrzjhm: maskIdNumber(of('jbrzjhm')),
    jbrsjhm: maskPhone(of('jbrsjhm')),
    jbrgddhhm: of('jbrgddhhm'),
    qsx: missingUnitNames(desk.store, unit).map((key) => ({ key, label: UNIT_LABELS[key] })),
    gjqs: gaps.map(({ bgx = '', xm, yy }) => ({ bgx, xm, yy })),
    scdj: register ? { dwmc: register.dwmc, dwfrdbxm: register.dwfrdbxm } : null,
  };
}

/** A code to the mobile that shall be the operator's, or to the one that is. @throws Refusal */
export function sendUnitCode(desk: Desk, actor: Actor, typed: string): { sjhm: string } {
  const unit = unitOf(desk, actor);
  const sjhm = typed || (ownUnitInfo({ desk, actor }).jbrsjhm ?? '');
  const problem = operatorPhoneProblem(desk, { sjhm, jbrzjhm: operatorId(actor) || unit.operator.jbrzjhm });
  if (problem) throw new Refusal(REFUSED, problem, { fieldErrors: { jbrsjhm: problem } });
  sendCode(desk, `unit:${unit.dwzh}`, sjhm, `您正在变更${unit.dwmc}的缴存登记信息`);
  return { sjhm: maskPhone(sjhm) };
}

/** Why this mobile cannot be this operator's: one may act for several units, two cannot have one mobile. */
export function operatorPhoneProblem({ store }: Desk, to: { sjhm: string; jbrzjhm: string }): string | undefined {
  if (!isMobile(to.sjhm)) return '请输入正确格式的手机号';
  const all = [...units(store).values()].flatMap((unit) => [unit.operator, ...(unit.operators ?? [])]);
  const taken = all.some((one) => one.jbrsjhm === to.sjhm && one.jbrzjhm !== to.jbrzjhm);
  return taken ? '经办人手机号与已登记的其他单位经办人重复，请确认' : undefined;
}

/** The account is in one of these states, and nothing else about the registration is under way. */
export function unitConditions({ desk, actor, ywlsh }: Application, states: readonly string[]): RuleCondition[] {
  const unit = unitOf(desk, actor);
  const open = rulesChanging('registration')
    .map((rule) => openRecordOf(desk, actor, rule.ywlx))
    .find((one) => one && one.ywlsh !== ywlsh);
  const names = states.map((state) => labelOf('dwzhzt', state)).join('、');
  return [
    stateCondition(unit, states, names),
    {
      tjbh: 'DJBG',
      tjmc: '没有正在办理的登记变更或注销',
      yqz: '没有',
      yj: HALL_RULES,
      ...openOrNone(desk.store, open, '办理本业务', {
        sjz: open ? `${open.ywmc}（${open.ywlsh}）正在办理` : '没有',
        xyb: '请到“我的办件”查看进度，审核前可以撤回',
        refusal: open ? `贵单位有正在办理的${open.ywmc}（${open.ywlsh}），办结或撤回后方可申请` : '',
      }),
    },
  ];
}

function stateCondition({ dwzhzt }: UnitRecord, states: readonly string[], names: string): RuleCondition {
  const sjz = labelOf('dwzhzt', dwzhzt);
  const refusal = `单位账户状态为${sjz}，不能办理本业务，请联系管理中心`;
  const xyb = '请到管理中心柜台咨询';
  return {
    tjbh: 'DWZT',
    tjmc: '单位账户状态',
    mz: states.includes(dwzhzt),
    sjz,
    yqz: names,
    yj: HALL_RULES,
    xyb,
    refusal,
  };
}

/** Something would be another one afterwards. */
export function changesCondition(mz: boolean): RuleCondition {
  const refusal = '未修改任何信息，无需提交';
  const sjz = mz ? '有' : '无';
  return { tjbh: 'XGNR', tjmc: '有需要变更的信息', mz, sjz, yqz: '至少一项', yj: HALL_RULES, xyb: refusal, refusal };
}

/** Old → new of what changes. */
export function oldToNew(former: UnitInfo, values: UnitInfo): FiledRow[] {
  return changedUnitNames(former, values).map((name) => {
    const before = shownUnitInfo(name, former[name] ?? '');
    const turned = (whole: boolean) =>
      `${before || '未登记'} → ${besideFormer(before, shownUnitInfo(name, values[name] ?? '', { whole })) || '（清除）'}`;
    return withWhole({ key: name, label: UNIT_LABELS[name], value: turned(false) }, turned(true));
  });
}

// Shared by GJ0102 and GJ0103, a unit's changes of its own registration (docs/rules/gj0102-unit-info.md).

import type { UnitProfile } from '@/api/unit/unit-info';
import { isMobile } from '@/domain/identity/phone';
import { maskedPair, maskIdNumber, maskPhone } from '@/domain/text/mask';
import { HALL_RULES } from '../../data/menus/rule-names';
import { type FiledRow, withUnmasked } from '../cases/batch/filed-row';
import { blockingCondition } from '../cases/blocking-case';
import { openRecordOf } from '../cases/case-states';
import { labelOf } from '../cases/field-reader';
import { rulesChanging } from '../cases/registered';
import type { Application, RuleCondition } from '../cases/rule';
import { sendOneTimeCode } from '../kernel/accounts/account-codes';
import { type UnitRecord, unitOf, units } from '../kernel/people';
import { addressParts } from '../kernel/person-info';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import {
  changedUnitNames,
  missingUnitNames,
  shownUnitInfo,
  UNIT_LABELS,
  type UnitInfoFields,
  type UnitInfoName,
  unitInfoOf,
} from '../kernel/unit/unit-info';
import { enterprises } from '../registers/market-register';

/** 变更事项 of GJ0103 with their fields. */
export const KEY_ITEMS: Readonly<Record<string, { label: string; names: readonly UnitInfoName[] }>> = {
  '1': { label: UNIT_LABELS.dwmc, names: ['dwmc'] },
  '2': { label: UNIT_LABELS.tyshxydm, names: ['tyshxydm'] },
  '3': { label: UNIT_LABELS.dwfrdbxm, names: ['dwfrdbxm', 'dwfrdbzjlx', 'dwfrdbzjhm'] },
  '4': { label: UNIT_LABELS.dwxz, names: ['dwxz'] },
  '5': { label: UNIT_LABELS.ywwd, names: ['ywwd'] },
};

/** Information of the unit, with the signed-in operator's. */
export const unitInfoOfActor = ({ tx, actor }: Pick<Application, 'tx' | 'actor'>): UnitInfoFields =>
  unitInfoOf(tx.store, unitOf(tx, actor), operatorId(actor));

export const operatorId = (actor: Actor): string => (actor.kind === 'unit' ? (actor.operator ?? '') : '');

/** Returns the information for the forms; ID numbers and the mobile are masked. */
export function unitProfile(tx: Transaction, actor: Actor): UnitProfile {
  const unit = unitOf(tx, actor);
  const stored = unitInfoOfActor({ tx, actor });
  const of = (name: UnitInfoName) => stored[name] ?? '';
  const address = addressParts(stored.dwdz);
  const register = enterprises(tx.store).get(unit.tyshxydm);
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
    qsx: missingUnitNames(tx.store, unit).map((key) => ({ key, label: UNIT_LABELS[key] })),
    gjqs: gaps.map(({ bgx = '', xm, yy }) => ({ bgx, xm, yy })),
    scdj: register ? { dwmc: register.dwmc, dwfrdbxm: register.dwfrdbxm } : null,
  };
}

/** Sends a code to the operator's new mobile, or to the present one. @throws BusinessError */
export function sendUnitChangeCode(tx: Transaction, actor: Actor, typed: string): { sjhm: string } {
  const unit = unitOf(tx, actor);
  const sjhm = typed || (unitInfoOfActor({ tx, actor }).jbrsjhm ?? '');
  const problem = operatorPhoneProblem(tx, { sjhm, jbrzjhm: operatorId(actor) || unit.operator.jbrzjhm });
  if (problem) throw new BusinessError(REFUSED, problem, { fieldErrors: { jbrsjhm: problem } });
  sendOneTimeCode(tx, ownerOf({ kind: 'unit', dwzh: unit.dwzh }), sjhm, `您正在变更${unit.dwmc}的缴存登记信息`);
  return { sjhm: maskPhone(sjhm) };
}

/** Returns why this mobile is refused: one operator may act for several units, but two operators may not share a mobile. */
export function operatorPhoneProblem(
  { store }: Transaction,
  to: { sjhm: string; jbrzjhm: string },
): string | undefined {
  if (!isMobile(to.sjhm)) return '请输入正确格式的手机号';
  const all = [...units(store).values()].flatMap((unit) => [unit.operator, ...(unit.operators ?? [])]);
  const taken = all.some((one) => one.jbrsjhm === to.sjhm && one.jbrzjhm !== to.jbrzjhm);
  return taken ? '经办人手机号与已登记的其他单位经办人重复，请确认' : undefined;
}

/** Conditions: the account is in one of these states, and no other change of the registration is in progress. */
export function unitConditions({ tx, actor, ywlsh }: Application, states: readonly string[]): RuleCondition[] {
  const unit = unitOf(tx, actor);
  const open = rulesChanging('registration')
    .map((rule) => openRecordOf(tx, actor, rule.ywlx))
    .find((one) => one && one.ywlsh !== ywlsh);
  const names = states.map((state) => labelOf('dwzhzt', state)).join('、');
  return [
    stateCondition(unit, states, names),
    {
      tjbh: 'DJBG',
      tjmc: '没有正在办理的登记变更或注销',
      yqz: '没有',
      yj: HALL_RULES,
      ...blockingCondition(tx.store, open, '办理本业务', {
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

/** Condition: the application changes something. */
export function changesCondition(mz: boolean): RuleCondition {
  const refusal = '未修改任何信息，无需提交';
  const sjz = mz ? '有' : '无';
  return { tjbh: 'XGNR', tjmc: '有需要变更的信息', mz, sjz, yqz: '至少一项', yj: HALL_RULES, xyb: refusal, refusal };
}

/** Returns the changes as old → new. */
export function oldToNew(former: UnitInfoFields, values: UnitInfoFields): FiledRow[] {
  return changedUnitNames(former, values).map((name) => {
    const before = shownUnitInfo(name, former[name] ?? '');
    const turned = (whole: boolean) =>
      `${before || '未登记'} → ${maskedPair(before, shownUnitInfo(name, values[name] ?? '', { whole })) || '（清除）'}`;
    return withUnmasked({ key: name, label: UNIT_LABELS[name], value: turned(false) }, turned(true));
  });
}

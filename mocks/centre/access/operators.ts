// Who acts for a unit in the hall, in which role, and who may change that (domain catalogue 12.2, 操作员管理).
import type { OperatorRow } from '@/api/operators';
import { fundTime } from '@/domain/dates';
import { isIdNumber } from '@/domain/id-number';
import { maskIdNumber, maskPhone } from '@/domain/mask';
import { isPersonName, plainPersonName } from '@/domain/person-name';
import { isMobile } from '@/domain/phone';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { type OperatorRole, ROLE, roleName, roleOf } from '../kernel/operator-roles';
import { send } from '../kernel/outbox';
import { type FurtherOperator, type UnitRecord, unitOf, units } from '../kernel/people';
import { operatorOf } from './acting';
import { operatorMark } from './certificates-ca';
import { lastSignInOf } from './last-sign-ins';
import { endSessionsOf } from './sessions';

const NOT_ONE_LEFT = '至少保留一名在用的管理岗';

export interface KnownOperator extends FurtherOperator {
  first: boolean;
}

/** Everybody on file, the first operator first. Who was invited and has not registered yet has no password. */
export function operatorsOf(unit: UnitRecord): KnownOperator[] {
  const { operator, operators = [], passwordHash } = unit;
  return [
    { ...operator, role: operator.role ?? ROLE.manager, passwordHash, first: true },
    ...operators.map((one) => ({ ...one, first: false })),
  ];
}

export const isActive = ({ stopped, passwordHash }: KnownOperator) => !stopped && passwordHash !== '';
/** Whether somebody in this role may say yes to what another one prepared. */
export const mayCheck = ({ role }: Pick<KnownOperator, 'role'>) => role !== ROLE.preparer;

/** Whether this one may say yes to what the one with this ID number prepared. */
export const mayCheckFor = (one: KnownOperator, preparer: string | undefined) =>
  isActive(one) && mayCheck(one) && one.jbrzjhm !== preparer && (one.by === undefined || one.by !== preparer);

/** Said to who may not check what another prepared. */
export const whyNotCheck = ({ by }: KnownOperator, preparer: string | undefined, name: string): string =>
  by !== undefined && by === preparer
    ? `您的岗位由${name}一人设置，不能复核其经办的业务，请由其他复核岗或管理岗操作员办理`
    : '您的岗位不能复核，请由复核岗或管理岗操作员办理';

/** Said where nobody of the unit may say yes: who would have to be there first. */
const NOBODY_CHECKS =
  '新的复核岗或管理岗操作员（本单位现在没有其他人可以复核，请经办人以外的管理岗在“操作员管理”中邀请或恢复，或凭法定代表人授权在“单位注册”中登记一名复核岗）';

/** Their names, for a sentence: 邢芳（复核岗）. */
export const namesOf = (ones: readonly Pick<KnownOperator, 'jbrxm' | 'role'>[]): string =>
  ones.map(({ jbrxm, role }) => `${jbrxm}（${roleName(role)}岗）`).join('、') || NOBODY_CHECKS;

/** Who is signed in for the unit. */
export function actingOperator(desk: Desk, actor: Actor): KnownOperator | undefined {
  const acting = operatorOf(desk, actor);
  return acting && operatorsOf(unitOf(desk, actor)).find(({ jbrzjhm }) => jbrzjhm === acting.jbrzjhm);
}

export function listOperators(desk: Desk, actor: Actor): OperatorRow[] {
  const self = actingOperator(desk, actor);
  return operatorsOf(unitOf(desk, actor)).map((one) => ({
    czyid: operatorMark(one.jbrzjhm),
    xingming: one.jbrxm,
    zjhm: maskIdNumber(one.jbrzjhm),
    sjhm: maskPhone(one.jbrsjhm),
    js: one.role,
    zjdl: lastSignInOf(desk, actor, one.jbrzjhm),
    zt: one.stopped ? '0' : one.passwordHash === '' ? '2' : '1',
    bs: one.jbrzjhm === self?.jbrzjhm ? '1' : '0',
  }));
}

/** Puts somebody on file and tells them how to choose a password of their own. @throws Refusal with `fieldErrors` */
export function inviteOperator(
  desk: Desk,
  actor: Actor,
  input: { xingming: string; zjhm: string; sjhm: string; js: string },
): OperatorRow[] {
  const { unit, self } = managed(desk, actor);
  const jbrxm = plainPersonName(input.xingming);
  const jbrzjhm = input.zjhm.trim().toUpperCase();
  const jbrsjhm = input.sjhm.trim();
  const role = roleOf(input.js);
  const everybody = [...units(desk.store).values()].flatMap(operatorsOf);
  const fieldErrors: Record<string, string> = {};
  if (!isPersonName(jbrxm)) fieldErrors.xingming = '请输入正确格式的姓名';
  if (!isIdNumber(jbrzjhm)) fieldErrors.zjhm = '请输入正确格式的证件号';
  else if (operatorsOf(unit).some((one) => one.jbrzjhm === jbrzjhm)) fieldErrors.zjhm = '该人员已是本单位的操作员';
  if (!isMobile(jbrsjhm)) fieldErrors.sjhm = '请输入正确格式的手机号';
  else if (everybody.some((one) => one.jbrsjhm === jbrsjhm && one.jbrzjhm !== jbrzjhm)) {
    fieldErrors.sjhm = '该手机号码已登记在其他经办人名下，请使用本人的手机号码';
  }
  if (!role) fieldErrors.js = '请选择岗位';
  const [first] = Object.values(fieldErrors);
  if (first || !role) throw new Refusal(REFUSED, first ?? '请选择岗位', { fieldErrors });
  const by = isProtected(desk, unit) ? self.jbrzjhm : undefined;
  const added: FurtherOperator = { jbrxm, jbrzjhm, jbrsjhm, role, passwordHash: '', ...(by && { by }) };
  units(desk.store).put(unit.dwzh, { ...unit, operators: [...(unit.operators ?? []), added] });
  const text = `【住房公积金】${unit.dwmc}（${unit.dwzh}）邀请您担任${roleName(role)}岗操作员。请在网上办事大厅“单位注册”中填写单位信息，选择“登记的经办人”，用本人证件号码和本手机号设置登录密码。如非本单位人员请勿理会。`;
  send(desk, { kind: 'sms', to: jbrsjhm, code: '', uuid: '', text });
  tell(desk, unit, self, {
    title: '已邀请操作员',
    what: `已邀请${jbrxm}担任${roleName(role)}岗操作员，本人注册后即可登录`,
  });
  return listOperators(desk, actor);
}

/** Who is stopped is signed out at once and signs in no more; what they handed in stays. */
export function stopOperator(desk: Desk, actor: Actor, input: { czyid: string }): OperatorRow[] {
  const { unit, self } = managed(desk, actor);
  const found = named(unit, input.czyid);
  if (found.jbrzjhm === self.jbrzjhm) throw new Refusal(REFUSED, '不能停用自己，请由另一名管理岗办理');
  if (found.stopped) return listOperators(desk, actor);
  const after = operatorsOf(unit).map((one) =>
    one.jbrzjhm === found.jbrzjhm ? { ...one, stopped: true as const } : one,
  );
  refuseBelowTwo(desk, unit, after);
  change(desk, unit, found, { stopped: true });
  endSessionsOf(desk, ownerOf(actor), '', found.jbrzjhm);
  tell(desk, unit, self, { title: '操作员已停用', what: `已停用操作员${found.jbrxm}`, about: found });
  return listOperators(desk, actor);
}

export function resumeOperator(desk: Desk, actor: Actor, input: { czyid: string }): OperatorRow[] {
  const { unit, self } = managed(desk, actor);
  const found = named(unit, input.czyid);
  if (!found.stopped) return listOperators(desk, actor);
  change(desk, unit, found, { stopped: undefined });
  tell(desk, unit, self, { title: '操作员已恢复', what: `已恢复操作员${found.jbrxm}`, about: found });
  return listOperators(desk, actor);
}

export function changeRole(desk: Desk, actor: Actor, input: { czyid: string; js: string }): OperatorRow[] {
  const { unit, self } = managed(desk, actor);
  const found = named(unit, input.czyid);
  const role = roleOf(input.js);
  if (!role) throw new Refusal(REFUSED, '请选择岗位', { fieldErrors: { js: '请选择岗位' } });
  const after = operatorsOf(unit).map((one) => (one.jbrzjhm === found.jbrzjhm ? { ...one, role } : one));
  if (!after.some((one) => one.role === ROLE.manager && isActive(one))) throw new Refusal(REFUSED, NOT_ONE_LEFT);
  refuseBelowTwo(desk, unit, after);
  // Whom two have made a checker stays one; whom one alone makes so checks nothing of theirs (decision 350).
  const known = mayCheck(found) && found.by === undefined;
  change(desk, unit, found, { role, by: known || !isProtected(desk, unit) ? undefined : self.jbrzjhm });
  if (role !== found.role)
    tell(desk, unit, self, {
      title: '操作员岗位已变更',
      what: `已将操作员${found.jbrxm}的岗位由${roleName(found.role)}改为${roleName(role)}`,
      about: found,
    });
  return listOperators(desk, actor);
}

/** The unit and who is signed in. @throws Refusal for anybody but a manager */
export function managed(desk: Desk, actor: Actor): { unit: UnitRecord; self: KnownOperator } {
  const unit = unitOf(desk, actor);
  const self = actingOperator(desk, actor);
  if (self?.role !== ROLE.manager) throw new Refusal(REFUSED, '只有管理岗可以管理操作员，请联系本单位管理岗');
  return { unit, self };
}

/** In the hall, and by SMS to the other managers and to whom it is about: nobody gets a role behind their backs. */
export function tell(
  desk: Desk,
  unit: UnitRecord,
  self: KnownOperator,
  { title, what, about }: { title: string; what: string; about?: KnownOperator },
): void {
  const fssj = fundTime(desk.now());
  const nr = `${self.jbrxm}于${fssj}${what}。如非本单位操作，请立即联系12329。`;
  const numbers = desk.store.table<{ last: number }>('operator-notices');
  const last = (numbers.get(unit.dwzh)?.last ?? 0) + 1;
  numbers.put(unit.dwzh, { last });
  const owner = ownerOf({ kind: 'unit', dwzh: unit.dwzh });
  sendMessage(desk.store, {
    xxId: `czy-${unit.dwzh}-${last}`,
    owner,
    title,
    nr,
    xxlx: '账户通知',
    fssj,
    ywlsh: '',
  });
  for (const one of operatorsOf(unit)) {
    const hears = one.jbrzjhm === about?.jbrzjhm || (one.role === ROLE.manager && !one.stopped);
    if (!hears || one.jbrzjhm === self.jbrzjhm) continue;
    send(desk, { kind: 'sms', to: one.jbrsjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
  }
}

function named(unit: UnitRecord, czyid: string): KnownOperator {
  const found = operatorsOf(unit).find(({ jbrzjhm }) => operatorMark(jbrzjhm) === czyid);
  if (!found) throw new Refusal(REFUSED, '未找到该操作员，请刷新后重试');
  return found;
}

/** Whether something of the unit's needs two: everything, or what is above its limit. */
function isProtected(desk: Desk, { dwzh }: UnitRecord): boolean {
  const setting = desk.store.table<{ zt: string; xe: string }>('unit-two-person').get(dwzh);
  return setting !== undefined && (setting.zt === '1' || setting.xe !== '');
}

/** Where one checks what another prepares there must be two, one of whom may check. */
function refuseBelowTwo(desk: Desk, unit: UnitRecord, after: readonly KnownOperator[]): void {
  if (!isProtected(desk, unit)) return;
  const active = after.filter(isActive);
  if (active.length < 2 || !active.some(mayCheck) || active.every(({ role }) => role === ROLE.checker)) {
    throw new Refusal(REFUSED, '已开通双人复核，至少保留一名可以经办和另一名可以复核的操作员；请先关闭双人复核');
  }
}

function change(
  desk: Desk,
  unit: UnitRecord,
  { first, jbrzjhm }: KnownOperator,
  what: { role?: OperatorRole; by?: string | undefined; stopped?: true | undefined },
): void {
  const changed: UnitRecord = first
    ? { ...unit, operator: { ...unit.operator, ...what } }
    : { ...unit, operators: unit.operators?.map((one) => (one.jbrzjhm === jbrzjhm ? { ...one, ...what } : one)) };
  units(desk.store).put(unit.dwzh, changed);
}

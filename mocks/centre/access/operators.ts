// Operators of a unit: roles, and who may change them (docs/rules/unit.md, Operators and two-person mode).
import type { OperatorRow } from '@/api/session/operators';
import { fundTime } from '@/domain/dates';
import { maskIdNumber, maskPhone } from '@/domain/text/mask';
import { sendMessage } from '../kernel/messages/messages';
import { send } from '../kernel/messages/outbox';
import { type FurtherOperator, type UnitRecord, unitOf, units } from '../kernel/people';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { type OperatorRole, ROLE, roleName, roleOf } from '../kernel/unit/operator-roles';
import { operatorFingerprint } from './certificates-ca';
import { operatorOf } from './current-operator';
import { lastSignInOf } from './last-sign-ins';
import { endSessionsOf } from './sessions';

const NOT_ONE_LEFT = '至少保留一名在用的管理岗';

export interface OperatorEntry extends FurtherOperator {
  first: boolean;
}

/** Returns all operators, the first one first. An invited operator has no password before registering. */
export function operatorsOf(unit: UnitRecord): OperatorEntry[] {
  const { operator, operators = [], passwordHash } = unit;
  return [
    { ...operator, role: operator.role ?? ROLE.manager, passwordHash, first: true },
    ...operators.map((one) => ({ ...one, first: false })),
  ];
}

export const isActive = ({ stopped, passwordHash }: OperatorEntry) => !stopped && passwordHash !== '';
/** Returns whether this role may check another operator's cases. */
export const mayCheck = ({ role }: Pick<OperatorEntry, 'role'>) => role !== ROLE.preparer;

/** Returns whether this operator may check cases of the preparer with this ID number. */
export const mayCheckFor = (one: OperatorEntry, preparer: string | undefined) =>
  isActive(one) && mayCheck(one) && one.jbrzjhm !== preparer && (one.by === undefined || one.by !== preparer);

/** Refusal for an operator who may not check the preparer's cases. */
export const checkRefusal = ({ by }: OperatorEntry, preparer: string | undefined, name: string): string =>
  by !== undefined && by === preparer
    ? `您的岗位由${name}一人设置，不能复核其经办的业务，请由其他复核岗或管理岗操作员办理`
    : '您的岗位不能复核，请由复核岗或管理岗操作员办理';

/** Placeholder when nobody in the unit may check: the roles needed first. */
const NOBODY_CHECKS =
  '新的复核岗或管理岗操作员（本单位现在没有其他人可以复核，请经办人以外的管理岗在“操作员管理”中邀请或恢复，或凭法定代表人授权在“单位注册”中登记一名复核岗）';

/** Names with roles, for a sentence: 邢芳（复核岗）. */
export const operatorNames = (ones: readonly Pick<OperatorEntry, 'jbrxm' | 'role'>[]): string =>
  ones.map(({ jbrxm, role }) => `${jbrxm}（${roleName(role)}岗）`).join('、') || NOBODY_CHECKS;

/** Returns the signed-in operator of the unit. */
export function actingOperator(tx: Transaction, actor: Actor): OperatorEntry | undefined {
  const acting = operatorOf(tx, actor);
  return acting && operatorsOf(unitOf(tx, actor)).find(({ jbrzjhm }) => jbrzjhm === acting.jbrzjhm);
}

export function listOperators(tx: Transaction, actor: Actor): OperatorRow[] {
  const self = actingOperator(tx, actor);
  return operatorsOf(unitOf(tx, actor)).map((one) => ({
    czyid: operatorFingerprint(one.jbrzjhm),
    xingming: one.jbrxm,
    zjhm: maskIdNumber(one.jbrzjhm),
    sjhm: maskPhone(one.jbrsjhm),
    js: one.role,
    zjdl: lastSignInOf(tx, actor, one.jbrzjhm),
    zt: one.stopped ? '0' : one.passwordHash === '' ? '2' : '1',
    bs: one.jbrzjhm === self?.jbrzjhm ? '1' : '0',
  }));
}

/** Stops an operator: sessions end at once, sign-in is disabled, submitted cases stay. */
export function stopOperator(tx: Transaction, actor: Actor, input: { czyid: string }): OperatorRow[] {
  const { unit, self } = managed(tx, actor);
  const found = named(unit, input.czyid);
  if (found.jbrzjhm === self.jbrzjhm) throw new BusinessError(REFUSED, '不能停用自己，请由另一名管理岗办理');
  if (found.stopped) return listOperators(tx, actor);
  const after = operatorsOf(unit).map((one) =>
    one.jbrzjhm === found.jbrzjhm ? { ...one, stopped: true as const } : one,
  );
  refuseBelowTwo(tx, unit, after);
  change(tx, unit, found, { stopped: true });
  endSessionsOf(tx, ownerOf(actor), '', found.jbrzjhm);
  notifyOperators(tx, unit, self, { title: '操作员已停用', what: `已停用操作员${found.jbrxm}`, about: found });
  return listOperators(tx, actor);
}

export function resumeOperator(tx: Transaction, actor: Actor, input: { czyid: string }): OperatorRow[] {
  const { unit, self } = managed(tx, actor);
  const found = named(unit, input.czyid);
  if (!found.stopped) return listOperators(tx, actor);
  change(tx, unit, found, { stopped: undefined });
  notifyOperators(tx, unit, self, { title: '操作员已恢复', what: `已恢复操作员${found.jbrxm}`, about: found });
  return listOperators(tx, actor);
}

export function changeRole(tx: Transaction, actor: Actor, input: { czyid: string; js: string }): OperatorRow[] {
  const { unit, self } = managed(tx, actor);
  const found = named(unit, input.czyid);
  const role = roleOf(input.js);
  if (!role) throw new BusinessError(REFUSED, '请选择岗位', { fieldErrors: { js: '请选择岗位' } });
  const after = operatorsOf(unit).map((one) => (one.jbrzjhm === found.jbrzjhm ? { ...one, role } : one));
  if (!after.some((one) => one.role === ROLE.manager && isActive(one))) throw new BusinessError(REFUSED, NOT_ONE_LEFT);
  refuseBelowTwo(tx, unit, after);
  // A checker approved by two stays one; a checker set by one manager alone may not check that manager's cases (docs/rules/unit.md,
  // Operators and two-person mode).
  const known = mayCheck(found) && found.by === undefined;
  change(tx, unit, found, { role, by: known || !isProtected(tx, unit) ? undefined : self.jbrzjhm });
  if (role !== found.role)
    notifyOperators(tx, unit, self, {
      title: '操作员岗位已变更',
      what: `已将操作员${found.jbrxm}的岗位由${roleName(found.role)}改为${roleName(role)}`,
      about: found,
    });
  return listOperators(tx, actor);
}

/** Returns unit and signed-in operator. @throws BusinessError unless that operator is a manager */
export function managed(tx: Transaction, actor: Actor): { unit: UnitRecord; self: OperatorEntry } {
  const unit = unitOf(tx, actor);
  const self = actingOperator(tx, actor);
  if (self?.role !== ROLE.manager) throw new BusinessError(REFUSED, '只有管理岗可以管理操作员，请联系本单位管理岗');
  return { unit, self };
}

/** Notifies of a role change in the hall, and by SMS the other managers and the operator concerned: no role changes unnoticed. */
export function notifyOperators(
  tx: Transaction,
  unit: UnitRecord,
  self: OperatorEntry,
  { title, what, about }: { title: string; what: string; about?: OperatorEntry },
): void {
  const fssj = fundTime(tx.now());
  const nr = `${self.jbrxm}于${fssj}${what}。如非本单位操作，请立即联系12329。`;
  const numbers = tx.store.table<{ last: number }>('operator-notices');
  const last = (numbers.get(unit.dwzh)?.last ?? 0) + 1;
  numbers.put(unit.dwzh, { last });
  const owner = ownerOf({ kind: 'unit', dwzh: unit.dwzh });
  sendMessage(tx.store, {
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
    send(tx, { kind: 'sms', to: one.jbrsjhm, code: '', uuid: '', text: `【住房公积金】${nr}` });
  }
}

function named(unit: UnitRecord, czyid: string): OperatorEntry {
  const found = operatorsOf(unit).find(({ jbrzjhm }) => operatorFingerprint(jbrzjhm) === czyid);
  if (!found) throw new BusinessError(REFUSED, '未找到该操作员，请刷新后重试');
  return found;
}

/** Returns whether cases of the unit need a second operator: all, or above a limit. */
export function isProtected(tx: Transaction, { dwzh }: UnitRecord): boolean {
  const setting = tx.store.table<{ zt: string; xe: string }>('unit-two-person').get(dwzh);
  return setting !== undefined && (setting.zt === '1' || setting.xe !== '');
}

/** Refuses a change that leaves fewer than two active operators, or no checker, under two-person mode. */
function refuseBelowTwo(tx: Transaction, unit: UnitRecord, after: readonly OperatorEntry[]): void {
  if (!isProtected(tx, unit)) return;
  const active = after.filter(isActive);
  if (active.length < 2 || !active.some(mayCheck) || active.every(({ role }) => role === ROLE.checker)) {
    throw new BusinessError(REFUSED, '已开通双人复核，至少保留一名可以经办和另一名可以复核的操作员；请先关闭双人复核');
  }
}

function change(
  tx: Transaction,
  unit: UnitRecord,
  { first, jbrzjhm }: OperatorEntry,
  what: { role?: OperatorRole; by?: string | undefined; stopped?: true | undefined },
): void {
  const changed: UnitRecord = first
    ? { ...unit, operator: { ...unit.operator, ...what } }
    : { ...unit, operators: unit.operators?.map((one) => (one.jbrzjhm === jbrzjhm ? { ...one, ...what } : one)) };
  units(tx.store).put(unit.dwzh, changed);
}

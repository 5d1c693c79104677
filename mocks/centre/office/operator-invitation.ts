import type { OperatorRow } from '@/api/session/operators';
import { plainPersonName } from '@/domain/text/person-name';
import { operatorInvitation } from '@/schema/unit/operator-invitation';
import { isProtected, listOperators, managed, notifyOperators, operatorsOf } from '../access/operators';
import { readForm, refuseErrors } from '../cases/read-fields';
import { send } from '../kernel/messages/outbox';
import { type FurtherOperator, units } from '../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { roleName, roleOf } from '../kernel/unit/operator-roles';

/** Adds an operator and notifies them how to set a password. @throws BusinessError with `fieldErrors` */
export function inviteOperator(tx: Transaction, actor: Actor, raw: Readonly<Record<string, unknown>>): OperatorRow[] {
  const { unit, self } = managed(tx, actor);
  const { values, errors } = readForm(operatorInvitation, raw, { today: tx.today() });
  const { xingming, zjhm: jbrzjhm, sjhm: jbrsjhm } = values;
  const jbrxm = plainPersonName(xingming);
  const role = roleOf(values.js);
  const everybody = [...units(tx.store).values()].flatMap(operatorsOf);
  if (operatorsOf(unit).some((one) => one.jbrzjhm === jbrzjhm)) errors.zjhm = '该人员已是本单位的操作员';
  if (everybody.some((one) => one.jbrsjhm === jbrsjhm && one.jbrzjhm !== jbrzjhm)) {
    errors.sjhm ??= '该手机号码已登记在其他经办人名下，请使用本人的手机号码';
  }
  refuseErrors(errors, Object.values(errors)[0] ?? '');
  // Narrows the type: the schema has refused any other role.
  if (!role) throw new BusinessError(REFUSED, '请选择岗位');
  const by = isProtected(tx, unit) ? self.jbrzjhm : undefined;
  const added: FurtherOperator = { jbrxm, jbrzjhm, jbrsjhm, role, passwordHash: '', ...(by && { by }) };
  units(tx.store).put(unit.dwzh, { ...unit, operators: [...(unit.operators ?? []), added] });
  const text = `【住房公积金】${unit.dwmc}（${unit.dwzh}）邀请您担任${roleName(role)}岗操作员。请在网上办事大厅“单位注册”中填写单位信息，选择“登记的经办人”，用本人证件号码和本手机号设置登录密码。如非本单位人员请勿理会。`;
  send(tx, { kind: 'sms', to: jbrsjhm, code: '', uuid: '', text });
  notifyOperators(tx, unit, self, {
    title: '已邀请操作员',
    what: `已邀请${jbrxm}担任${roleName(role)}岗操作员，本人注册后即可登录`,
  });
  return listOperators(tx, actor);
}

// Operators on file of a unit, and notices of a new one.
import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/text/mask';
import { sendMessage } from '../kernel/messages/messages';
import { send } from '../kernel/messages/outbox';
import { type Operator, type UnitRecord, units } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';
import { roleName } from '../kernel/unit/operator-roles';
import type { NamedOperator } from './unit-registration-tickets';

/** Adds a further operator with the hash of the password they chose. */
export function addOperator(tx: Transaction, unit: UnitRecord, operator: NamedOperator, hash: string): void {
  if (!operator.further) return;
  const { jbrxm, jbrzjhm, jbrsjhm, further } = operator;
  const others = (unit.operators ?? []).filter((one) => one.jbrzjhm !== jbrzjhm);
  const added = { jbrxm, jbrzjhm, jbrsjhm, role: further.role, passwordHash: hash };
  units(tx.store).put(unit.dwzh, { ...unit, operators: [...others, added] });
  tx.store.table('unit-authorisations').put(`${unit.dwzh}:${jbrzjhm}`, {
    ...further.authorisation,
    dwzh: unit.dwzh,
    jbrzjhm,
    sj: fundTime(tx.now()),
  });
  notifyOperatorRegistered(tx, unit, operator, roleName(further.role));
}

/** Notifies the operator by SMS and the unit by message; the first operator too if another one registered. `role`: display text. */
export function notifyOperatorRegistered(tx: Transaction, unit: UnitRecord, operator: Operator, role: string): void {
  const zcsj = fundTime(tx.now());
  const own = `${unit.dwmc}（${unit.dwzh}）经办人${maskName(operator.jbrxm)}（${role}）已于${zcsj}注册网上办事大厅成功。`;
  const phones = new Set([operator.jbrsjhm, unit.operator.jbrsjhm].filter(Boolean));
  for (const to of phones) {
    const text = `【住房公积金】${own}如非本单位操作，请立即联系12329。`;
    send(tx, { kind: 'sms', to, code: '', uuid: '', text });
  }
  sendMessage(tx.store, {
    xxId: `zc-${unit.dwzh}-${operator.jbrzjhm.slice(-4)}-${zcsj}`,
    owner: ownerOf({ kind: 'unit', dwzh: unit.dwzh }),
    title: '注册成功',
    nr: own,
    xxlx: '账户通知',
    fssj: zcsj,
    ywlsh: '',
  });
}

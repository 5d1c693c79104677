// A unit's operators on file, and who hears of a new one.
import { fundTime } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import type { Desk } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { roleName } from '../kernel/operator-roles';
import { send } from '../kernel/outbox';
import { type Operator, type UnitRecord, units } from '../kernel/people';
import type { NamedOperator } from './unit-registration-tickets';

/** Puts a further operator on file, with the hash of the password they chose. */
export function addOperator(desk: Desk, unit: UnitRecord, operator: NamedOperator, hash: string): void {
  if (!operator.further) return;
  const { jbrxm, jbrzjhm, jbrsjhm, further } = operator;
  const others = (unit.operators ?? []).filter((one) => one.jbrzjhm !== jbrzjhm);
  const added = { jbrxm, jbrzjhm, jbrsjhm, role: further.role, passwordHash: hash };
  units(desk.store).put(unit.dwzh, { ...unit, operators: [...others, added] });
  desk.store.table('unit-authorisations').put(`${unit.dwzh}:${jbrzjhm}`, {
    ...further.authorisation,
    dwzh: unit.dwzh,
    jbrzjhm,
    sj: fundTime(desk.now()),
  });
  tellRegistered(desk, unit, operator, roleName(further.role));
}

/** The operator by SMS, the unit by message; of a further operator the first one hears as well. `role`: as people are told it. */
export function tellRegistered(desk: Desk, unit: UnitRecord, operator: Operator, role: string): void {
  const zcsj = fundTime(desk.now());
  const own = `${unit.dwmc}（${unit.dwzh}）经办人${maskName(operator.jbrxm)}（${role}）已于${zcsj}注册网上办事大厅成功。`;
  const phones = new Set([operator.jbrsjhm, unit.operator.jbrsjhm].filter(Boolean));
  for (const to of phones) {
    const text = `【住房公积金】${own}如非本单位操作，请立即联系12329。`;
    send(desk, { kind: 'sms', to, code: '', uuid: '', text });
  }
  sendMessage(desk.store, {
    xxId: `zc-${unit.dwzh}-${operator.jbrzjhm.slice(-4)}-${zcsj}`,
    owner: `unit:${unit.dwzh}`,
    title: '注册成功',
    nr: own,
    xxlx: '账户通知',
    fssj: zcsj,
    ywlsh: '',
  });
}

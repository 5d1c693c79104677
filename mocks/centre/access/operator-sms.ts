import { send } from '../kernel/messages/outbox';
import { type Operator, type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { isActive, operatorsOf } from './operators';

/** Sends a unit's message to an operator by SMS, with the unit's name if the operator has several (docs/rules/messages.md). */
export function smsOperator(tx: Transaction, dwzh: string, { jbrsjhm: to, jbrzjhm }: Operator, nr: string): void {
  if (!to) return;
  const unit = units(tx.store).get(dwzh);
  const text = unit && actsForSeveral(tx.store, jbrzjhm) ? naming(unit, nr) : nr;
  send(tx, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${text}` });
}

const YOU = '贵单位';

function naming({ dwmc }: UnitRecord, nr: string): string {
  if (nr.includes(dwmc)) return nr;
  return nr.includes(YOU) ? nr.replace(YOU, `${YOU}（${dwmc}）`) : `${dwmc}：${nr}`;
}

function actsForSeveral(store: Store, jbrzjhm: string): boolean {
  let found = 0;
  for (const unit of units(store).values()) {
    if (operatorsOf(unit).some((one) => one.jbrzjhm === jbrzjhm && isActive(one))) found += 1;
    if (found > 1) return true;
  }
  return false;
}

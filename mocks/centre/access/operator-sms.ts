import type { Desk } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { type Operator, type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { isActive, operatorsOf } from './operators';

/** Tells an operator of a unit on the phone what the hall tells the unit: whoever acts for several reads which of them is meant (decision 356). */
export function smsOperator(desk: Desk, dwzh: string, { jbrsjhm: to, jbrzjhm }: Operator, nr: string): void {
  if (!to) return;
  const unit = units(desk.store).get(dwzh);
  const text = unit && actsForSeveral(desk.store, jbrzjhm) ? naming(unit, nr) : nr;
  send(desk, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${text}` });
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

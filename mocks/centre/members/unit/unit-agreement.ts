import { fundTime } from '@/domain/dates';
import { userAgreement } from '../../../data/user-agreements';
import { operatorOf } from '../../access/current-operator';
import { unitOf, units } from '../../kernel/people';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

/** Accepts the service agreement of units in the version read (idempotent). @throws BusinessError for an outdated version */
export function agreeForUnit(tx: Transaction, actor: Actor, bb: string): null {
  const { agreementOpen, ...unit } = unitOf(tx, actor);
  if (bb !== userAgreement('unit').bb) throw new BusinessError(REFUSED, '协议已更新，请刷新页面，阅读新的协议后再同意');
  if (!agreementOpen) return null;
  const { jbrxm: jbr } = operatorOf(tx, actor) ?? unit.operator;
  units(tx.store).put(unit.dwzh, { ...unit, agreed: { bb, tysj: fundTime(tx.now()), jbr } });
  return null;
}

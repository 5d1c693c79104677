import { fundTime } from '@/domain/dates';
import { userAgreement } from '../../data/user-agreements';
import { operatorOf } from '../access/acting';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { unitOf, units } from '../kernel/people';

/** A unit agrees to the service agreement of units, in the version it has read; once is enough. @throws Refusal */
export function agreeForUnit(desk: Desk, actor: Actor, bb: string): null {
  const { agreementOpen, ...unit } = unitOf(desk, actor);
  if (bb !== userAgreement('unit').bb) throw new Refusal(REFUSED, '协议已更新，请刷新页面，阅读新的协议后再同意');
  if (!agreementOpen) return null;
  const { jbrxm: jbr } = operatorOf(desk, actor) ?? unit.operator;
  units(desk.store).put(unit.dwzh, { ...unit, agreed: { bb, tysj: fundTime(desk.now()), jbr } });
  return null;
}

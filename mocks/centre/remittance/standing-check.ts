// A unit's standing instruction where one operator checks what another prepares: who says yes to it, and which of its debits wait.
import type { StandingProposal } from '@/api/standing';
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { operatorOf } from '../access/acting';
import { SecondYes } from '../access/second-yes';
import { CHECKS_ONLY, checksOnly, overUnitsLimit, settingOf, whySecond } from '../access/two-person';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { maskedPayer } from './payers';
import type { StandingInstruction } from './standing-record';
import { tellUnit } from './tell-unit';

const asked = new SecondYes<StandingInstruction>('remittance-standing-asked', {
  title: '每月自动汇缴待确认',
  text: ({ zt }) => `${zt === '1' ? '开通' : '取消'}每月自动汇缴`,
  page: '汇缴记录',
});

/**
 * Why an automatic debit of so much waits for a second operator; '' where it does not. What two have agreed to does not; an instruction of one
 * does where everything is checked or the sum is above the unit's limit, the agreement of the counter above the limit.
 */
export function whyDebitWaits(
  store: Store,
  dwzh: string,
  instruction: StandingInstruction | undefined,
  fen: Fen,
): string {
  if (instruction?.fhr) return '';
  return instruction ? whySecond(store, dwzh, fen) : overUnitsLimit(settingOf(store, dwzh).xe, fen);
}

/** Keeps it for another operator's yes where one checks what another prepares; false where one is enough. @throws Refusal for who only checks */
export function askSecond(desk: Desk, actor: Actor, instruction: StandingInstruction): boolean {
  if (settingOf(desk.store, instruction.dwzh).zt !== '1') return false;
  if (checksOnly(desk, actor)) throw new Refusal(REFUSED, CHECKS_ONLY);
  asked.ask(desk, actor, instruction);
  return true;
}

/** What somebody has asked for, and what whoever is signed in may say to it. */
export function standingProposal(desk: Desk, actor: Actor): StandingProposal | undefined {
  const waiting = asked.waiting(desk, actor);
  if (!waiting) return undefined;
  const { what, ...who } = waiting;
  return { zt: what.zt, fkzh: maskedPayer(desk.store, what.zhbh), ...who };
}

/** Takes the answer: the second one's yes or no, or the first one takes it back. @throws Refusal */
export function answered(desk: Desk, actor: Actor, agreed: boolean): StandingInstruction | undefined {
  const answer = asked.answer(desk, actor, agreed);
  const { what, jbr, own } = answer;
  if (!agreed && !own && jbr) {
    const change = what.zt === '1' ? '开通' : '取消';
    const nr = `${operatorOf(desk, actor)?.jbrxm}没有同意${jbr.jbrxm}申请的${change}每月自动汇缴，未更改。`;
    tellUnit(desk, what.dwzh, {
      id: `zdn-${what.dwzh}-${desk.now()}`,
      title: '每月自动汇缴未更改',
      nr,
      ywlsh: '',
      jbr,
    });
  }
  return answer.agreed ? answer.what : undefined;
}

/** Daily: an instruction that still waits for its yes. */
export const remindStanding = (store: Store, day: PlainDate): void => asked.remind(store, day);

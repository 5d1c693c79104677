import { maskPhone } from '@/domain/mask';
import { isRightCode, sendCode } from '../../kernel/account-codes';
import type { Actor, Desk } from '../../kernel/desk';
import { type PersonRecord, personOf } from '../../kernel/people';

/** Sends the code that confirms an application of a flexible worker, to the registered number. @throws Refusal */
export function sendFlexibleCode(desk: Desk, actor: Actor): { sjhm: string } {
  const { grzh, sjhm } = personOf(desk, actor);
  sendCode(desk, keyOf(grzh), sjhm, '您正在办理灵活就业人员开户');
  return { sjhm: maskPhone(sjhm) };
}

export function isRightFlexibleCode(desk: Desk, { grzh, sjhm }: PersonRecord, code: unknown): boolean {
  return isRightCode(desk, keyOf(grzh), sjhm, code);
}

/** Codes of information changes confirm nothing here, and the other way round. */
const keyOf = (grzh: string) => `lhkh:${grzh}`;

import { maskPhone } from '@/domain/mask';
import { isRightCode, sendCode } from '../../kernel/account-codes';
import type { Actor, Desk } from '../../kernel/desk';
import { type PersonRecord, personOf } from '../../kernel/people';

/** Sends the code that confirms another repayment account, to the registered number. @throws Refusal */
export function sendAccountCode(desk: Desk, actor: Actor): { sjhm: string } {
  const { grzh, sjhm } = personOf(desk, actor);
  sendCode(desk, keyOf(grzh), sjhm, '您正在变更贷款的还款账户');
  return { sjhm: maskPhone(sjhm) };
}

export function isRightAccountCode(desk: Desk, { grzh, sjhm }: PersonRecord, code: unknown): boolean {
  return isRightCode(desk, keyOf(grzh), sjhm, code);
}

/** Codes of other businesses confirm nothing here, and the other way round. */
const keyOf = (grzh: string) => `hkzh:${grzh}`;

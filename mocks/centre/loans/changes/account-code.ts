import { maskPhone } from '@/domain/text/mask';
import { isRightCode, sendOneTimeCode } from '../../kernel/accounts/account-codes';
import { type PersonRecord, personOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';

/** Sends the code that confirms another repayment account, to the registered phone number. @throws BusinessError */
export function sendAccountCode(tx: Transaction, actor: Actor): { sjhm: string } {
  const { grzh, sjhm } = personOf(tx, actor);
  sendOneTimeCode(tx, keyOf(grzh), sjhm, '您正在变更贷款的还款账户');
  return { sjhm: maskPhone(sjhm) };
}

export function isRightAccountCode(tx: Transaction, { grzh, sjhm }: PersonRecord, code: unknown): boolean {
  return isRightCode(tx, keyOf(grzh), sjhm, code);
}

/** Own key, so that codes of other businesses are not interchangeable with these. */
const keyOf = (grzh: string) => `hkzh:${grzh}`;

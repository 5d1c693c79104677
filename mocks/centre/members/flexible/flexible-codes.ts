import { maskPhone } from '@/domain/text/mask';
import { isRightCode, sendOneTimeCode } from '../../kernel/accounts/account-codes';
import { type PersonRecord, personOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';

/** Purposes of a code: a code for one purpose confirms no other, nor a change of own information. */
const MATTERS = { lhkh: '灵活就业人员开户', lhkk: '变更灵活就业缴存的扣款账户' } as const;
export type FlexibleMatter = keyof typeof MATTERS;

/** Sends the code for a flexible worker's application to the registered number. @throws BusinessError */
export function sendFlexibleCode(tx: Transaction, actor: Actor, purpose: FlexibleMatter = 'lhkh'): { sjhm: string } {
  const { grzh, sjhm } = personOf(tx, actor);
  sendOneTimeCode(tx, keyOf(grzh, purpose), sjhm, `您正在办理${MATTERS[purpose]}`);
  return { sjhm: maskPhone(sjhm) };
}

export function isRightFlexibleCode(
  tx: Transaction,
  { grzh, sjhm }: PersonRecord,
  code: unknown,
  purpose: FlexibleMatter = 'lhkh',
): boolean {
  return isRightCode(tx, keyOf(grzh, purpose), sjhm, code);
}

const keyOf = (grzh: string, purpose: FlexibleMatter) => `${purpose}:${grzh}`;

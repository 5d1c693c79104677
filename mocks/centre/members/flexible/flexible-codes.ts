import { maskPhone } from '@/domain/mask';
import { isRightCode, sendCode } from '../../kernel/account-codes';
import type { Actor, Desk } from '../../kernel/desk';
import { type PersonRecord, personOf } from '../../kernel/people';

/** What a code confirms: one sent for one of these confirms no other, nor a change of the own information. */
const MATTERS = { lhkh: '灵活就业人员开户', lhkk: '变更灵活就业缴存的扣款账户' } as const;
export type FlexibleMatter = keyof typeof MATTERS;

/** Sends the code that confirms an application of a flexible worker, to the registered number. @throws Refusal */
export function sendFlexibleCode(desk: Desk, actor: Actor, matter: FlexibleMatter = 'lhkh'): { sjhm: string } {
  const { grzh, sjhm } = personOf(desk, actor);
  sendCode(desk, keyOf(grzh, matter), sjhm, `您正在办理${MATTERS[matter]}`);
  return { sjhm: maskPhone(sjhm) };
}

export function isRightFlexibleCode(
  desk: Desk,
  { grzh, sjhm }: PersonRecord,
  code: unknown,
  matter: FlexibleMatter = 'lhkh',
): boolean {
  return isRightCode(desk, keyOf(grzh, matter), sjhm, code);
}

const keyOf = (grzh: string, matter: FlexibleMatter) => `${matter}:${grzh}`;

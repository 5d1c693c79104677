// SMS codes outside of a session: sign-in, registration, passwords. Their validity runs on the real clock.
import { maskPhone } from '@/domain/text/mask';
import type { Origin } from '../../kernel/access-log';
import { send } from '../../kernel/messages/outbox';
import { checkSmsCode, SMS_GAP_S, SMS_VALID_S, SMS_VALID_TEXT, sendSmsCode } from '../../kernel/messages/sms-codes';
import { BusinessError, type Transaction } from '../../kernel/transaction';

/** `sjhm` is masked; `yxsj` is the validity and `jg` the wait before the next code, both in seconds. */
export interface SentCode {
  sjhm: string;
  yxsj: number;
  jg: number;
}

/** Sender of a request without a session. */
export type Sender = Pick<Origin, 'wall' | 'address'>;

/**
 * Sends a code for one purpose. A number that belongs to nobody (`decoy`) gets the same response and limits but no message, so that the
 * response reveals nothing.
 */
export function sendPhoneCode(
  tx: Transaction,
  { wall, address }: Sender,
  to: { purpose: string; sjhm: string; what: string; decoy?: boolean },
): SentCode | BusinessError {
  const code = sendSmsCode(tx, wall, keyOf(to.purpose, to.sjhm), address);
  if (code instanceof BusinessError) return code;
  if (!to.decoy) {
    const text = `【住房公积金】您正在${to.what}，验证码${code}，${SMS_VALID_TEXT}，请勿告诉他人。如非本人操作，请立即联系12329。`;
    send(tx, { kind: 'sms', to: to.sjhm, code, uuid: '', text });
  }
  return { sjhm: maskPhone(to.sjhm), yxsj: SMS_VALID_S, jg: SMS_GAP_S };
}

/** Returns whether it is the last code for this purpose; a right one is used up, and so is one with five wrong attempts. */
export function isRightPhoneCode(tx: Transaction, wall: number, purpose: string, sjhm: string, code: string): boolean {
  return checkSmsCode(tx, wall, keyOf(purpose, sjhm), code.trim());
}

/** Field error for a wrong code. */
export function wrongCode(): BusinessError {
  return new BusinessError('1', '短信验证码错误或已失效', { fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
}

/** Returns a constant masked number per text, so that an unknown account looks like a known one. */
export function decoyPhone(text: string): string {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_000_007;
  const second = 3 + (sum % 7);
  return `1${second}${sum % 10}${String(sum).padStart(8, '0').slice(-8)}`;
}

const keyOf = (purpose: string, sjhm: string) => `${purpose}:${sjhm}`;

// Codes by SMS outside of a session: sign-in, registration, passwords. They run on the real clock.
import { maskPhone } from '@/domain/mask';
import type { Origin } from '../../kernel/access-log';
import { type Desk, Refusal } from '../../kernel/desk';
import { send } from '../../kernel/outbox';
import { checkSmsCode, SMS_GAP_S, SMS_VALID_S, SMS_VALID_TEXT, sendSmsCode } from '../../kernel/sms-codes';

/** `sjhm` is masked; `yxsj` and `jg` are seconds: how long the code is good for, how long until the next may be sent. */
export interface CodeSent {
  sjhm: string;
  yxsj: number;
  jg: number;
}

/** Who asks for a code without being signed in. */
export type Sender = Pick<Origin, 'wall' | 'address'>;

/**
 * Sends a code for one purpose, which confirms no other. A number that belongs to nobody (`decoy`) is treated the same to the
 * outside, limits included, but gets no message: whoever asks learns nothing.
 */
export function sendPhoneCode(
  desk: Desk,
  { wall, address }: Sender,
  to: { purpose: string; sjhm: string; what: string; decoy?: boolean },
): CodeSent | Refusal {
  const code = sendSmsCode(desk, wall, keyOf(to.purpose, to.sjhm), address);
  if (code instanceof Refusal) return code;
  if (!to.decoy) {
    const text = `【住房公积金】您正在${to.what}，验证码${code}，${SMS_VALID_TEXT}，请勿告诉他人。如非本人操作，请立即联系12329。`;
    send(desk, { kind: 'sms', to: to.sjhm, code, uuid: '', text });
  }
  return { sjhm: maskPhone(to.sjhm), yxsj: SMS_VALID_S, jg: SMS_GAP_S };
}

/** Whether it is the code sent last for this purpose; a right one is used up, and so is one that was guessed at five times. */
export function isRightPhoneCode(desk: Desk, wall: number, purpose: string, sjhm: string, code: string): boolean {
  return checkSmsCode(desk, wall, keyOf(purpose, sjhm), code.trim());
}

/** The refusal for a wrong code, at its field. */
export function wrongCode(): Refusal {
  return new Refusal('1', '短信验证码错误或已失效', { fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
}

/** A masked number that says nothing: the same for the same text, so that an unknown account looks like a known one. */
export function decoyPhone(text: string): string {
  let sum = 7;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_000_007;
  const second = 3 + (sum % 7);
  return `1${second}${sum % 10}${String(sum).padStart(8, '0').slice(-8)}`;
}

const keyOf = (purpose: string, sjhm: string) => `${purpose}:${sjhm}`;

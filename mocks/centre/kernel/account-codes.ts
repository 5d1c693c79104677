// Codes by SMS that confirm something about an account. They run on the centre's clock, apart from the codes of sign-in.
import { type Desk, Refusal } from './desk';
import { send } from './outbox';
import { checkSmsCode, SMS_VALID_TEXT, sendSmsCode } from './sms-codes';

/** A code belongs to the account and the number: sent for one it confirms no other. */
const keyOf = (grzh: string, sjhm: string) => `xxbg:${grzh}:${sjhm}`;

/** @throws Refusal when the last code is too young or there were too many. */
export function sendCode(desk: Desk, grzh: string, sjhm: string, what: string): void {
  const code = sendSmsCode(desk, desk.now(), keyOf(grzh, sjhm), grzh);
  if (code instanceof Refusal) throw code;
  const text = `【住房公积金】${what}，验证码${code}，${SMS_VALID_TEXT}。如非本人操作，请立即联系12329。`;
  send(desk, { kind: 'sms', to: sjhm, code, uuid: '', text });
}

/** Whether it is the code sent last for this account to this number; a right one is used up. */
export function isRightCode(desk: Desk, grzh: string, sjhm: string, code: unknown): boolean {
  return typeof code === 'string' && checkSmsCode(desk, desk.now(), keyOf(grzh, sjhm), code.trim());
}

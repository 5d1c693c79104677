// SMS codes that confirm a change of an account. Their validity runs on the centre's clock, apart from the sign-in codes.

import { send } from '../messages/outbox';
import { checkSmsCode, SMS_VALID_TEXT, sendSmsCode } from '../messages/sms-codes';
import { BusinessError, type Transaction } from '../transaction';

/** Key of a code: account and number, so that a code for one number confirms no other. */
const keyOf = (grzh: string, sjhm: string) => `xxbg:${grzh}:${sjhm}`;

/** Sends a code by SMS. @throws BusinessError if the last code is too recent or the daily limit is reached */
export function sendOneTimeCode(tx: Transaction, grzh: string, sjhm: string, what: string): void {
  const code = sendSmsCode(tx, tx.now(), keyOf(grzh, sjhm), grzh);
  if (code instanceof BusinessError) throw code;
  const text = `【住房公积金】${what}，验证码${code}，${SMS_VALID_TEXT}。如非本人操作，请立即联系12329。`;
  send(tx, { kind: 'sms', to: sjhm, code, uuid: '', text });
}

/** Returns whether `code` is the last one sent for this account to this number; a right code is used up. */
export function isRightCode(tx: Transaction, grzh: string, sjhm: string, code: unknown): boolean {
  return typeof code === 'string' && checkSmsCode(tx, tx.now(), keyOf(grzh, sjhm), code.trim());
}

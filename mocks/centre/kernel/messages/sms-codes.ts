import { policyCount } from '../../../data/policy/policy';
import { BusinessError, REFUSED, type Transaction } from '../transaction';

/** Seconds of validity, seconds between two codes, and codes of one number in 24 hours. */
export const SMS_VALID_S = policyCount('p.dxYxq');
export const SMS_GAP_S = policyCount('p.dxJg');
const SMS_PER_DAY = policyCount('p.dxCs');
/** Codes of one sender in 24 hours, over all numbers. */
const SMS_PER_SENDER = policyCount('p.dxFs');
const DAY_MS = 24 * 3_600_000;
/** Validity as text for a message. */
export const SMS_VALID_TEXT = `${Math.floor(SMS_VALID_S / 60)}分钟内有效`;

interface SmsRecord {
  sjhm: string;
  code: string;
  sentAt: number;
  /** Real times (ms) of the codes of the last 24 hours. */
  sent: number[];
  /** Wrong attempts at the last code. */
  wrong: number;
}

/** Limit of wrong attempts: a six-digit code must not be guessed within its validity. */
const MOST_GUESSES = 5;

const records = (tx: Transaction) => tx.store.table<SmsRecord>('sms-codes');

/** Times of the codes of the last 24 hours by sender: network address, or signed-in account. */
const senders = (tx: Transaction) => tx.store.table<{ sender: string; sent: number[] }>('sms-senders');

/** Returns a new six-digit code for a phone number, or the error to throw: 429 if the last one is too recent. */
export function sendSmsCode(tx: Transaction, wall: number, sjhm: string, sender: string): string | BusinessError {
  const former = records(tx).get(sjhm);
  const sent = (former?.sent ?? []).filter((at) => wall - at < DAY_MS);
  const last = sent.at(-1);
  if (last !== undefined && wall - last < SMS_GAP_S * 1000) return new BusinessError('429', '请求过频繁');
  if (sent.length >= SMS_PER_DAY) {
    return new BusinessError(REFUSED, `短信验证码24小时内最多发送${SMS_PER_DAY}次，请明日再试`);
  }
  const asked = (senders(tx).get(sender)?.sent ?? []).filter((at) => wall - at < DAY_MS);
  if (asked.length >= SMS_PER_SENDER) {
    return new BusinessError(REFUSED, `您这里24小时内已发送短信验证码${SMS_PER_SENDER}次，请明日再试`);
  }
  senders(tx).put(sender, { sender, sent: [...asked, wall] });
  const number = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
  const code = String(number).padStart(6, '0');
  records(tx).put(sjhm, { sjhm, code, sentAt: wall, sent: [...sent, wall], wrong: 0 });
  return code;
}

/**
 * Returns whether `code` is the last one and still valid; a right code is used up. A wrong attempt counts although its request is rolled
 * back.
 */
export function checkSmsCode(tx: Transaction, wall: number, sjhm: string, code: string): boolean {
  const record = records(tx).get(sjhm);
  if (!record || record.code === '' || wall - record.sentAt > SMS_VALID_S * 1000) return false;
  if (record.code === code) {
    records(tx).put(sjhm, { ...record, code: '' });
    return true;
  }
  countGuess(tx, sjhm);
  tx.keep((later) => countGuess(later, sjhm));
  return false;
}

/** Counts a wrong attempt; the last allowed one invalidates the code. */
function countGuess(tx: Transaction, sjhm: string): void {
  const record = records(tx).get(sjhm);
  if (!record) return;
  const wrong = record.wrong + 1;
  records(tx).put(sjhm, { ...record, wrong, code: wrong >= MOST_GUESSES ? '' : record.code });
}

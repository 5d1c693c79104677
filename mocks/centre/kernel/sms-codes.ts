import { policyCount } from '../../data/policy';
import { type Desk, REFUSED, Refusal } from './desk';

/** Seconds a code is good for, and before the next may be sent; codes of one number in 24 hours. */
export const SMS_VALID_S = policyCount('p.dxYxq');
export const SMS_GAP_S = policyCount('p.dxJg');
const SMS_PER_DAY = policyCount('p.dxCs');
/** Codes in 24 hours that one sender may ask for, to however many numbers. */
const SMS_PER_SENDER = policyCount('p.dxFs');
const DAY_MS = 24 * 3_600_000;
/** For the text of a message. */
export const SMS_VALID_TEXT = `${Math.floor(SMS_VALID_S / 60)}分钟内有效`;

interface SmsRecord {
  sjhm: string;
  code: string;
  sentAt: number;
  /** Real times in ms of the codes of the last 24 hours. */
  sent: number[];
  /** Wrong answers to the last code. */
  wrong: number;
}

/** A six-digit code must not be guessed at for five minutes. */
const MOST_GUESSES = 5;

const records = (desk: Desk) => desk.store.table<SmsRecord>('sms-codes');

/** Times of the last 24 hours, by whoever asked for a code: a network address, or an account that is signed in. */
const senders = (desk: Desk) => desk.store.table<{ sender: string; sent: number[] }>('sms-senders');

/** A fresh six-digit code for a phone number, or why none is sent now: 429 when the last one is younger than a minute. */
export function sendSmsCode(desk: Desk, wall: number, sjhm: string, sender: string): string | Refusal {
  const former = records(desk).get(sjhm);
  const sent = (former?.sent ?? []).filter((at) => wall - at < DAY_MS);
  const last = sent.at(-1);
  if (last !== undefined && wall - last < SMS_GAP_S * 1000) return new Refusal('429', '请求过频繁');
  if (sent.length >= SMS_PER_DAY) {
    return new Refusal(REFUSED, `短信验证码24小时内最多发送${SMS_PER_DAY}次，请明日再试`);
  }
  const asked = (senders(desk).get(sender)?.sent ?? []).filter((at) => wall - at < DAY_MS);
  if (asked.length >= SMS_PER_SENDER) {
    return new Refusal(REFUSED, `您这里24小时内已发送短信验证码${SMS_PER_SENDER}次，请明日再试`);
  }
  senders(desk).put(sender, { sender, sent: [...asked, wall] });
  const number = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;
  const code = String(number).padStart(6, '0');
  records(desk).put(sjhm, { sjhm, code, sentAt: wall, sent: [...sent, wall], wrong: 0 });
  return code;
}

/**
 * Whether it is the last code sent and still valid; a right one is used up. A wrong one counts although the request that
 * brought it is refused.
 */
export function checkSmsCode(desk: Desk, wall: number, sjhm: string, code: string): boolean {
  const record = records(desk).get(sjhm);
  if (!record || record.code === '' || wall - record.sentAt > SMS_VALID_S * 1000) return false;
  if (record.code === code) {
    records(desk).put(sjhm, { ...record, code: '' });
    return true;
  }
  countGuess(desk, sjhm);
  desk.keep((later) => countGuess(later, sjhm));
  return false;
}

/** After the last guess the code is good for nothing. */
function countGuess(desk: Desk, sjhm: string): void {
  const record = records(desk).get(sjhm);
  if (!record) return;
  const wrong = record.wrong + 1;
  records(desk).put(sjhm, { ...record, wrong, code: wrong >= MOST_GUESSES ? '' : record.code });
}

import { captchaPicture } from './captcha-picture';
import type { Desk } from './desk';
import { send } from './outbox';

const VALID_MS = 120_000;
/** No 0 O 1 I 5 S 8 B: they cannot be told apart when bent. */
const LETTERS = '234679ACEFHJKLMNPRTUVWXY';

interface CaptchaRecord {
  uuid: string;
  code: string;
  until: number;
}

const captchas = (desk: Desk) => desk.store.table<CaptchaRecord>('captchas');

/** A new picture; its answer goes to the outbox. */
export function issueCaptcha(desk: Desk, wall: number): { uuid: string; img: string } {
  for (const old of captchas(desk).values()) if (old.until < wall) captchas(desk).delete(old.uuid);
  const uuid = crypto.randomUUID();
  const code = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => LETTERS[byte % LETTERS.length]).join('');
  captchas(desk).put(uuid, { uuid, code, until: wall + VALID_MS });
  send(desk, { kind: 'captcha', to: '', code, uuid });
  return { uuid, img: captchaPicture(code) };
}

/** Whether the answer is right; right or wrong, the picture is used up. */
export function redeemCaptcha(desk: Desk, wall: number, uuid: string, code: string): boolean {
  const record = captchas(desk).get(uuid);
  if (!record) return false;
  captchas(desk).delete(uuid);
  return record.until >= wall && record.code === code.toUpperCase();
}

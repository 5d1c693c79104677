import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { send } from '../../kernel/outbox';
import { captchaPicture } from './captcha-picture';

const VALID_MS = 120_000;
const EXPIRED = '验证码已过期，请输入新的验证码';
/** No 0 O 1 I 5 S 8 B: they cannot be told apart when bent. */
const LETTERS = '234679ACEFHJKLMNPRTUVWXY';

interface CaptchaRecord {
  uuid: string;
  code: string;
  until: number;
}

const captchas = (desk: Desk) => desk.store.table<CaptchaRecord>('captchas');

/** A new picture, or a sum in words for whoever cannot see one (`lx` 'words'); the answer goes to the outbox. */
export function issueCaptcha(desk: Desk, wall: number, lx: string): { uuid: string; img: string; wt: string } {
  for (const old of captchas(desk).values()) if (old.until < wall) captchas(desk).delete(old.uuid);
  const uuid = crypto.randomUUID();
  if (lx === 'words') {
    const { wt, code } = sumInWords();
    captchas(desk).put(uuid, { uuid, code, until: wall + VALID_MS });
    send(desk, { kind: 'captcha', to: '', code, uuid });
    return { uuid, img: '', wt };
  }
  const code = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => LETTERS[byte % LETTERS.length]).join('');
  captchas(desk).put(uuid, { uuid, code, until: wall + VALID_MS });
  send(desk, { kind: 'captcha', to: '', code, uuid });
  return { uuid, img: captchaPicture(code), wt: '' };
}

const DIGITS = [...'零一二三四五六七八九'];

/** e.g. 三加五减二等于几？ Its answer is never below 0; digits are what is typed. */
function sumInWords(): { wt: string; code: string } {
  const [a = 0, b = 0, c = 0] = [...crypto.getRandomValues(new Uint8Array(3))].map((byte) => 1 + (byte % 9));
  const less = Math.min(c, a + b);
  return { wt: `${DIGITS[a]}加${DIGITS[b]}减${DIGITS[less] ?? ''}等于几？请输入数字`, code: String(a + b - less) };
}

/**
 * Why the answer does not count; right or wrong, the picture is used up. The catalogue's text for 428 says that the answer was
 * wrong: of a picture that is no longer good it is said at the field instead.
 */
export function captchaRefusal(desk: Desk, wall: number, uuid: string, code: string): Refusal | undefined {
  const record = captchas(desk).get(uuid);
  captchas(desk).delete(uuid);
  if (!record || record.until < wall) return new Refusal(REFUSED, EXPIRED, { fieldErrors: { yzm: EXPIRED } });
  return record.code === code.toUpperCase() ? undefined : new Refusal('428', '验证码错误，请重新输入');
}

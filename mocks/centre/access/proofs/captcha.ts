import { send } from '../../kernel/messages/outbox';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { captchaPicture } from './captcha-picture';

const VALID_MS = 120_000;
const EXPIRED = '验证码已过期，请输入新的验证码';
/** Without 0 O 1 I 5 S 8 B: indistinguishable when distorted. */
const LETTERS = '234679ACEFHJKLMNPRTUVWXY';

interface CaptchaRecord {
  uuid: string;
  code: string;
  until: number;
}

const captchas = (tx: Transaction) => tx.store.table<CaptchaRecord>('captchas');

/** Issues a picture, or a sum in words for users who cannot see it (`lx` 'words'); the answer goes to the outbox. */
export function issueCaptcha(tx: Transaction, wall: number, lx: string): { uuid: string; img: string; wt: string } {
  for (const old of captchas(tx).values()) if (old.until < wall) captchas(tx).delete(old.uuid);
  const uuid = crypto.randomUUID();
  if (lx === 'words') {
    const { wt, code } = sumInWords();
    captchas(tx).put(uuid, { uuid, code, until: wall + VALID_MS });
    send(tx, { kind: 'captcha', to: '', code, uuid });
    return { uuid, img: '', wt };
  }
  const code = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => LETTERS[byte % LETTERS.length]).join('');
  captchas(tx).put(uuid, { uuid, code, until: wall + VALID_MS });
  send(tx, { kind: 'captcha', to: '', code, uuid });
  return { uuid, img: captchaPicture(code), wt: '' };
}

const DIGITS = [...'零一二三四五六七八九'];

/** e.g. 三加五减二等于几？ The result is never negative and is typed in digits. */
function sumInWords(): { wt: string; code: string } {
  const [a = 0, b = 0, c = 0] = [...crypto.getRandomValues(new Uint8Array(3))].map((byte) => 1 + (byte % 9));
  const less = Math.min(c, a + b);
  return { wt: `${DIGITS[a]}加${DIGITS[b]}减${DIGITS[less] ?? ''}等于几？请输入数字`, code: String(a + b - less) };
}

/**
 * Returns why the answer is refused; any attempt uses up the picture. An expired picture gets a field error, as the catalogue's text for
 * 428 speaks of a wrong answer.
 */
export function captchaRefusal(tx: Transaction, wall: number, uuid: string, code: string): BusinessError | undefined {
  const record = captchas(tx).get(uuid);
  captchas(tx).delete(uuid);
  if (!record || record.until < wall) return new BusinessError(REFUSED, EXPIRED, { fieldErrors: { yzm: EXPIRED } });
  return record.code === code.toUpperCase() ? undefined : new BusinessError('428', '验证码错误，请重新输入');
}

import { refusalWhileClosed } from '../centre/access/website';
import type { Desk, Refusal } from '../centre/kernel/desk';
import type { Method } from './door';

/** POST calls that a closed hall still takes: signing out, and keeping what is typed. */
const TAKEN = ['token/logout', 'draftbox/save', 'draftbox/saveMxk'];

/** GET calls that do more than read: they sign in, send a code, open a signature or put something back. */
const ACTING = [
  'sendLoginSmsCode',
  'sendUpPwdSmsCode',
  'sendRecoverPwdSmsCode',
  'dwdj/sendSmsCode',
  'qrcode/getQrCode',
  'otherAuth/qrFaceIdLogin',
  'twoCheck/getQrCode',
  'twoCheck/getResult',
  'getRecoverPwdQrCode',
  'register/face/getQrCode',
  'token/getShareTokenQr',
  'switchUser',
  'qm/getQrCode',
  'individuation/reset',
];

const among = (names: readonly string[], path: string) => names.some((name) => path.endsWith(`/${name}`));

/** What a closed hall answers to a call that moves something; undefined while it is open, and for what goes on all the same. */
export function closedTo(desk: Desk, method: Method, path: string): Refusal | undefined {
  const stopped = method === 'post' ? !among(TAKEN, path) : among(ACTING, path);
  return stopped ? refusalWhileClosed(desk) : undefined;
}

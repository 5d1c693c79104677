import { refusalWhileClosed } from '../../centre/access/website';
import type { BusinessError, Transaction } from '../../centre/kernel/transaction';

export type HandlerMethod = 'get' | 'post';

/** POST calls that a closed hall still accepts: sign-out and saving drafts. */
const TAKEN = ['token/logout', 'draftbox/save', 'draftbox/saveMxk'];

/** GET calls with side effects: sign-in, codes, signatures, restoring data. */
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

/** Error of a closed hall for a call with side effects; undefined if the hall is open or the call is exempt. */
export function closedTo(tx: Transaction, method: HandlerMethod, path: string): BusinessError | undefined {
  const stopped = method === 'post' ? !among(TAKEN, path) : among(ACTING, path);
  return stopped ? refusalWhileClosed(tx) : undefined;
}

// Sign-in by QR code: confirmed on the phone (qr), or by the face of the phone's holder (qr-face).
import type { LoginType, SignInAnswer } from '@/api/session/auth';
import type { ScanCode } from '@/api/session/qr-sign-in';
import type { Origin } from '../kernel/access-log';
import { phonePage } from '../kernel/messages/phone-pages';
import { units } from '../kernel/people';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { openQrSession, QR_VALID_S, type QrSession, qrSession, redeemQrSession } from './proofs/qr-sessions';
import { asLoginType } from './sign-in';
import { type Account, accountFor, accountsOfOperator } from './sign-in-accounts';
import { closedMethod } from './sign-in-methods';
import { noteFailure, startSession } from './start-session';

type ScanWay = 'qr' | 'qr-face';

/** Progress for the screen. */
export interface ScanProgress {
  zt: QrSession['state'] | 'expired';
  ts: string;
  /** The session, returned once. */
  login: SignInAnswer | null;
}

export const EXPIRED: ScanProgress = { zt: 'expired', ts: '', login: null };

export function openScanCode(tx: Transaction, wall: number, way: ScanWay, typed: string): ScanCode | BusinessError {
  const loginType = asLoginType(typed);
  if (!loginType) return new BusinessError(REFUSED, '请选择登录身份');
  const closed = closedMethod(tx, way, loginType);
  if (closed) return closed;
  const ticket = crypto.randomUUID();
  const purpose = way === 'qr' ? 'login' : 'login-face';
  const { uuid } = openQrSession(tx, wall, purpose, { holder: ticket, subject: loginType });
  return { uuid, urlBase: phonePage(way === 'qr' ? 'scan' : 'face'), yxsj: QR_VALID_S, ticket };
}

/** A code as its screen names it: the number is visible to others, the ticket is not. */
export interface ShownCode {
  uuid: string;
  ticket: string;
}

/** Returns the phone's progress. A confirmed `qr` code includes its session; for `qr-face` another call opens it. */
export function scanProgress(tx: Transaction, origin: Origin, shown: ShownCode): ScanProgress | BusinessError {
  const code = findCode(tx, origin.wall, shown);
  if (!code) return EXPIRED;
  const { session, way, loginType } = code;
  const closed = closedMethod(tx, way, loginType);
  if (closed || session.refusal) {
    redeemQrSession(tx, shown.uuid);
    const account = holderAccount(tx, loginType, session.zjhm);
    const refusal = closed ?? new BusinessError(REFUSED, session.refusal);
    if (session.refusal && !(account instanceof BusinessError)) noteFailure(tx, origin, account, way, refusal.message);
    return refusal;
  }
  if (session.state !== 'confirmed' || way === 'qr-face') return { zt: session.state, ts: session.note, login: null };
  const login = redeem(tx, origin, code);
  return login instanceof BusinessError ? login : { zt: 'confirmed', ts: '', login };
}

/** Opens the session of a code whose scanner's face was recognised. */
export function signInByFaceScan(tx: Transaction, origin: Origin, shown: ShownCode): SignInAnswer | BusinessError {
  const code = findCode(tx, origin.wall, shown);
  if (code?.way !== 'qr-face') return new BusinessError(REFUSED, '二维码已失效，请刷新二维码后重新扫码');
  if (code.session.state !== 'confirmed') return new BusinessError(REFUSED, '尚未完成刷脸，请先在手机上完成刷脸');
  return redeem(tx, origin, code);
}

interface Code {
  session: QrSession;
  way: ScanWay;
  loginType: LoginType;
}

function findCode(tx: Transaction, wall: number, { uuid, ticket }: ShownCode): Code | undefined {
  const session = qrSession(tx, wall, uuid);
  const loginType = asLoginType(session?.subject ?? '');
  if (!session || session.holder !== ticket || !loginType) return undefined;
  if (session.purpose === 'login') return { session, way: 'qr', loginType };
  return session.purpose === 'login-face' ? { session, way: 'qr-face', loginType } : undefined;
}

/** Uses up a confirmed code, even if the sign-in is refused: it opens only one session. */
function redeem(tx: Transaction, origin: Origin, { session, way, loginType }: Code): SignInAnswer | BusinessError {
  redeemQrSession(tx, session.uuid);
  const account = holderAccount(tx, loginType, session.zjhm);
  return account instanceof BusinessError ? account : startSession(tx, origin, account, way);
}

/** Returns the account of the phone's holder, or why there is none; the identity is proved, so the reason may be told. */
function holderAccount(tx: Transaction, loginType: LoginType, zjhm: string): Account | BusinessError {
  if (loginType === '2') return operatorAccount(tx, zjhm);
  const account = accountFor(tx, '1', zjhm);
  if (!account) {
    return new BusinessError(
      REFUSED,
      '未查询到您的住房公积金账户。请先由单位开户，或持有效证件到柜台核实证件信息后再登录',
    );
  }
  if (account.passwordHash) return account;
  return new BusinessError(REFUSED, '您尚未注册网上办事大厅，请先办理个人注册，注册后即可扫码登录');
}

/** Returns the operator's first unit; the banner switches to others. Other units sign in separately. */
function operatorAccount(tx: Transaction, zjhm: string): Account | BusinessError {
  const accounts = accountsOfOperator(tx, zjhm.toUpperCase());
  const account = accounts.find(({ other }) => !other);
  if (account) return account;
  if (accounts.length > 0) {
    return new BusinessError(REFUSED, '您是其他单位（合作机构）的经办人，请使用“其他单位登录”');
  }
  const waiting = [...units(tx.store).values()].find(({ operator }) => operator.jbrzjhm === zjhm.toUpperCase());
  if (waiting) {
    return new BusinessError(REFUSED, `${waiting.dwmc}尚未注册网上办事大厅，请先办理单位注册，注册后即可扫码登录`);
  }
  return new BusinessError(
    REFUSED,
    '您不是任何单位的经办人，不能以单位身份登录。请切换到“个人”登录，或由单位先登记您为经办人',
  );
}

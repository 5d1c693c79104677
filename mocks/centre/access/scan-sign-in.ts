// Sign-in by a code on the screen: confirmed on the phone (qr), or by the face of the phone's holder (qr-face).
import type { LoginType, SignInAnswer } from '@/api/auth';
import type { ScanCode } from '@/api/qr-sign-in';
import type { Origin } from '../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { units } from '../kernel/people';
import { phonePage } from '../kernel/phone-pages';
import { admit, noteFailure } from './admit';
import { openQrSession, QR_VALID_S, type QrSession, qrSession, redeemQrSession } from './proofs/qr-sessions';
import { asLoginType } from './sign-in';
import { type Account, accountsOfOperator, knownAccount } from './sign-in-accounts';
import { closedWay } from './sign-in-methods';

type ScanWay = 'qr' | 'qr-face';

/** What the screen is told. */
export interface ScanProgress {
  zt: QrSession['state'] | 'expired';
  ts: string;
  /** The session, once. */
  login: SignInAnswer | null;
}

export const EXPIRED: ScanProgress = { zt: 'expired', ts: '', login: null };

export function openScanCode(desk: Desk, wall: number, way: ScanWay, typed: string): ScanCode | Refusal {
  const loginType = asLoginType(typed);
  if (!loginType) return new Refusal(REFUSED, '请选择登录身份');
  const closed = closedWay(desk, way, loginType);
  if (closed) return closed;
  const ticket = crypto.randomUUID();
  const purpose = way === 'qr' ? 'login' : 'login-face';
  const { uuid } = openQrSession(desk, wall, purpose, { holder: ticket, subject: loginType });
  return { uuid, urlBase: phonePage(way === 'qr' ? 'scan' : 'face'), yxsj: QR_VALID_S, ticket };
}

/** A code as its screen names it: many may have seen the number, one has the ticket. */
export interface ShownCode {
  uuid: string;
  ticket: string;
}

/** How far the phone is. A confirmed code of `qr` brings its session along; for `qr-face` it is asked for by its own call. */
export function scanProgress(desk: Desk, origin: Origin, shown: ShownCode): ScanProgress | Refusal {
  const code = findCode(desk, origin.wall, shown);
  if (!code) return EXPIRED;
  const { session, way, loginType } = code;
  const closed = closedWay(desk, way, loginType);
  if (closed || session.refusal) {
    redeemQrSession(desk, shown.uuid);
    const account = holderAccount(desk, loginType, session.zjhm);
    const refusal = closed ?? new Refusal(REFUSED, session.refusal);
    if (session.refusal && !(account instanceof Refusal)) noteFailure(desk, origin, account, way, refusal.message);
    return refusal;
  }
  if (session.state !== 'confirmed' || way === 'qr-face') return { zt: session.state, ts: session.note, login: null };
  const login = redeem(desk, origin, code);
  return login instanceof Refusal ? login : { zt: 'confirmed', ts: '', login };
}

/** The session behind a code whose scanner's face was recognised. */
export function signInByFaceScan(desk: Desk, origin: Origin, shown: ShownCode): SignInAnswer | Refusal {
  const code = findCode(desk, origin.wall, shown);
  if (code?.way !== 'qr-face') return new Refusal(REFUSED, '二维码已失效，请刷新二维码后重新扫码');
  if (code.session.state !== 'confirmed') return new Refusal(REFUSED, '尚未完成刷脸，请先在手机上完成刷脸');
  return redeem(desk, origin, code);
}

interface Code {
  session: QrSession;
  way: ScanWay;
  loginType: LoginType;
}

function findCode(desk: Desk, wall: number, { uuid, ticket }: ShownCode): Code | undefined {
  const session = qrSession(desk, wall, uuid);
  const loginType = asLoginType(session?.subject ?? '');
  if (!session || session.holder !== ticket || !loginType) return undefined;
  if (session.purpose === 'login') return { session, way: 'qr', loginType };
  return session.purpose === 'login-face' ? { session, way: 'qr-face', loginType } : undefined;
}

/** A confirmed code opens one session, not two: also one that is refused is used up. */
function redeem(desk: Desk, origin: Origin, { session, way, loginType }: Code): SignInAnswer | Refusal {
  redeemQrSession(desk, session.uuid);
  const account = holderAccount(desk, loginType, session.zjhm);
  return account instanceof Refusal ? account : admit(desk, origin, account, way);
}

/** What the holder of the phone signs in to; they have proved who they are, so that they may be told why there is nothing. */
function holderAccount(desk: Desk, loginType: LoginType, zjhm: string): Account | Refusal {
  if (loginType === '2') return operatorAccount(desk, zjhm);
  const account = knownAccount(desk, '1', zjhm);
  if (!account) {
    return new Refusal(REFUSED, '未查询到您的住房公积金账户。请先由单位开户，或持有效证件到柜台核实证件信息后再登录');
  }
  if (account.passwordHash) return account;
  return new Refusal(REFUSED, '您尚未注册网上办事大厅，请先办理个人注册，注册后即可扫码登录');
}

/** Of several units the first; the banner leads to the others. Other units have a sign-in of their own. */
function operatorAccount(desk: Desk, zjhm: string): Account | Refusal {
  const accounts = accountsOfOperator(desk, zjhm.toUpperCase());
  const account = accounts.find(({ other }) => !other);
  if (account) return account;
  if (accounts.length > 0) {
    return new Refusal(REFUSED, '您是其他单位（合作机构）的经办人，请使用“其他单位登录”');
  }
  const waiting = [...units(desk.store).values()].find(({ operator }) => operator.jbrzjhm === zjhm.toUpperCase());
  if (waiting) {
    return new Refusal(REFUSED, `${waiting.dwmc}尚未注册网上办事大厅，请先办理单位注册，注册后即可扫码登录`);
  }
  return new Refusal(
    REFUSED,
    '您不是任何单位的经办人，不能以单位身份登录。请切换到“个人”登录，或由单位先登记您为经办人',
  );
}

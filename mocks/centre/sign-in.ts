import type { LoginType, SignInAnswer, UserInfo } from '@/api/auth';
import { fundTime } from '@/domain/dates';
import { maskPhone } from '@/domain/mask';
import { redeemCaptcha } from './captcha';
import { type Actor, type Desk, REFUSED, Refusal } from './desk';
import { passwordHash } from './passwords';
import { issueTicket, redeemTicket } from './second-factor';
import { decrypt } from './secrets';
import { EXPIRES_IN_S, type SessionRecord, startSession } from './sessions';
import { type Account, accountOf, findAccount } from './sign-in-accounts';

const MOST_FAILURES = 5;
const LOCK_MS = 10 * 60_000;

/** Account and password alone, and with a phone code still to come. */
const BY_ACCOUNT = '101';
const SECOND_FACTOR = '102';
const BY_QR_CODE = '105';

/** Wrong passwords in a row of one account, whether it exists or not: a stranger must not learn which do. */
interface FailureRecord {
  count: number;
  lockedUntil: number;
}

const failures = (desk: Desk) => desk.store.table<FailureRecord>('sign-in-failures');
const lastSignIns = (desk: Desk) => desk.store.table<{ at: string }>('last-sign-ins');

/** Account and password with the image captcha. Refusals are returned, not thrown: what they count must be kept. */
export function signInByAccount(
  desk: Desk,
  wall: number,
  input: { loginType: string; username: string; password: string; code: string; uuid: string },
): SignInAnswer | Refusal {
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new Refusal(REFUSED, '请选择登录身份');
  const username = decrypt(input.username);
  const password = decrypt(input.password);
  // Said before the captcha is used up: the client fetches the key again and repeats the call by itself.
  if (username === '' || password === '') return new Refusal('1001', '密文无法解析，请刷新后重试');
  if (!redeemCaptcha(desk, wall, input.uuid, input.code)) return new Refusal('428', '验证码错误，请重新输入');

  const account = findAccount(desk, loginType, username.trim());
  const key = `${loginType}:${username.trim().toUpperCase()}`;
  const former = failures(desk).get(key);
  if (former && former.lockedUntil > wall) return locked(desk, wall, former.lockedUntil);
  if (!account || account.passwordHash !== passwordHash(account.hashedWith, password))
    return countFailure(desk, wall, key, former);
  failures(desk).delete(key);

  if (!account.secondFactor) return sessionAnswer(startFor(desk, wall, loginType, account.actor, BY_ACCOUNT));
  const ticket = issueTicket(desk, wall, { loginType, actor: account.actor, sjhm: account.sjhm });
  const none = { access_token: '', refresh_token: '', expires_in: 0 };
  return { ...none, loginMethod: SECOND_FACTOR, ticket: ticket.ticket, sjhm: maskPhone(account.sjhm) };
}

export function signInBySecondFactor(desk: Desk, wall: number, id: string, code: string): SignInAnswer | Refusal {
  const ticket = redeemTicket(desk, wall, id, code);
  if (ticket instanceof Refusal) return ticket;
  return sessionAnswer(startFor(desk, wall, ticket.loginType, ticket.actor, SECOND_FACTOR));
}

/** The person whose phone confirmed the code; undefined when nobody has that ID number. */
export function signInByQrCode(desk: Desk, wall: number, zjhm: string): SignInAnswer | undefined {
  const account = findAccount(desk, '1', zjhm);
  return account && sessionAnswer(startFor(desk, wall, '1', account.actor, BY_QR_CODE));
}

/** Opens a session without asking anything: for tests and for what has been proved in another way. */
export function startFor(
  desk: Desk,
  wall: number,
  loginType: LoginType,
  actor: Actor,
  loginMethod: string,
): SessionRecord {
  const key = JSON.stringify(actor);
  const lastLoginTime = lastSignIns(desk).get(key)?.at ?? '';
  lastSignIns(desk).put(key, { at: fundTime(desk.now()) });
  return startSession(desk, wall, { loginType, actor, loginMethod, lastLoginTime });
}

export function userInfo(desk: Desk, session: SessionRecord): UserInfo {
  const { actor, loginType, loginMethod, lastLoginTime } = session;
  const account: Account = accountOf(desk, actor);
  return {
    userId: account.userId,
    loginType,
    nikName: account.nikName,
    companyName: account.companyName,
    roles: account.roles,
    loginMethod,
    checkMethods: account.secondFactor ? ['sms'] : [],
    groupBh: '0',
    dwzh: account.dwzh,
    grzh: actor.kind === 'person' ? actor.grzh : '',
    kfsbh: actor.kind === 'developer' ? actor.kfsbh : '',
    passwordStatus: '0',
    lastLoginTime,
  };
}

function sessionAnswer(session: SessionRecord): SignInAnswer {
  return {
    access_token: session.token,
    refresh_token: session.refreshToken,
    expires_in: EXPIRES_IN_S,
    loginMethod: session.loginMethod,
  };
}

function countFailure(desk: Desk, wall: number, key: string, former: FailureRecord | undefined): Refusal {
  // A lock that has run out starts the count anew.
  const count = (former && former.lockedUntil === 0 ? former.count : 0) + 1;
  if (count < MOST_FAILURES) {
    failures(desk).put(key, { count, lockedUntil: 0 });
    return new Refusal('426', '用户名不存在或密码错误');
  }
  failures(desk).put(key, { count, lockedUntil: wall + LOCK_MS });
  return locked(desk, wall, wall + LOCK_MS);
}

function locked(desk: Desk, wall: number, until: number): Refusal {
  const time = fundTime(desk.now() + until - wall).slice(11, 19);
  const minutes = Math.ceil((until - wall) / 60_000);
  return new Refusal(
    '1003',
    `密码连续输错${MOST_FAILURES}次，账户已锁定，请于${time}后（约${minutes}分钟）再试，或通过“忘记密码”重置`,
  );
}

export function asLoginType(text: string): LoginType | undefined {
  return text === '1' || text === '2' || text === '3' ? text : undefined;
}

import type { LoginType, SignInAnswer, UserInfo } from '@/api/auth';
import { maskPhone } from '@/domain/mask';
import { plainIdentifier } from '@/domain/plain-text';
import type { Origin } from '../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { decrypt } from '../kernel/secrets';
import { admit, noteFailure } from './admit';
import { bindRefusal, redeemBindTicket } from './bindings';
import { isPasswordOld, isRightPassword } from './passwords/passwords';
import { captchaRefusal } from './proofs/captcha';
import {
  type CodeSent,
  decoyPhone,
  isRightPhoneCode,
  type Sender,
  sendPhoneCode,
  wrongCode,
} from './proofs/phone-codes';
import { issueTicket, redeemTicket } from './second-factor';
import type { SessionRecord } from './sessions';
import { type Account, accountOf, findAccount, findAccountByPhone } from './sign-in-accounts';
import { clearFailures, countFailure, lockedRefusal, MOST_FAILURES, passwordFailures } from './sign-in-failures';
import { frozenRefusal } from './sign-in-freezes';
import { closedWay, METHODS_WITHOUT_FACE, type WayKey } from './sign-in-methods';

const LOCKED_BY_PASSWORD = { what: `密码连续输错${MOST_FAILURES}次`, way: '通过“忘记密码”重置' };
const LOCKED_BY_CODE = { what: `短信验证码连续输错${MOST_FAILURES}次`, way: '改用其他登录方式' };

/** The client fetches the key again and repeats the call by itself. */
export const unreadable = () => new Refusal('1001', '密文无法解析，请刷新后重试');

/**
 * Account and password with the image captcha, also as other unit (`username` is then the plain dwzh). With the ticket of a
 * 417 the identity of elsewhere is bound. Refusals are returned, not thrown: what they count must be kept.
 */
export function signInByAccount(
  desk: Desk,
  origin: Origin,
  input: {
    way: 'account-password' | 'other-unit';
    loginType: string;
    username: string;
    password: string;
    code: string;
    uuid: string;
    /** ID number of the operator, for a unit with several; '' is the first. */
    jbrzjhm: string;
    bindTicket: string;
  },
): SignInAnswer | Refusal {
  const { wall } = origin;
  const other = input.way === 'other-unit';
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new Refusal(REFUSED, '请选择登录身份');
  const closed = closedWay(desk, input.way, loginType);
  if (closed) return closed;
  const username = plainIdentifier(other ? input.username : decrypt(input.username));
  const password = decrypt(input.password);
  const jbrzjhm = input.jbrzjhm === '' ? '' : plainIdentifier(decrypt(input.jbrzjhm));
  // Said before the captcha is used up: the client repeats the call.
  if (username === '' || password === '' || (input.jbrzjhm !== '' && jbrzjhm === '')) return unreadable();
  const unproved = captchaRefusal(desk, wall, input.uuid, input.code);
  if (unproved) return unproved;

  const found = findAccount(desk, loginType, username, jbrzjhm);
  const account = found?.other === other ? found : undefined;
  const key = passwordFailures(loginType, username, jbrzjhm);
  const locked = lockedRefusal(desk, wall, key, LOCKED_BY_PASSWORD);
  if (locked) return noted(desk, origin, account, input.way, locked);
  if (!account || !isRightPassword(account, password)) {
    const refusal = new Refusal('426', '用户名不存在或密码错误');
    const counted = countFailure(desk, wall, key, { refusal, lock: LOCKED_BY_PASSWORD });
    return noted(desk, origin, account, input.way, counted);
  }
  clearFailures(desk, key);
  const unfit = frozenRefusal(desk, account.owner) ?? bindRefusal(desk, wall, input.bindTicket, account.actor);
  if (unfit) return noted(desk, origin, account, input.way, unfit);
  if (!account.secondFactor) {
    if (input.bindTicket) redeemBindTicket(desk, wall, input.bindTicket, account.actor);
    return admit(desk, origin, account, input.way);
  }
  const { ticket } = issueTicket(desk, wall, {
    loginType,
    actor: account.actor,
    operator: account.operator,
    sjhm: account.sjhm,
    bindTicket: input.bindTicket,
  });
  return {
    access_token: '',
    refresh_token: '',
    expires_in: 0,
    loginMethod: '102',
    ticket,
    sjhm: maskPhone(account.sjhm),
    checkMethods: loginType === '1' ? ['sms', 'face'] : ['sms'],
  };
}

export function signInBySecondFactor(desk: Desk, origin: Origin, id: string, code: string): SignInAnswer | Refusal {
  const ticket = redeemTicket(desk, origin.wall, id, code);
  if (ticket instanceof Refusal) return ticket;
  const account = accountOf(desk, ticket.actor, ticket.operator);
  if (ticket.bindTicket) redeemBindTicket(desk, origin.wall, ticket.bindTicket, account.actor);
  return admit(desk, origin, account, 'second-factor');
}

/** What is typed before a code is sent: a phone number, or the account whose phone it goes to; encrypted. */
interface CodeTarget {
  way: 'sms-code' | 'account-code';
  loginType: string;
  /** Phone number or account. */
  target: string;
}

/** Sends the code of a sign-in. A number or account nobody has gets the same answer and no message. */
export function sendSignInCode(desk: Desk, sender: Sender, input: CodeTarget): CodeSent | Refusal {
  const read = readTarget(desk, input);
  if (read instanceof Refusal) return read;
  const { account, phone } = read;
  return sendPhoneCode(desk, sender, {
    purpose: input.way,
    sjhm: phone,
    what: '登录网上办事大厅',
    decoy: account === undefined,
  });
}

export function signInByCode(
  desk: Desk,
  origin: Origin,
  input: CodeTarget & { dxyzm: string },
): SignInAnswer | Refusal {
  const { wall } = origin;
  const read = readTarget(desk, input);
  if (read instanceof Refusal) return read;
  const { account, phone } = read;
  const key = `${input.way}:${phone}`;
  const locked = lockedRefusal(desk, wall, key, LOCKED_BY_CODE);
  if (locked) return noted(desk, origin, account, input.way, locked);
  if (!isRightPhoneCode(desk, wall, input.way, phone, input.dxyzm) || !account) {
    const counted = countFailure(desk, wall, key, { refusal: wrongCode(), lock: LOCKED_BY_CODE });
    return noted(desk, origin, account, input.way, counted);
  }
  clearFailures(desk, key);
  return admit(desk, origin, account, input.way);
}

function readTarget(desk: Desk, input: CodeTarget): { account: Account | undefined; phone: string } | Refusal {
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new Refusal(REFUSED, '请选择登录身份');
  const closed = closedWay(desk, input.way, loginType);
  if (closed) return closed;
  const target = plainIdentifier(decrypt(input.target));
  if (target === '') return unreadable();
  const account =
    input.way === 'sms-code' ? findAccountByPhone(desk, loginType, target) : findAccount(desk, loginType, target);
  const phone = input.way === 'sms-code' ? target : (account?.sjhm ?? decoyPhone(target.toUpperCase()));
  return { account, phone };
}

/** A failure at an account that exists stands in its record. */
function noted(desk: Desk, origin: Origin, account: Account | undefined, way: WayKey, refusal: Refusal): Refusal {
  if (account) noteFailure(desk, origin, account, way, refusal.message);
  return refusal;
}

export function userInfo(desk: Desk, session: SessionRecord): UserInfo {
  const { actor, loginType, loginMethod, lastLoginTime, operator } = session;
  const account: Account = accountOf(desk, actor, operator);
  return {
    userId: account.userId,
    loginType,
    nikName: account.nikName,
    companyName: account.companyName,
    roles: account.roles,
    loginMethod,
    checkMethods: METHODS_WITHOUT_FACE,
    groupBh: '0',
    dwzh: account.dwzh,
    grzh: actor.kind === 'person' ? actor.grzh : '',
    kfsbh: actor.kind === 'developer' ? actor.kfsbh : '',
    passwordStatus: isPasswordOld(desk, account) ? '1' : '0',
    lastLoginTime,
  };
}

export function asLoginType(text: string): LoginType | undefined {
  return text === '1' || text === '2' || text === '3' ? text : undefined;
}

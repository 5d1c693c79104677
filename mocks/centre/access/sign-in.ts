import type { LoginType, SignInAnswer, UserInfo } from '@/api/session/auth';
import { maskPhone } from '@/domain/text/mask';
import { plainIdentifier } from '@/domain/text/plain-text';
import type { Origin } from '../kernel/access-log';
import { decrypt } from '../kernel/secrets';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { bindRefusal, redeemBindTicket } from './bindings';
import { isPasswordOld, isRightPassword } from './passwords/passwords';
import { captchaRefusal } from './proofs/captcha';
import {
  decoyPhone,
  isRightPhoneCode,
  type Sender,
  type SentCode,
  sendPhoneCode,
  wrongCode,
} from './proofs/phone-codes';
import { issueTicket, redeemTicket } from './second-factor';
import type { SessionRecord } from './sessions';
import { type Account, findAccount, findAccountByPhone, signInAccountOf } from './sign-in-accounts';
import { clearFailures, countFailure, lockedRefusal, MAX_FAILURES, passwordFailures } from './sign-in-failures';
import { frozenRefusal } from './sign-in-freezes';
import { closedMethod, METHODS_WITHOUT_FACE, type SignInMethodKey } from './sign-in-methods';
import { noteFailure, startSession } from './start-session';

const LOCKED_BY_PASSWORD = { what: `密码连续输错${MAX_FAILURES}次`, way: '通过“忘记密码”重置' };
const LOCKED_BY_CODE = { what: `短信验证码连续输错${MAX_FAILURES}次`, way: '改用其他登录方式' };

/** Refusal upon which the client fetches the key again and retries by itself. */
export const unreadable = () => new BusinessError('1001', '密文无法解析，请刷新后重试');

/**
 * Signs in by account, password and image captcha, also as other unit (`username` is then the plain dwzh). The ticket of a 417 binds the
 * external identity. Refusals are returned, not thrown: their counts must be kept.
 */
export function signInByAccount(
  tx: Transaction,
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
): SignInAnswer | BusinessError {
  const { wall } = origin;
  const other = input.way === 'other-unit';
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new BusinessError(REFUSED, '请选择登录身份');
  const closed = closedMethod(tx, input.way, loginType);
  if (closed) return closed;
  const username = plainIdentifier(other ? input.username : decrypt(input.username));
  const password = decrypt(input.password);
  const jbrzjhm = input.jbrzjhm === '' ? '' : plainIdentifier(decrypt(input.jbrzjhm));
  // Checked before the captcha is used up: the client retries.
  if (username === '' || password === '' || (input.jbrzjhm !== '' && jbrzjhm === '')) return unreadable();
  const unproved = captchaRefusal(tx, wall, input.uuid, input.code);
  if (unproved) return unproved;

  const found = findAccount(tx, loginType, username, jbrzjhm);
  const account = found?.other === other ? found : undefined;
  const key = passwordFailures(loginType, username, jbrzjhm);
  const locked = lockedRefusal(tx, wall, key, LOCKED_BY_PASSWORD);
  if (locked) return noted(tx, origin, account, input.way, locked);
  if (!account || !isRightPassword(account, password)) {
    const refusal = new BusinessError('426', '用户名不存在或密码错误');
    const counted = countFailure(tx, wall, key, { refusal, lock: LOCKED_BY_PASSWORD });
    return noted(tx, origin, account, input.way, counted);
  }
  clearFailures(tx, key);
  const unfit = frozenRefusal(tx, account.owner) ?? bindRefusal(tx, wall, input.bindTicket, account.actor);
  if (unfit) return noted(tx, origin, account, input.way, unfit);
  if (!account.secondFactor) {
    if (input.bindTicket) redeemBindTicket(tx, wall, input.bindTicket, account.actor);
    return startSession(tx, origin, account, input.way);
  }
  const { ticket } = issueTicket(tx, wall, {
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

export function signInBySecondFactor(
  tx: Transaction,
  origin: Origin,
  id: string,
  code: string,
): SignInAnswer | BusinessError {
  const ticket = redeemTicket(tx, origin.wall, id, code);
  if (ticket instanceof BusinessError) return ticket;
  const account = signInAccountOf(tx, ticket.actor, ticket.operator);
  if (ticket.bindTicket) redeemBindTicket(tx, origin.wall, ticket.bindTicket, account.actor);
  return startSession(tx, origin, account, 'second-factor');
}

/** Target of a code: a phone number, or the account whose phone receives it; encrypted. */
interface CodeTarget {
  way: 'sms-code' | 'account-code';
  loginType: string;
  /** Phone number or account. */
  target: string;
}

/** Sends a sign-in code. An unknown number or account gets the same response and no message. */
export function sendSignInCode(tx: Transaction, sender: Sender, input: CodeTarget): SentCode | BusinessError {
  const read = readTarget(tx, input);
  if (read instanceof BusinessError) return read;
  const { account, phone } = read;
  return sendPhoneCode(tx, sender, {
    purpose: input.way,
    sjhm: phone,
    what: '登录网上办事大厅',
    decoy: account === undefined,
  });
}

export function signInByCode(
  tx: Transaction,
  origin: Origin,
  input: CodeTarget & { dxyzm: string },
): SignInAnswer | BusinessError {
  const { wall } = origin;
  const read = readTarget(tx, input);
  if (read instanceof BusinessError) return read;
  const { account, phone } = read;
  const key = `${input.way}:${phone}`;
  const locked = lockedRefusal(tx, wall, key, LOCKED_BY_CODE);
  if (locked) return noted(tx, origin, account, input.way, locked);
  if (!isRightPhoneCode(tx, wall, input.way, phone, input.dxyzm) || !account) {
    const counted = countFailure(tx, wall, key, { refusal: wrongCode(), lock: LOCKED_BY_CODE });
    return noted(tx, origin, account, input.way, counted);
  }
  clearFailures(tx, key);
  return startSession(tx, origin, account, input.way);
}

function readTarget(
  tx: Transaction,
  input: CodeTarget,
): { account: Account | undefined; phone: string } | BusinessError {
  const loginType = asLoginType(input.loginType);
  if (!loginType) return new BusinessError(REFUSED, '请选择登录身份');
  const closed = closedMethod(tx, input.way, loginType);
  if (closed) return closed;
  const target = plainIdentifier(decrypt(input.target));
  if (target === '') return unreadable();
  const account =
    input.way === 'sms-code' ? findAccountByPhone(tx, loginType, target) : findAccount(tx, loginType, target);
  const phone = input.way === 'sms-code' ? target : (account?.sjhm ?? decoyPhone(target.toUpperCase()));
  return { account, phone };
}

/** Logs a failure for an existing account. */
function noted(
  tx: Transaction,
  origin: Origin,
  account: Account | undefined,
  way: SignInMethodKey,
  refusal: BusinessError,
): BusinessError {
  if (account) noteFailure(tx, origin, account, way, refusal.message);
  return refusal;
}

export function userInfo(tx: Transaction, session: SessionRecord): UserInfo {
  const { actor, loginType, loginMethod, lastLoginTime, operator } = session;
  const account: Account = signInAccountOf(tx, actor, operator);
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
    passwordStatus: isPasswordOld(tx, account) ? '1' : '0',
    lastLoginTime,
  };
}

export function asLoginType(text: string): LoginType | undefined {
  return text === '1' || text === '2' || text === '3' ? text : undefined;
}

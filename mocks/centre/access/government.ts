// The government platform's side of single sign-on: its authCode identifies a holder and opens one session.
import type { GovernmentAnswer } from '@/api/session/government';
import { maskName } from '@/domain/text/mask';
import { addToSignIn, type Origin } from '../kernel/access-log';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../kernel/transaction';
import { boundActor, unbound } from './bindings';
import { accountFor, signInAccountOf } from './sign-in-accounts';
import { closedMethod, SIGN_IN_METHODS } from './sign-in-methods';
import { noteFailure, startSession } from './start-session';

/** Identity confirmed by the platform. */
export interface PlatformHolder {
  loginType: '1' | '2';
  /** ID number of a person, account number of a unit. */
  number: string;
  name: string;
  /** Return addresses: after signing in (a page of the hall) and after signing out (a page of the platform). */
  loginReturnUrl: string;
  logoutReturnUrl: string;
}

interface CodeRecord extends PlatformHolder {
  authCode: string;
  until: number;
  used: boolean;
}

/** Validity set by the platform: one use within five minutes. */
const VALID_MS = 5 * 60_000;
/** Retention that tells a used or expired code from an unknown one. */
const KEPT_MS = 24 * 3_600_000;

const codes = (tx: Transaction) => tx.store.table<CodeRecord>('government-codes');

/** Binding key of a platform account: see bindings.ts. */
export function platformKey({ loginType, number }: Pick<PlatformHolder, 'loginType' | 'number'>): string {
  return `government:${loginType}:${number.toUpperCase()}`;
}

/** Issues the code that the platform gives to the browser once its holder allowed the sign-in. */
export function issueCode(tx: Transaction, wall: number, holder: PlatformHolder): { authCode: string } {
  for (const old of [...codes(tx).values()]) if (old.until + KEPT_MS < wall) codes(tx).delete(old.authCode);
  const authCode = crypto.randomUUID().replaceAll('-', '');
  codes(tx).put(authCode, { ...holder, authCode, until: wall + VALID_MS, used: false });
  return { authCode };
}

/**
 * Signs in by authCode. Any attempt uses up the code, so refusals are returned, not thrown. An account on file without a binding gets 417.
 */
export function signInByGovernment(
  tx: Transaction,
  origin: Origin,
  input: { authCode: string; loginType: string },
): GovernmentAnswer | BusinessError {
  const found = codes(tx).get(input.authCode);
  if (!found) return refusal('政务服务登录凭证无效');
  if (found.used) return refusal('政务服务登录凭证已使用，不能重复登录');
  if (found.until < origin.wall) return refusal('政务服务登录凭证已过期');
  codes(tx).put(found.authCode, { ...found, used: true });
  if (found.loginType !== input.loginType) return refusal('登录身份与政务服务平台的账号不一致');
  const closed = closedMethod(tx, 'government', found.loginType);
  if (closed) return closed;

  const key = platformKey(found);
  const bound = boundActor(tx, key);
  if (!bound) return notBound(tx, origin, key, found);
  const account = signInAccountOf(tx, bound);
  const answer = startSession(tx, origin, account, 'government');
  if (answer instanceof BusinessError) return answer;
  return { ...answer, loginReturnUrl: found.loginReturnUrl, logoutReturnUrl: found.logoutReturnUrl };
}

/** Confirms the session to the platform and notes it in 登录与授权记录; idempotent. */
export function confirmPlatformSignIn(tx: Transaction, actor: Actor): null {
  addToSignIn(tx, ownerOf(actor), SIGN_IN_METHODS.government.title, '，已回告政务服务平台');
  return null;
}

function notBound(tx: Transaction, origin: Origin, key: string, holder: CodeRecord): BusinessError {
  const { loginType, number, name } = holder;
  const account = accountFor(tx, loginType, number);
  if (!account) return new BusinessError(REFUSED, UNKNOWN[loginType]);
  // Units that pay no deposits sign in separately: the hall accepts no platform account of theirs.
  if (account.other) return new BusinessError(REFUSED, '该单位不是缴存单位，请使用“其他单位登录”');
  if (account.passwordHash === '') return new BusinessError(REFUSED, UNREGISTERED[loginType]);
  noteFailure(tx, origin, account, 'government', '政务服务账号未绑定');
  const who = loginType === '1' ? maskName(name) : name;
  return unbound(tx, origin.wall, { key, way: '政务服务账号', who, owner: ownerOf(account.actor) });
}

const UNKNOWN = {
  '1': '未查询到您的住房公积金账户，不能用政务服务账号登录；如已缴存，请持身份证件到柜台核对，或拨打12329咨询',
  '2': '未查询到贵单位的缴存登记，不能用政务服务账号登录；请先办理单位缴存登记，或拨打12329咨询',
};
const UNREGISTERED = {
  '1': '您还没有在网上办事大厅注册，请先完成个人用户注册，再用政务服务账号登录',
  '2': '贵单位还没有在网上办事大厅注册，请先完成缴存单位注册，再用政务服务账号登录',
};

const refusal = (what: string) => new BusinessError(REFUSED, `${what}，请从政务服务平台重新登录`);

// The government service platform's side of a single sign-on: it vouches for somebody by an authCode, which opens one session.
import type { GovernmentAnswer } from '@/api/government';
import { maskName } from '@/domain/mask';
import { addToSignIn, type Origin } from '../kernel/access-log';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { admit, noteFailure } from './admit';
import { boundActor, unbound } from './bindings';
import { accountOf, knownAccount } from './sign-in-accounts';
import { closedWay, WAYS } from './sign-in-methods';

/** Whom the platform vouches for. */
export interface PlatformHolder {
  loginType: '1' | '2';
  /** ID number of a person, unit account of a unit. */
  number: string;
  name: string;
  /** Where the platform wants the browser after signing in (an address of the hall) and after signing out (one of its own). */
  loginReturnUrl: string;
  logoutReturnUrl: string;
}

interface CodeRecord extends PlatformHolder {
  authCode: string;
  until: number;
  used: boolean;
}

/** The platform's promise: an authCode is good for one use within five minutes. */
const VALID_MS = 5 * 60_000;
/** Kept a little longer, so that one used up or run out is told from one that never was. */
const KEPT_MS = 24 * 3_600_000;

const codes = (desk: Desk) => desk.store.table<CodeRecord>('government-codes');

/** Which account a platform account is bound to: see bindings.ts. */
export function platformKey({ loginType, number }: Pick<PlatformHolder, 'loginType' | 'number'>): string {
  return `government:${loginType}:${number.toUpperCase()}`;
}

/** What the platform hands to the browser of somebody who has allowed the sign-in. */
export function issueCode(desk: Desk, wall: number, holder: PlatformHolder): { authCode: string } {
  for (const old of [...codes(desk).values()]) if (old.until + KEPT_MS < wall) codes(desk).delete(old.authCode);
  const authCode = crypto.randomUUID().replaceAll('-', '');
  codes(desk).put(authCode, { ...holder, authCode, until: wall + VALID_MS, used: false });
  return { authCode };
}

/**
 * Opens the session of whom the code stands for. A code is used up by whatever comes of it, so refusals are returned, not
 * thrown. Who is on file but has bound nothing gets 417.
 */
export function signInByGovernment(
  desk: Desk,
  origin: Origin,
  input: { authCode: string; loginType: string },
): GovernmentAnswer | Refusal {
  const found = codes(desk).get(input.authCode);
  if (!found) return refusal('政务服务登录凭证无效');
  if (found.used) return refusal('政务服务登录凭证已使用，不能重复登录');
  if (found.until < origin.wall) return refusal('政务服务登录凭证已过期');
  codes(desk).put(found.authCode, { ...found, used: true });
  if (found.loginType !== input.loginType) return refusal('登录身份与政务服务平台的账号不一致');
  const closed = closedWay(desk, 'government', found.loginType);
  if (closed) return closed;

  const key = platformKey(found);
  const bound = boundActor(desk, key);
  if (!bound) return notBound(desk, origin, key, found);
  const account = accountOf(desk, bound);
  const answer = admit(desk, origin, account, 'government');
  if (answer instanceof Refusal) return answer;
  return { ...answer, loginReturnUrl: found.loginReturnUrl, logoutReturnUrl: found.logoutReturnUrl };
}

/** The hall says that the session is open: the platform hears of it, and the holder reads so in 登录与授权记录. Silent, and safe to repeat. */
export function reportBack(desk: Desk, actor: Actor): null {
  addToSignIn(desk, ownerOf(actor), WAYS.government.title, '，已回告政务服务平台');
  return null;
}

function notBound(desk: Desk, origin: Origin, key: string, holder: CodeRecord): Refusal {
  const { loginType, number, name } = holder;
  const account = knownAccount(desk, loginType, number);
  if (!account) return new Refusal(REFUSED, UNKNOWN[loginType]);
  // A register of its own: units that pay nothing in have no platform account that the hall takes.
  if (account.other) return new Refusal(REFUSED, '该单位不是缴存单位，请使用“其他单位登录”');
  if (account.passwordHash === '') return new Refusal(REFUSED, UNREGISTERED[loginType]);
  noteFailure(desk, origin, account, 'government', '政务服务账号未绑定');
  const who = loginType === '1' ? maskName(name) : name;
  return unbound(desk, origin.wall, { key, way: '政务服务账号', who, owner: ownerOf(account.actor) });
}

const UNKNOWN = {
  '1': '未查询到您的住房公积金账户，不能用政务服务账号登录；如已缴存，请持身份证件到柜台核对，或拨打12329咨询',
  '2': '未查询到贵单位的缴存登记，不能用政务服务账号登录；请先办理单位缴存登记，或拨打12329咨询',
};
const UNREGISTERED = {
  '1': '您还没有在网上办事大厅注册，请先完成个人用户注册，再用政务服务账号登录',
  '2': '贵单位还没有在网上办事大厅注册，请先完成缴存单位注册，再用政务服务账号登录',
};

const refusal = (what: string) => new Refusal(REFUSED, `${what}，请从政务服务平台重新登录`);

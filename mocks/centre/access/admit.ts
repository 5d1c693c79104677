// The last step of every way to sign in: what the centre checks of the account, the record of it, the session.
import type { LoginType, SignInAnswer } from '@/api/auth';
import { noteSignIn, type Origin } from '../kernel/access-log';
import type { Actor, Desk, Refusal } from '../kernel/desk';
import { actsAs, operatorOf } from './acting';
import { lastSignInOf, noteLastSignIn } from './last-sign-ins';
import { EXPIRES_IN_S, type SessionRecord, startSession } from './sessions';
import { type Account, accountOf, findAccount } from './sign-in-accounts';
import { frozenRefusal } from './sign-in-freezes';
import { closedWay, WAYS, type WayKey } from './sign-in-methods';

/**
 * Opens a session for an account whose holder has proved themselves by `way`, unless the way is switched off or the account
 * frozen. The refusal must be returned by the caller, not thrown, so that the record of the failure is kept.
 */
export function admit(desk: Desk, origin: Origin, account: Account, way: WayKey): SignInAnswer | Refusal {
  const refusal = closedWay(desk, way, account.loginType) ?? frozenRefusal(desk, account.owner);
  if (refusal) {
    noteFailure(desk, origin, account, way, refusal.message);
    return refusal;
  }
  noteSignIn(desk, origin, account.owner, { fs: WAYS[way].title, nr: `登录成功${doneBy(desk, account)}`, cg: '1' });
  return sessionAnswer(startFor(desk, origin.wall, account.loginType, account.actor, WAYS[way].code, account.operator));
}

/** A unit's record says which of its operators it was. */
function doneBy(desk: Desk, { actor, operator }: Account): string {
  const one = operatorOf(desk, actsAs(actor, operator));
  return one ? `（经办人${one.jbrxm}）` : '';
}

/** A failed try at an account that exists, in the record of its holder. */
export function noteFailure(desk: Desk, origin: Origin, account: Account, way: WayKey, why: string): void {
  noteSignIn(desk, origin, account.owner, {
    fs: WAYS[way].title,
    nr: `登录失败：${why}${doneBy(desk, account)}`,
    cg: '0',
  });
}

/** Opens a session without asking anything: for tests and for what has been proved in another way. */
export function startFor(
  desk: Desk,
  wall: number,
  loginType: LoginType,
  actor: Actor,
  loginMethod: string,
  operator = accountOf(desk, actor).operator,
): SessionRecord {
  const lastLoginTime = lastSignInOf(desk, actor, operator);
  noteLastSignIn(desk, actor, operator);
  return startSession(desk, wall, { loginType, actor, loginMethod, lastLoginTime, operator });
}

/** The session of whoever signs in with this number, without the sign-in page: for tests and the QA surface. */
export function handOverSession(
  desk: Desk,
  wall: number,
  loginType: LoginType,
  number: string,
  operator?: string,
): HandedOver | undefined {
  const found = findAccount(desk, loginType, number);
  if (!found) return undefined;
  const way = WAYS['account-password'].code;
  const { token, refreshToken } = startFor(desk, wall, loginType, found.actor, way, operator);
  return { token, refreshToken, loginType };
}

export interface HandedOver {
  token: string;
  refreshToken: string;
  loginType: LoginType;
}

function sessionAnswer(session: SessionRecord): SignInAnswer {
  return {
    access_token: session.token,
    refresh_token: session.refreshToken,
    expires_in: EXPIRES_IN_S,
    loginMethod: session.loginMethod,
  };
}

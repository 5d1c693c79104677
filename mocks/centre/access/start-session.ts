// Last step of every sign-in: checks of the account, access log, session.
import type { LoginType, SignInAnswer } from '@/api/session/auth';
import { noteSignIn, type Origin } from '../kernel/access-log';
import type { Actor, BusinessError, Transaction } from '../kernel/transaction';
import { actorAs, operatorOf } from './current-operator';
import { lastSignInOf, noteLastSignIn } from './last-sign-ins';
import { createSession, EXPIRES_IN_S, type SessionRecord } from './sessions';
import { type Account, findAccount, signInAccountOf } from './sign-in-accounts';
import { frozenRefusal } from './sign-in-freezes';
import { closedMethod, SIGN_IN_METHODS, type SignInMethodKey } from './sign-in-methods';

/**
 * Opens a session for an account proved by `way`, unless the method is off or the account frozen. The caller must return the refusal, not
 * throw it, so that the log entry is kept.
 */
export function startSession(
  tx: Transaction,
  origin: Origin,
  account: Account,
  way: SignInMethodKey,
): SignInAnswer | BusinessError {
  const refusal = closedMethod(tx, way, account.loginType) ?? frozenRefusal(tx, account.owner);
  if (refusal) {
    noteFailure(tx, origin, account, way, refusal.message);
    return refusal;
  }
  noteSignIn(tx, origin, account.owner, {
    fs: SIGN_IN_METHODS[way].title,
    nr: `登录成功${doneBy(tx, account)}`,
    cg: '1',
  });
  return sessionAnswer(
    startFor(tx, origin.wall, account.loginType, account.actor, SIGN_IN_METHODS[way].code, account.operator),
  );
}

/** Names the operator in a unit's access log. */
function doneBy(tx: Transaction, { actor, operator }: Account): string {
  const one = operatorOf(tx, actorAs(actor, operator));
  return one ? `（经办人${one.jbrxm}）` : '';
}

/** Logs a failed attempt for an existing account, visible to its holder. */
export function noteFailure(
  tx: Transaction,
  origin: Origin,
  account: Account,
  way: SignInMethodKey,
  why: string,
): void {
  noteSignIn(tx, origin, account.owner, {
    fs: SIGN_IN_METHODS[way].title,
    nr: `登录失败：${why}${doneBy(tx, account)}`,
    cg: '0',
  });
}

/** Opens a session without checks: for tests, and after another proof. */
export function startFor(
  tx: Transaction,
  wall: number,
  loginType: LoginType,
  actor: Actor,
  loginMethod: string,
  operator = signInAccountOf(tx, actor).operator,
): SessionRecord {
  const lastLoginTime = lastSignInOf(tx, actor, operator);
  noteLastSignIn(tx, actor, operator);
  return createSession(tx, wall, { loginType, actor, loginMethod, lastLoginTime, operator });
}

/** Opens a session by number without the sign-in page: for tests and QA. */
export function startDemoSession(
  tx: Transaction,
  wall: number,
  loginType: LoginType,
  number: string,
  operator?: string,
): DemoSession | undefined {
  const found = findAccount(tx, loginType, number);
  if (!found) return undefined;
  const way = SIGN_IN_METHODS['account-password'].code;
  const { token, refreshToken } = startFor(tx, wall, loginType, found.actor, way, operator);
  return { token, refreshToken, loginType };
}

export interface DemoSession {
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

import type { LoginType } from '@/api/session/auth';
import { localStore, sessionStore } from '@/lib/storage';

/** The stored part of a session: no personal data, which stays in memory and is fetched again after a reload. */
export interface Tokens {
  token: string;
  refreshToken: string;
  loginType: LoginType;
}

const KEY = 'session';
/** Flag without personal data that some tab is signed in: a new tab then requests the session from the others. */
const LIVE_KEY = 'live';

export function isLoginType(value: unknown): value is LoginType {
  return value === '1' || value === '2' || value === '3';
}

export function readTokens(): Tokens | undefined {
  return checkedTokens(sessionStore.get(KEY));
}

export function saveTokens(tokens: Tokens): void {
  sessionStore.set(KEY, tokens);
  localStore.set(LIVE_KEY, true);
}

/** @param anotherLives another tab of this browser is signed in and stays so */
export function dropTokens(anotherLives = false): void {
  sessionStore.remove(KEY);
  if (!anotherLives) localStore.remove(LIVE_KEY);
}

export function hasOpenSession(): boolean {
  return localStore.get(LIVE_KEY) === true;
}

/** Validates tokens from storage or another tab; undefined if damaged. */
export function checkedTokens(read: unknown): Tokens | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { token, refreshToken, loginType } = read as Partial<Tokens>; // each member is checked
  if (typeof token !== 'string' || token === '' || !isLoginType(loginType)) return undefined;
  return { token, refreshToken: typeof refreshToken === 'string' ? refreshToken : '', loginType };
}

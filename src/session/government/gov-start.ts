import type { LoginType } from '@/api/session/auth';
import { leaveHall } from '@/lib/address/navigation';
import { appConfig } from '@/lib/app-config';
import { sessionStore } from '@/lib/storage';
import { systemValue } from '../system-config';
import { webAddress } from './gov-return';

const KEY = 'zw_state';
/** System configuration key of this hall's id at the platform. */
const MARK_KEY = 'appMark';
/** Time allowed on the platform's pages; a later return needs confirmation like a foreign link. */
const LIFETIME_MS = 30 * 60_000;

interface Started {
  state: string;
  loginType: LoginType;
}

/** Shown if config.json names no platform. */
export const NOT_SET_UP = '中心尚未开通政务服务登录，请选择其他登录方式';

/** Whether config.json names a valid sign-in page of the platform. */
export function isPlatformSetUp(): boolean {
  return webAddress(appConfig().unifiedSignIn.loginUrl) !== undefined;
}

/**
 * Redirects to the platform's sign-in page, which returns to /zwLogin. A nonce in this tab distinguishes the return from a foreign link.
 * @throws Error with a user-readable message if no platform is set up
 */
export function startAtPlatform(loginType: LoginType, how?: { replace?: boolean }): void {
  const url = webAddress(appConfig().unifiedSignIn.loginUrl);
  if (!url) throw new Error(NOT_SET_UP);
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  const started: Started = { state: state.join(''), loginType };
  sessionStore.set(KEY, started, LIFETIME_MS);
  url.searchParams.set('redirect_uri', `${window.location.origin}${window.location.pathname}#/zwLogin`);
  url.searchParams.set('loginType', loginType);
  const mark = systemValue(MARK_KEY);
  if (mark) url.searchParams.set(MARK_KEY, mark);
  url.searchParams.set('state', started.state);
  leaveHall(url.href, how);
}

/** Login type of the sign-in started in this tab, once, if the nonce matches; undefined for any other return. */
export function claimStart(state: string): LoginType | undefined {
  const started = sessionStore.get<Started>(KEY);
  if (!started || state === '' || started.state !== state) return undefined;
  sessionStore.remove(KEY);
  return started.loginType;
}

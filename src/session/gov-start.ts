import type { LoginType } from '@/api/auth';
import { appConfig } from '@/lib/app-config';
import { leaveHall } from '@/lib/navigation';
import { sessionStore } from '@/lib/storage';
import { webAddress } from './gov-return';
import { systemValue } from './system-config';

const KEY = 'zw_state';
/** System configuration key of the mark under which the platform knows this hall. */
const MARK_KEY = 'appMark';
/** As long as somebody may take on the platform's pages; afterwards the arrival is asked about like a stranger's link. */
const LIFETIME_MS = 30 * 60_000;

interface Started {
  state: string;
  loginType: LoginType;
}

/** Said where the hall's config.json names no platform. */
export const NOT_SET_UP = '中心尚未开通政务服务登录，请选择其他登录方式';

/** Whether config.json names a sign-in page of the platform that a browser may go to. */
export function isPlatformSetUp(): boolean {
  return webAddress(appConfig().unifiedSignIn.loginUrl) !== undefined;
}

/**
 * Leaves for the platform's sign-in page, which returns to /zwLogin. The nonce stays in this tab: it tells the return of what
 * was begun here from a link that somebody else has made. @throws Error with a sentence when no platform is set up
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

/** The login type this tab set out with, once, if the nonce is its own; undefined for an arrival begun elsewhere. */
export function claimStart(state: string): LoginType | undefined {
  const started = sessionStore.get<Started>(KEY);
  if (!started || state === '' || started.state !== state) return undefined;
  sessionStore.remove(KEY);
  return started.loginType;
}

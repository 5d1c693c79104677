import { create } from 'zustand';
import type { LoginType, UserInfo } from '@/api/session/auth';
import { sessionStore } from '@/lib/storage';
import { isHallPath } from '../hall-path';
import { accountHash } from '../sign-in/account-hash';

interface Target {
  path: string;
  /** Account hash of the owner; '' for a guest's deep link, which any account with that area may use. */
  owner: string;
}

const KEY = 'return_target';
const LIFETIME_MS = 60 * 60_000;
const AREAS: Record<string, LoginType> = { grwt: '1', dwwt: '2', kfswt: '3' };

const LANDING_MS = 5000;
const SECRETS = ['token', 'authCode'] as const;

interface Whereabouts {
  /** Path of an intentional sign-out; not offered to the next account. */
  abandoned: string | undefined;
  landing: { path: string; at: number } | undefined;
}

const useWhereabouts = create<Whereabouts>(() => ({ abandoned: undefined, landing: undefined }));

/** Remembers the wanted path across sign-in and the reload before it. */
export function rememberTarget(path: string, owner: UserInfo | undefined): void {
  if (path === '/' || path.startsWith('/login')) return;
  if (!owner && path === useWhereabouts.getState().abandoned) return;
  const former = sessionStore.get<Target>(KEY);
  // After the session ends the guard redirects a second time, without the user: the first call's owner is kept.
  if (!owner && former?.owner && former.path === path) return;
  const kept = { path: withoutSecrets(path), owner: owner ? accountHash(owner) : '' } satisfies Target;
  sessionStore.set(KEY, kept, LIFETIME_MS);
}

/** Called when a guest chooses to sign in and return here, even after another account's sign-out. */
export function returnHereAfterSignIn(path: string): void {
  useWhereabouts.setState({ abandoned: undefined });
  rememberTarget(path, undefined);
}

/** After an intentional sign-out the guard must not remember this page for the next account. */
export function abandonTarget(path: string): void {
  useWhereabouts.setState({ abandoned: path });
  forgetTarget();
}

function forgetTarget(): void {
  sessionStore.remove(KEY);
}

/** Computes the landing path as the session opens; read by the guard at /login. */
export function settleLanding(userInfo: UserInfo): void {
  useWhereabouts.setState({ landing: { path: takeTarget(userInfo), at: performance.now() } });
}

/** Valid for a moment after sign-in; a later visit to /login redirects home. */
export function landingPath(): string {
  const { landing } = useWhereabouts.getState();
  return landing && performance.now() - landing.at < LANDING_MS ? landing.path : '/';
}

/** The login type of the remembered path's area. */
export function suggestedLoginType(): LoginType | undefined {
  return areaOf(sessionStore.get<Target>(KEY)?.path ?? '');
}

/** Removes credentials from an address before it is stored. */
function withoutSecrets(path: string): string {
  const at = path.indexOf('?');
  const kept = new URLSearchParams(at < 0 ? '' : path.slice(at));
  const found = SECRETS.filter((name) => kept.has(name));
  if (found.length === 0) return path;
  for (const name of found) kept.delete(name);
  const query = kept.toString();
  return `${path.slice(0, at)}${query && `?${query}`}`;
}

/** Consumes the remembered address if it belongs to this account; else '/'. */
function takeTarget(userInfo: UserInfo): string {
  const target = sessionStore.get<Target>(KEY);
  forgetTarget();
  if (!target || !isHallPath(target.path)) return '/';
  if (target.owner !== '' && target.owner !== accountHash(userInfo)) return '/';
  const area = areaOf(target.path);
  return area === undefined || area === userInfo.loginType ? target.path : '/';
}

function areaOf(path: string): LoginType | undefined {
  const segment = path.split('/')[1] ?? '';
  return Object.hasOwn(AREAS, segment) ? AREAS[segment] : undefined;
}

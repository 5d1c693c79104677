import { create } from 'zustand';
import type { LoginType, UserInfo } from '@/api/auth';
import { sessionStore } from '@/lib/storage';
import { isHallPath } from './hall-path';
import { ownerMark } from './owner-mark';

interface Target {
  path: string;
  /** Mark of the person it belongs to; '' for a guest's deep link, which is anybody's with that area. */
  owner: string;
}

const KEY = 'return_target';
const LIFETIME_MS = 60 * 60_000;
const AREAS: Record<string, LoginType> = { grwt: '1', dwwt: '2', kfswt: '3' };

const LANDING_MS = 5000;
const SECRETS = ['token', 'authCode'] as const;

interface Whereabouts {
  /** Left on purpose; not to be offered to the next person. */
  abandoned: string | undefined;
  landing: { path: string; at: number } | undefined;
}

const useWhereabouts = create<Whereabouts>(() => ({ abandoned: undefined, landing: undefined }));

/** Remembers where the person wanted to go, over the sign-in and the reload before it. */
export function rememberTarget(path: string, owner: UserInfo | undefined): void {
  if (path === '/' || path.startsWith('/login')) return;
  if (!owner && path === useWhereabouts.getState().abandoned) return;
  const former = sessionStore.get<Target>(KEY);
  // The guard turns the person away once more after the session has ended: who it was is known only the first time.
  if (!owner && former?.owner && former.path === path) return;
  const kept = { path: withoutSecrets(path), owner: owner ? ownerMark(owner) : '' } satisfies Target;
  sessionStore.set(KEY, kept, LIFETIME_MS);
}

/** A guest asks to sign in and to come back here, also where somebody else has signed out before. */
export function comeBackTo(path: string): void {
  useWhereabouts.setState({ abandoned: undefined });
  rememberTarget(path, undefined);
}

/** The person left on purpose: the guard, which then meets a guest on this page, is not to offer it to the next one. */
export function abandonTarget(path: string): void {
  useWhereabouts.setState({ abandoned: path });
  forgetTarget();
}

function forgetTarget(): void {
  sessionStore.remove(KEY);
}

/** Where a person who has just signed in lands: computed when the session opens, asked for by the guard at /login. */
export function settleLanding(userInfo: UserInfo): void {
  useWhereabouts.setState({ landing: { path: takeTarget(userInfo), at: performance.now() } });
}

/** Good for the moments after signing in; whoever opens /login later goes home. */
export function landingPath(): string {
  const { landing } = useWhereabouts.getState();
  return landing && performance.now() - landing.at < LANDING_MS ? landing.path : '/';
}

/** The login type whose area the remembered address lies in. */
export function suggestedLoginType(): LoginType | undefined {
  return areaOf(sessionStore.get<Target>(KEY)?.path ?? '');
}

/** What signs somebody in has no place in storage, wherever the address comes from. */
function withoutSecrets(path: string): string {
  const at = path.indexOf('?');
  const kept = new URLSearchParams(at < 0 ? '' : path.slice(at));
  const found = SECRETS.filter((name) => kept.has(name));
  if (found.length === 0) return path;
  for (const name of found) kept.delete(name);
  const query = kept.toString();
  return `${path.slice(0, at)}${query && `?${query}`}`;
}

/** Takes the remembered address, once, if it is this person's; '/' otherwise. */
function takeTarget(userInfo: UserInfo): string {
  const target = sessionStore.get<Target>(KEY);
  forgetTarget();
  if (!target || !isHallPath(target.path)) return '/';
  if (target.owner !== '' && target.owner !== ownerMark(userInfo)) return '/';
  const area = areaOf(target.path);
  return area === undefined || area === userInfo.loginType ? target.path : '/';
}

function areaOf(path: string): LoginType | undefined {
  const segment = path.split('/')[1] ?? '';
  return Object.hasOwn(AREAS, segment) ? AREAS[segment] : undefined;
}

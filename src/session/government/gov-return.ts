import { appConfig } from '@/lib/app-config';
import { fnv1a } from '@/lib/fnv1a';
import { localStore } from '@/lib/storage';

const KEY = 'zw_logout';
/** Maximum lifetime of a session. */
const LIFETIME_MS = 8 * 3_600_000;

/** A normalised http(s) address, or undefined; relative addresses resolve against the hall. */
export function webAddress(text: string): URL | undefined {
  try {
    const url = text.trim() === '' ? undefined : new URL(text.trim(), document.baseURI);
    return url && /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Stores for all tabs of the session that it came from the platform, with the return URL for its end. */
export function saveSignOutReturn(token: string, named: unknown): void {
  localStore.set(KEY, { mark: fnv1a(token), url: typeof named === 'string' ? named : '' }, LIFETIME_MS);
}

/**
 * Redirect after an intentional sign-out: the platform's return URL if its host matches config.json's logoutUrl, else logoutUrl; undefined
 * for sessions with another sign-in method.
 */
export function takeSignOutReturn(token: string | undefined): string | undefined {
  const stored = localStore.get<{ mark: string; url: string }>(KEY);
  if (!stored || token === undefined || stored.mark !== fnv1a(token)) return undefined;
  localStore.remove(KEY);
  const own = webAddress(appConfig().unifiedSignIn.logoutUrl);
  const named = webAddress(String(stored.url));
  return named && named.host === own?.host ? named.href : own?.href;
}

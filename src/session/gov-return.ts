import { appConfig } from '@/lib/app-config';
import { shortMark } from '@/lib/short-mark';
import { localStore } from '@/lib/storage';

const KEY = 'zw_logout';
/** No session lives longer. */
const LIFETIME_MS = 8 * 3_600_000;

/** An address of http or https as the hall writes it out, or undefined. Relative ones are relative to the hall. */
export function webAddress(text: string): URL | undefined {
  try {
    const url = text.trim() === '' ? undefined : new URL(text.trim(), document.baseURI);
    return url && /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps, for all tabs of the session, that it came from the platform and which return URL was named for its end. */
export function keepSignOutReturn(token: string, named: unknown): void {
  localStore.set(KEY, { mark: shortMark(token), url: typeof named === 'string' ? named : '' }, LIFETIME_MS);
}

/**
 * Where the browser goes after the session of this token was signed out on purpose: the platform's return URL, if it is of the
 * host that config.json's logoutUrl names, else that one itself; undefined for sessions that came by another way.
 */
export function takeSignOutReturn(token: string | undefined): string | undefined {
  const kept = localStore.get<{ mark: string; url: string }>(KEY);
  if (!kept || token === undefined || kept.mark !== shortMark(token)) return undefined;
  localStore.remove(KEY);
  const own = webAddress(appConfig().unifiedSignIn.logoutUrl);
  const named = webAddress(String(kept.url));
  return named && named.host === own?.host ? named.href : own?.href;
}

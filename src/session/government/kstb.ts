import { sessionStore } from '@/lib/storage';
import { useSession } from '../session-store';

const KEY = 'kstb';

/**
 * Reads `kstb=1` from the query before or inside the hash: a user of the cross-province platform. Holds for this tab until the session
 * ends, across reloads; every call then carries it (docs/specification.md 6). Called once, at the start.
 */
export function readKstb(): void {
  const { search, hash } = window.location;
  const inner = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  const named = [search, inner].some((query) => new URLSearchParams(query).get(KEY) === '1');
  if (named) sessionStore.set(KEY, true);
  if (isKstb()) useSession.setState({ kstb: true });
}

export function isKstb(): boolean {
  return sessionStore.get<unknown>(KEY) === true;
}

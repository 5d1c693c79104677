import { sessionStore } from '@/lib/storage';
import { useSession } from './session-store';

const KEY = 'kstb';

/**
 * Whoever comes from the platform for matters of another province brings `kstb=1` in the address, before or inside the hash. It
 * holds for this tab until the session ends, over reloads; every call then says so (specification 6). Called once, at the start.
 */
export function takeKstb(): void {
  const { search, hash } = window.location;
  const inner = hash.includes('?') ? hash.slice(hash.indexOf('?')) : '';
  const named = [search, inner].some((query) => new URLSearchParams(query).get(KEY) === '1');
  if (named) sessionStore.set(KEY, true);
  if (isKstb()) useSession.setState({ kstb: true });
}

export function isKstb(): boolean {
  return sessionStore.get<unknown>(KEY) === true;
}

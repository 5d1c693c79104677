import { fnv1a } from '@/lib/fnv1a';
import { localStore, storageKey } from '@/lib/storage';

const KEY = 'zw_used';
/** An authCode expires within minutes; the longer period lets a day-old link still be reported as used. */
const LIFETIME_MS = 24 * 3_600_000;
const MOST = 50;

/** Claims a single-use authCode: true for the first claim in this browser, across tabs and reloads. Stores a hash instead of the code. */
export async function claimAuthCode(authCode: string): Promise<boolean> {
  // Web Locks serialise two tabs opening the same link; missing in insecure contexts, where the centre's own check remains.
  if (!navigator.locks) return claim(authCode);
  return navigator.locks.request(storageKey(KEY), () => claim(authCode));
}

function claim(authCode: string): boolean {
  const used = localStore.get<string[]>(KEY) ?? [];
  const mark = fnv1a(authCode);
  if (used.includes(mark)) return false;
  localStore.set(KEY, [...used, mark].slice(-MOST), LIFETIME_MS);
  return true;
}

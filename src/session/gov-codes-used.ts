import { shortMark } from '@/lib/short-mark';
import { localStore, storageKey } from '@/lib/storage';

const KEY = 'zw_used';
/** An authCode lives for minutes at its platform; a link kept for a day is told as used all the same. */
const LIFETIME_MS = 24 * 3_600_000;
const MOST = 50;

/**
 * Claims an authCode for the one request it is good for: true for the first claim in this browser, over tabs and reloads.
 * Remembered by a short mark, not by the code.
 */
export async function claimAuthCode(authCode: string): Promise<boolean> {
  // Two tabs that open the same link in one moment: only secure contexts have locks, the centre stands behind anyhow.
  if (!navigator.locks) return claim(authCode);
  return navigator.locks.request(storageKey(KEY), () => claim(authCode));
}

function claim(authCode: string): boolean {
  const kept = localStore.get<string[]>(KEY) ?? [];
  const mark = shortMark(authCode);
  if (kept.includes(mark)) return false;
  localStore.set(KEY, [...kept, mark].slice(-MOST), LIFETIME_MS);
  return true;
}

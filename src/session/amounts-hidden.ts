import { create } from 'zustand';
import { localStore } from '@/lib/storage';
import { useSession } from './session-store';
import { accountHash } from './sign-in/account-hash';

const KEY = 'amounts_hidden';
/** Limit of accounts remembered on a shared computer. */
const MOST = 20;

/** Hashes of accounts that hide amounts on the home page in this browser; the choice is per account. */
const useHiders = create<{ marks: readonly string[] }>(() => ({ marks: marksOf(localStore.get(KEY)) }));

export function useAmountsHidden(): boolean {
  const own = useSession(({ userInfo }) => (userInfo ? accountHash(userInfo) : ''));
  return useHiders(({ marks }) => marks.includes(own));
}

export function setAmountsHidden(hidden: boolean): void {
  const { userInfo } = useSession.getState();
  if (!userInfo) return;
  const own = accountHash(userInfo);
  const others = marksOf(localStore.get(KEY)).filter((mark) => mark !== own);
  const marks = hidden ? [...others, own].slice(-MOST) : others;
  localStore.set(KEY, marks);
  useHiders.setState({ marks });
}

function marksOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : [];
}

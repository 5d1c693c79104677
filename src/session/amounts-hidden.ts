import { create } from 'zustand';
import { localStore } from '@/lib/storage';
import { ownerMark } from './owner-mark';
import { useSession } from './session-store';

const KEY = 'amounts_hidden';
/** Of the people of a shared computer. */
const MOST = 20;

/** Marks of whoever has hidden the amounts of their home page in this browser: one person's choice is not the next one's. */
const useHiders = create<{ marks: readonly string[] }>(() => ({ marks: marksOf(localStore.get(KEY)) }));

export function useAmountsHidden(): boolean {
  const own = useSession(({ userInfo }) => (userInfo ? ownerMark(userInfo) : ''));
  return useHiders(({ marks }) => marks.includes(own));
}

export function setAmountsHidden(hidden: boolean): void {
  const { userInfo } = useSession.getState();
  if (!userInfo) return;
  const own = ownerMark(userInfo);
  const others = marksOf(localStore.get(KEY)).filter((mark) => mark !== own);
  const marks = hidden ? [...others, own].slice(-MOST) : others;
  localStore.set(KEY, marks);
  useHiders.setState({ marks });
}

function marksOf(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : [];
}

import { create } from 'zustand';
import { localStore } from '@/lib/storage';

const KEY = 'large_print';

export const initialLargePrint = { large: false };

/** Large-print mode (长辈版): kept in this browser, the same in all its tabs. */
export const useLargePrint = create<{ large: boolean }>(() => initialLargePrint);

/**
 * Takes the kept choice over and follows the other tabs. Storage's own event and no message: a tab that is just starting may
 * read what was kept before the change, and the event still reaches it. @returns what stops it
 */
export function startLargePrint(): () => void {
  const read = () => apply(localStore.get<boolean>(KEY) === true);
  read();
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}

export function setLargePrint(large: boolean): void {
  localStore.set(KEY, large);
  apply(large);
}

function apply(large: boolean): void {
  document.documentElement.toggleAttribute('data-large', large);
  useLargePrint.setState({ large });
}

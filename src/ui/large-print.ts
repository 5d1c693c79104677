import { create } from 'zustand';
import { localStore } from '@/lib/storage';

const KEY = 'large_print';

export const initialLargePrint = { large: false };

/** Large-print mode (长辈版), stored in this browser and shared by its tabs. */
export const useLargePrint = create<{ large: boolean }>(() => initialLargePrint);

/**
 * Applies the stored setting and follows other tabs. Uses the 'storage' event instead of a message: a starting tab may read the value
 * before a change, and the event still reaches it.
 * @returns unsubscribe function
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

import { useSyncExternalStore } from 'react';

/** The width up to which a row is a card and what is long is folded (cards.module.css). */
export const PHONE = '(max-width: 600px)';

function watch(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page is as narrow as a phone's, also once the phone is turned: for what stands in another order there, or is not drawn at all. */
export const usePhone = () => useSyncExternalStore(watch, () => matchMedia(PHONE).matches);

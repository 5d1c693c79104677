import { useSyncExternalStore } from 'react';

/** Width up to which rows are cards and long content is folded (cards.module.css). */
export const PHONE = '(max-width: 600px)';

/** Width from which the identifying columns of a table stay in sight while it scrolls. */
const WIDE = '(min-width: 1000px)';

const watch = (media: string) => (changed: () => void) => {
  const query = matchMedia(media);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const watchPhone = watch(PHONE);
const watchWide = watch(WIDE);

/** Whether the viewport is as narrow as a phone, updated on rotation; for content reordered or omitted there. */
export const usePhone = () => useSyncExternalStore(watchPhone, () => matchMedia(PHONE).matches);

/** Whether a table has room for fixed columns. */
export const useWide = () => useSyncExternalStore(watchWide, () => matchMedia(WIDE).matches);

import { useState } from 'react';
import type { PagerProps } from './Pager';

interface Paging {
  page: number;
  size: number;
  /** After another filter: its first page. */
  toFirst: () => void;
  pager: (total: PagerProps['total']) => PagerProps;
}

/** Which page of a list is wanted; the list itself comes page by page from the centre. */
export function usePaging(): Paging {
  const [{ page, size }, setPaging] = useState({ page: 1, size: 20 });
  return {
    page,
    size,
    toFirst: () => setPaging((before) => ({ ...before, page: 1 })),
    pager: (total) => ({
      page,
      size,
      total,
      onChange: (nextPage, nextSize) => setPaging({ page: nextPage, size: nextSize }),
    }),
  };
}

import { useState } from 'react';
import type { PagerProps } from './Pager';

interface Paging {
  page: number;
  size: number;
  /** Goes to page 1, after a filter change. */
  toFirst: () => void;
  pager: (total: PagerProps['total']) => PagerProps;
}

/** Page number and size of a list that the centre serves page by page. */
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

import type { PaginationProps } from 'antd';
import { useState } from 'react';

/** Specification 9: 20 a page, sizes 10, 20, 30, 50. */
const SIZES = [10, 20, 30, 50];

interface Paging {
  page: number;
  size: number;
  /** After another filter: its first page. */
  toFirst: () => void;
  /** The centre sends totals as number or text. */
  pager: (total: number | string | undefined) => PaginationProps;
}

/** Which page of a list is wanted; the list itself comes page by page from the centre. */
export function usePaging(): Paging {
  const [{ page, size }, setPaging] = useState({ page: 1, size: 20 });
  return {
    page,
    size,
    toFirst: () => setPaging((before) => ({ ...before, page: 1 })),
    pager: (total) => ({
      current: page,
      pageSize: size,
      total: Number(total ?? 0),
      pageSizeOptions: SIZES,
      showSizeChanger: true,
      showTotal: (count) => `共${count}条`,
      onChange: (nextPage, nextSize) => setPaging({ page: nextSize === size ? nextPage : 1, size: nextSize }),
    }),
  };
}

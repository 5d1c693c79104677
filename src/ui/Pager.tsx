import { useRef } from 'react';
import { countText } from '@/domain/counts';
import { bringTo } from '@/lib/bring-to';
import styles from './Pager.module.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  size: number;
  /** Rows of the whole list; the centre sends totals as number or text. */
  total: number | string | undefined;
  sizes?: readonly number[];
  /** With another size: its first page. */
  onChange: (page: number, size: number) => void;
}

/** Specification 9: 20 a page, sizes 10, 20, 30, 50. */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];

/**
 * Pages of a list: how many rows there are, the pages around the present one, and how many rows a page has. Nothing for an
 * empty list. Another page of a list whose beginning is out of sight begins at the beginning of its card.
 */
export function Pager({ page, size, total, sizes = PAGE_SIZES, onChange }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const rows = Number(total ?? 0);
  const last = Math.max(1, Math.ceil(rows / size));
  if (!(rows > 0)) return null;
  const turn = (next: number, count: number) => {
    const card = nav.current?.closest('section');
    if (card && card.getBoundingClientRect().top < 0) bringTo(card);
    onChange(next, count);
  };
  return (
    <nav ref={nav} className={styles.pager} aria-label="分页" data-print="hide">
      <p>共{countText(rows)}条</p>
      {last > 1 && (
        <ul>
          <li>
            <button type="button" disabled={page <= 1} onClick={() => turn(page - 1, size)}>
              上一页
            </button>
          </li>
          {pagesAround(page, last).map((number, at) =>
            number === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is named by its place
              <li key={`gap ${at}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <button
                  type="button"
                  aria-label={`第${number}页`}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => turn(number, size)}
                >
                  {number}
                </button>
              </li>
            ),
          )}
          <li>
            <button type="button" disabled={page >= last} onClick={() => turn(page + 1, size)}>
              下一页
            </button>
          </li>
        </ul>
      )}
      {rows > (sizes[0] ?? 0) && (
        <label>
          每页
          <select aria-label="每页条数" value={size} onChange={({ target }) => turn(1, Number(target.value))}>
            {sizes.map((one) => (
              <option key={one} value={one}>
                {one}条
              </option>
            ))}
          </select>
        </label>
      )}
    </nav>
  );
}

/** First, last and those beside the present one; 0 for what is left out between them. */
function pagesAround(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((one, at) => {
    const before = shown[at - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
}

import { Pagination } from 'antd';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { countText } from '@/domain/text/counts';
import { focusHeading } from '@/lib/focus-heading';
import styles from './Pager.module.css';

export interface PagerProps {
  /** Page number from 1. */
  page: number;
  size: number;
  /** Number of rows in the list; the centre sends totals as number or text. */
  total: number | string | undefined;
  sizes?: readonly number[];
  /** A changed size reports page 1. */
  onChange: (page: number, size: number) => void;
}

/** docs/specification.md 9: 20 a page, sizes 10, 20, 30, 50. */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];

/**
 * Pager of a list: row count, the pages around the current one and the page size. Renders nothing for an empty list. Scrolls to the top of
 * the list's card when a page change happens with the list's start out of view.
 */
export function Pager({ page, size, total, sizes = PAGE_SIZES, onChange }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  const rows = Number(total ?? 0);
  const least = sizes[0] ?? 0;
  // antd makes the list items tab stops, which have no role; the buttons inside take their place.
  useLayoutEffect(() => {
    for (const item of nav.current?.querySelectorAll('li[tabindex]') ?? []) item.removeAttribute('tabindex');
  });
  if (!(rows > 0)) return null;
  const text = `共${countText(rows)}条`;
  const turn = (next: number, count: number) => {
    const card = nav.current?.closest('section');
    if (card && card.getBoundingClientRect().top < 0) focusHeading(card);
    onChange(count === size ? next : 1, count);
  };
  return (
    <nav ref={nav} className={styles.pager} aria-label="分页" data-print="hide">
      {rows <= Math.min(size, least) ? (
        <p>{text}</p>
      ) : (
        <Pagination
          align="end"
          current={page}
          pageSize={size}
          total={rows}
          showLessItems
          showTitle={false}
          showTotal={() => text}
          showSizeChanger={rows > least && { 'aria-label': '每页条数', showSearch: false, virtual: false }}
          pageSizeOptions={[...sizes]}
          itemRender={(number, kind) => item(number, kind, page)}
          onChange={turn}
        />
      )}
    </nav>
  );
}

const NAMES = { prev: '上一页', next: '下一页', 'jump-prev': '向前3页', 'jump-next': '向后3页' } as const;

function item(number: number, kind: 'page' | keyof typeof NAMES, current: number): ReactNode {
  if (kind === 'page') return <PageButton label={`第${number}页`} current={number === current} content={number} />;
  const jump = kind === 'jump-prev' || kind === 'jump-next';
  return <PageButton label={NAMES[kind]} content={jump ? '…' : NAMES[kind]} />;
}

interface PageButtonProps {
  label: string;
  content: ReactNode;
  current?: boolean;
  /** Set by antd at either end. */
  disabled?: boolean;
}

/** A page as a button for screen readers; the press itself is handled by the list item around it. */
function PageButton({ label, content, current, disabled }: PageButtonProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: antd handles Enter on the item around it; a button would report the press twice
    <span
      role="button"
      tabIndex={0}
      className={styles.page}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      onKeyDown={press}
    >
      {content}
    </span>
  );
}

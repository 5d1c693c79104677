import type { ReactNode } from 'react';
import cards from '@/ui/cards.module.css';
import { useKeptFocus } from '@/ui/use-kept-focus';
import styles from './import.module.css';
import type { Window } from './use-window';

interface WindowedTableProps<Row> {
  label: string;
  total: number;
  list: Window<Row>;
  /** What stands there instead of a table without rows. */
  empty?: string;
  headings: readonly { title: string; numeric: boolean }[];
  keyOf: (row: Row) => string;
  /** The cells of one row. */
  children: (row: Row) => ReactNode;
}

/** A long table of which only what is in sight is drawn; to a screen reader it is as long as it is. */
export function WindowedTable<Row>({ label, total, list, empty, headings, keyOf, children }: WindowedTableProps<Row>) {
  const kept = useKeptFocus();
  const gap = (height: number) =>
    height > 0 && (
      <tr data-gap>
        <td colSpan={headings.length} className={styles.gap} style={{ height }} />
      </tr>
    );
  return (
    <>
      <section
        ref={list.scroller}
        className={styles.scroll}
        onScroll={list.onScroll}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        {...kept}
      >
        {total === 0 && empty ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <table className={`${styles.table} ${cards.cards}`} aria-rowcount={total + 1}>
            <thead>
              <tr aria-rowindex={1}>
                {headings.map(({ title, numeric }) => (
                  <th key={title} scope="col" className={numeric ? styles.right : undefined}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {gap(list.above)}
              {list.rows.map(({ index, row }) => (
                <tr
                  key={row ? keyOf(row) : `coming-${index}`}
                  data-row={row ? index : undefined}
                  aria-rowindex={index + 2}
                >
                  {row ? (
                    children(row)
                  ) : (
                    <td colSpan={headings.length} className={styles.coming} style={{ height: list.usual }}>
                      加载中...
                    </td>
                  )}
                </tr>
              ))}
              {gap(list.below)}
            </tbody>
          </table>
        )}
      </section>
      {list.failed && <p role="alert">{list.failed}</p>}
    </>
  );
}

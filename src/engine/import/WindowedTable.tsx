import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { DataTable } from '@/ui/DataTable';
import styles from './import.module.css';
import type { RowWindowState } from './use-row-window';

interface WindowedTableProps<Row> {
  label: string;
  total: number;
  list: RowWindowState<Row>;
  /** Text in place of an empty table. */
  empty?: string;
  headings: readonly { title: string; numeric: boolean }[];
  keyOf: (row: Row) => string;
  /** Renders the cells of one row. */
  children: (row: Row) => ReactNode;
}

/** Virtualized table: only visible rows are rendered; screen readers get the full row count. */
export function WindowedTable<Row>({ label, total, list, empty, headings, keyOf, children }: WindowedTableProps<Row>) {
  const gap = (height: number) =>
    height > 0 && (
      <tr data-gap>
        <td colSpan={headings.length} className={styles.gap} style={{ height }} />
      </tr>
    );
  const rows = (
    <>
      {gap(list.above)}
      {list.rows.map(({ index, row }) => (
        <tr key={row ? keyOf(row) : `coming-${index}`} data-row={row ? index : undefined} aria-rowindex={index + 2}>
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
    </>
  );
  return (
    <>
      <WindowContext value={{ list, rows }}>
        <DataTable
          label={label}
          columns={headings.map(({ title, numeric }) => ({ title, key: title, align: numeric ? 'right' : 'left' }))}
          rowKey={() => label}
          rows={total === 0 && empty ? NONE : ONE}
          rowCount={total + 1}
          emptyText={empty ?? ''}
          components={total === 0 && empty ? undefined : COMPONENTS}
          maxHeight={560}
          className={styles.table}
        />
      </WindowContext>
      {list.failed && <p role="alert">{list.failed}</p>}
    </>
  );
}

/** One row stands for all that the body draws. */
const ONE = [{}];
const NONE: readonly object[] = [];

const WindowContext = createContext<{
  list: Pick<RowWindowState<unknown>, 'scroller' | 'onScroll'>;
  rows: ReactNode;
}>({ list: { scroller: { current: null }, onScroll: () => undefined }, rows: null });

/** Body of antd's table with the rows in view, whose inputs antd's own rows would render anew at each key. */
function WindowBody({ children, ...body }: ComponentProps<'tbody'>) {
  const { list, rows } = use(WindowContext);
  const own = useRef<HTMLTableSectionElement>(null);
  const { scroller } = list;
  const scrolled = useEffectEvent(() => list.onScroll());
  useLayoutEffect(() => {
    const box = own.current?.closest('table')?.parentElement ?? null;
    scroller.current = box;
    const look = () => scrolled();
    box?.addEventListener('scroll', look, { passive: true });
    return () => box?.removeEventListener('scroll', look);
  }, [scroller]);
  return (
    <tbody {...body} ref={own}>
      {/* The row by which antd measures the columns. */}
      {Array.isArray(children) && children[0]}
      {rows}
    </tbody>
  );
}

const COMPONENTS = { body: { wrapper: WindowBody } };

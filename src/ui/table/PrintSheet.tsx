import { memo, type ReactNode, startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { formatMoney } from '@/domain/money';
import { countText } from '@/domain/text/counts';
import { columnCellText } from './cell-text';
import { type CellTexts, isAmount, type ListColumn } from './column';
import { columnTotals, totalsName } from './column-totals';
import type { RowGroups } from './ListTable';
import styles from './PrintSheet.module.css';

interface PrintSheetProps<Row> extends CellTexts<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  groups?: RowGroups<Row>;
  /** Number, check code, time, conditions: one line each. */
  marks: readonly string[];
  /** Called once every row is in the document. */
  onPlaced: () => void;
}

/** Rows per component: ten thousand rows are created in slices to keep the page responsive. */
const TOGETHER = 100;
/** Rows inserted per commit, which is one task. */
const PORTION = 1000;

/** All rows as a plain table, for print only: the head repeats on each page, the page number is in the print rules of the theme. */
export function PrintSheet<Row>(props: PrintSheetProps<Row>) {
  const { columns, rows, rowKey, groups, marks, onPlaced, options, slots } = props;
  const placed = usePortions(rows.length, onPlaced);
  const totals = useMemo(() => columnTotals(columns, rows), [columns, rows]);
  // Relative widths as on screen: automatic layout would give the room to a long remark and break every number.
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const starts = Array.from({ length: Math.ceil(placed / TOGETHER) }, (_, at) => at * TOGETHER);
  return (
    <div className={styles.sheet} aria-hidden="true">
      {marks.map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
      <table>
        <colgroup>
          {columns.map(({ prop, width }) => (
            <col key={prop} style={{ width: `${(100 * width) / all}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.prop} scope="col" className={isAmount(column) ? styles.amount : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts.map((start) => (
            <SomeRows key={start} {...{ rows, start, columns, rowKey, groups, options, slots }} />
          ))}
          {totals && (
            <tr>
              {columns.map(({ prop }, at) => (
                <td key={prop} className={totals.has(prop) ? styles.amount : undefined}>
                  {totals.has(prop) ? formatMoney(totals.get(prop)) : at === 0 && totalsName(columns)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p>共{countText(rows.length)}条</p>
    </div>
  );
}

/** @returns number of rows to render so far; grows by one portion after each commit */
function usePortions(all: number, onPlaced: () => void): number {
  const [count, setCount] = useState(PORTION);
  const after = useEffectEvent(onPlaced);
  useEffect(() => {
    if (count >= all) after();
    else startTransition(() => setCount(count + PORTION));
  }, [count, all]);
  return Math.min(count, all);
}

interface SomeRowsProps<Row> extends Omit<PrintSheetProps<Row>, 'marks' | 'onPlaced'> {
  start: number;
}

/** Memoized: earlier rows do not render again with the next portion. */
const SomeRows = memo(TogetherRows) as typeof TogetherRows; // memo drops the type parameter

function TogetherRows<Row>({ columns, rows, start, rowKey, groups, options, slots }: SomeRowsProps<Row>): ReactNode {
  return rows.slice(start, start + TOGETHER).map((row, index) => {
    const group = groups?.of(row);
    const above = rows[start + index - 1];
    const begins = group !== undefined && (above === undefined || groups?.of(above) !== group);
    return [
      begins && (
        <tr key={`group ${group}`}>
          <th scope="rowgroup" colSpan={columns.length}>
            {groups?.show(group)}
          </th>
        </tr>
      ),
      <tr key={rowKey(row)}>
        {columns.map((column) => (
          <td key={column.prop} className={isAmount(column) ? styles.amount : undefined}>
            {columnCellText(column, row, { options, slots })}
          </td>
        ))}
      </tr>,
    ];
  });
}

import { countText } from '@/domain/counts';
import { formatMoney } from '@/domain/money';
import { cellText } from './cell-text';
import { type CellWords, isAmount, type ListColumn } from './column';
import { columnTotals, totalsName } from './column-totals';
import type { RowGroups } from './ListTable';
import styles from './PrintSheet.module.css';

interface PrintSheetProps<Row> extends CellWords<Row> {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  groups?: RowGroups<Row>;
  /** Number, check code, time, conditions: one line each. */
  marks: readonly string[];
}

/** Rows made at once: ten thousand are prepared in slices, and the page stays alive meanwhile. */
const TOGETHER = 100;

/** All rows as a plain table, for paper only: the head repeats on each page, the page number is in the print rules of the theme. */
export function PrintSheet<Row>({ columns, rows, rowKey, groups, marks, ...words }: PrintSheetProps<Row>) {
  const totals = columnTotals(columns, rows);
  const starts = Array.from({ length: Math.ceil(rows.length / TOGETHER) }, (_, at) => at * TOGETHER);
  return (
    <div className={styles.sheet} aria-hidden="true">
      {marks.map((mark) => (
        <p key={mark}>{mark}</p>
      ))}
      <table>
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
            <SomeRows
              key={start}
              rows={rows.slice(start, start + TOGETHER)}
              before={rows[start - 1]}
              {...{ columns, rowKey, groups, words }}
            />
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

interface SomeRowsProps<Row> extends Pick<PrintSheetProps<Row>, 'columns' | 'rows' | 'rowKey' | 'groups'> {
  /** The row above the first. */
  before: Row | undefined;
  words: CellWords<Row>;
}

function SomeRows<Row>({ columns, rows, rowKey, groups, before, words }: SomeRowsProps<Row>) {
  return rows.map((row, index) => {
    const group = groups?.of(row);
    const above = index === 0 ? before : rows[index - 1];
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
            {cellText(column, row, words)}
          </td>
        ))}
      </tr>,
    ];
  });
}

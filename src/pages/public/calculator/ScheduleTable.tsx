import { memo } from 'react';
import { formatMoney } from '@/domain/money';
import styles from './calculator.module.css';
import { SCHEDULE_HEAD, type ScheduleRow } from './schedule-columns';

interface ScheduleTableProps {
  label: string;
  /** Name of the first column. */
  first: string;
  rows: readonly ScheduleRow[];
}

/** A long table in a region of its own; its head stays in sight. Rows whose amounts are the same are left alone. */
export const ScheduleTable = memo(function ScheduleTable({ label, first, rows }: ScheduleTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {SCHEDULE_HEAD.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amounts, sum }) => (
            <Line key={name} name={name} amounts={amounts.map((fen) => formatMoney(fen, '')).join('|')} sum={sum} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** Amounts as one text, so that equal ones are equal. */
const Line = memo(function Line({ name, amounts, sum }: { name: string; amounts: string; sum: true | undefined }) {
  return (
    <tr data-sum={sum}>
      <th scope="row">{name}</th>
      {amounts.split('|').map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
        <td key={index}>{amount}</td>
      ))}
    </tr>
  );
});

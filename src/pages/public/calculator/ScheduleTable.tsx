import { memo } from 'react';
import { formatMoney } from '@/domain/money';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import styles from './calculator.module.css';
import { SCHEDULE_HEAD, type ScheduleRow } from './schedule-columns';

interface ScheduleTableProps {
  label: string;
  columns: readonly DataColumn<ScheduleRow>[];
  rows: readonly ScheduleRow[];
}

/** Columns of a schedule; cells with unchanged amounts do not render again. */
export function scheduleColumns(first: string): DataColumn<ScheduleRow>[] {
  return [
    { title: first, dataIndex: 'name', rowScope: 'row', fixed: 'start' },
    ...SCHEDULE_HEAD.map((title, at): DataColumn<ScheduleRow> => {
      const fen = ({ amounts }: ScheduleRow) => amounts[at] ?? 0n;
      return {
        title,
        key: title,
        align: 'right',
        render: (row: ScheduleRow) => formatMoney(fen(row), ''),
        shouldCellUpdate: (now, before) => fen(now) !== fen(before),
      };
    }),
  ];
}

/** A long table in its own scroll region with a sticky head. */
export const ScheduleTable = memo(function ScheduleTable({ label, columns, rows }: ScheduleTableProps) {
  return (
    <DataTable
      label={label}
      columns={columns}
      rowKey="name"
      rows={rows}
      asCards={false}
      className={styles.table}
      classNames={{ content: styles.scroll }}
      onRow={({ sum }) => (sum ? { className: styles.sum } : {})}
    />
  );
});

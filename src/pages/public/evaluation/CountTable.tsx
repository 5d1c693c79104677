import type { EvaluationCount } from '@/api/evaluation-statistics';
import { countText } from '@/domain/counts';
import { shareInTenths, shareText } from '@/domain/evaluation';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import styles from './evaluation.module.css';

interface CountTableProps {
  label: string;
  /** Heading of the names. */
  first: string;
  rows: readonly EvaluationCount[];
  /** Bars show the share of this total; without it, how many of each row are satisfied. */
  of?: number;
  emptyText?: string;
}

/** Counts as a table, the share as figure and bar. */
export function CountTable({ label, first, rows, of, emptyText }: CountTableProps) {
  const part = (row: EvaluationCount) => (of === undefined ? row.mys : row.pjs);
  const whole = (row: EvaluationCount) => of ?? row.pjs;
  const counted: DataColumn<EvaluationCount>[] = [
    { title: first, dataIndex: 'label' },
    { title: '评价数', dataIndex: 'pjs', align: 'right', render: (count: number) => countText(count) },
  ];
  const satisfied: DataColumn<EvaluationCount> = {
    title: '满意数',
    dataIndex: 'mys',
    align: 'right',
    render: (count: number) => countText(count),
  };
  const share: DataColumn<EvaluationCount> = {
    title: of === undefined ? '满意度' : '占比',
    key: 'share',
    render: (row: EvaluationCount) => <Share part={part(row)} whole={whole(row)} />,
  };
  const columns = of === undefined ? [...counted, satisfied, share] : [...counted, share];
  return <DataTable label={label} columns={columns} rowKey="value" rows={rows} emptyText={emptyText} />;
}

function Share({ part, whole }: { part: number; whole: number }) {
  const tenths = shareInTenths(part, whole) ?? 0;
  return (
    <span className={styles.share}>
      <span className={styles.shareText}>{shareText(part, whole)}</span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${tenths / 10}%` }} />
      </span>
    </span>
  );
}

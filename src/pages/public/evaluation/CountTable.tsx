import { Progress } from 'antd';
import type { EvaluationCount } from '@/api/cases/evaluation-statistics';
import { shareInTenths, shareText } from '@/domain/evaluation';
import { countText } from '@/domain/text/counts';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Row } from '@/ui/layout/Row';
import styles from './evaluation.module.css';

interface CountTableProps {
  label: string;
  /** Heading of the names. */
  first: string;
  rows: readonly EvaluationCount[];
  /** Bars show the share of this total; without it, the satisfied share of each row. */
  of?: number;
  emptyText?: string;
}

/** Counts as a table, with shares as figure and bar. */
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
    <Row as="span" wrap={false}>
      <span className={styles.shareText}>{shareText(part, whole)}</span>
      <Progress className={styles.bar} aria-hidden="true" status="normal" percent={tenths / 10} showInfo={false} />
    </Row>
  );
}

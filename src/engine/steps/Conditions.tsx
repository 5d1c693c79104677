import { CheckCircleFilled, ClockCircleFilled, CloseCircleFilled } from '@ant-design/icons';
import type { Condition } from '@/api/client/condition';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import styles from '../frame/steps.module.css';

const COLUMNS: readonly DataColumn<Condition>[] = [
  { title: '条件', dataIndex: 'tjmc', rowScope: 'row' },
  { title: '您的情况', dataIndex: 'sjz' },
  { title: '要求', dataIndex: 'yqz' },
  { title: '结果', key: 'jg', render: (condition: Condition) => <Result of={condition} /> },
  { title: '依据', dataIndex: 'yj' },
];

/** Conditions of a business, each with the applicant's situation. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  return <DataTable label="办理条件" rowKey="tjbh" columns={COLUMNS} rows={conditions} />;
}

function Result({ of: { mz, dhc } }: { of: Condition }) {
  const [style, Icon, word] = !mz
    ? [styles.unmet, CloseCircleFilled, '不满足']
    : dhc
      ? [styles.open, ClockCircleFilled, '待核查']
      : [styles.met, CheckCircleFilled, '满足'];
  return (
    <span className={style}>
      <Icon aria-hidden /> {word}
    </span>
  );
}

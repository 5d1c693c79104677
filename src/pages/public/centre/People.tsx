import type { CentreIntro } from '@/api/centre-intro';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Empty } from '@/ui/Empty';
import styles from './centre.module.css';

type Department = CentreIntro['bm'][number];

const DEPARTMENTS: readonly DataColumn<Department>[] = [
  { title: '部门', dataIndex: 'bmmc', render: (bmmc: string) => bmmc || '--' },
  { title: '主要职责', dataIndex: 'zz', render: (zz: string) => <span className={styles.duty}>{zz || '--'}</span> },
  { title: '电话', dataIndex: 'lxdh', render: (lxdh: string) => lxdh || '--' },
];

/** Who leads the centre, and its departments with what they answer for. */
export function People({ ld, bm }: Pick<CentreIntro, 'ld' | 'bm'>) {
  return (
    <>
      {ld.length === 0 ? (
        <Empty text="领导信息尚未发布" />
      ) : (
        <ul className={styles.leaders} aria-label="领导">
          {ld.map(({ xm, zw, fg }) => (
            <li key={`${xm} ${zw}`}>
              <strong>{xm || '--'}</strong>
              <span>{zw}</span>
              <p>{fg}</p>
            </li>
          ))}
        </ul>
      )}
      <DataTable label="内设部门" columns={DEPARTMENTS} rowKey={({ bmmc, zz }) => `${bmmc} ${zz}`} rows={bm} />
    </>
  );
}

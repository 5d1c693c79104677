import { Empty } from 'antd';
import type { CentreIntro } from '@/api/public/centre-intro';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Grid } from '@/ui/layout/Grid';
import styles from './centre.module.css';

type Department = CentreIntro['bm'][number];

const DEPARTMENTS: readonly DataColumn<Department>[] = [
  { title: '部门', dataIndex: 'bmmc', render: (bmmc: string) => bmmc || '--' },
  { title: '主要职责', dataIndex: 'zz', render: (zz: string) => <span className={styles.duty}>{zz || '--'}</span> },
  { title: '电话', dataIndex: 'lxdh', render: (lxdh: string) => lxdh || '--' },
];

/** The centre's management, and its departments with their duties. */
export function People({ ld, bm }: Pick<CentreIntro, 'ld' | 'bm'>) {
  return (
    <>
      {ld.length === 0 ? (
        <Empty description="领导信息尚未发布" />
      ) : (
        <Grid as="ul" min="12.5em" className={styles.leaders} aria-label="领导">
          {ld.map(({ xm, zw, fg }) => (
            <li key={`${xm} ${zw}`}>
              <strong>{xm || '--'}</strong>
              <span>{zw}</span>
              <p>{fg}</p>
            </li>
          ))}
        </Grid>
      )}
      <DataTable label="内设部门" columns={DEPARTMENTS} rowKey={({ bmmc, zz }) => `${bmmc} ${zz}`} rows={bm} />
    </>
  );
}

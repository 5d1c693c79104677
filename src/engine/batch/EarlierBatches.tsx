import { useQuery } from '@tanstack/react-query';
import { type BatchRow, fetchBatches } from '@/api/cases/batch-records';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { DataTable } from '@/ui/DataTable';
import { CaseLink } from '../case/CaseLink';
import styles from '../flow/engine.module.css';
import { MenuLink } from '../flow/MenuLink';
import { useRun } from '../run/run';
import { FailedRows } from './FailedRows';

/** Batches shown below the form; 批次记录 lists all of them. */
const LAST = 5;

const COLUMNS = [
  { title: '批次编号', dataIndex: 'pcbh' as const },
  { title: '提交时间', dataIndex: 'tjsj' as const },
  { title: '总数', dataIndex: 'zs' as const },
  { title: '成功数', dataIndex: 'cgs' as const },
  { title: '失败数', dataIndex: 'sbs' as const },
  { title: '未办数', dataIndex: 'wbs' as const },
  { title: '状态', dataIndex: 'zt' as const },
  {
    title: '操作',
    key: 'cz',
    render: (batch: BatchRow) => (
      <>
        <CaseLink ywlsh={batch.ywlsh} name={`批次${batch.pcbh}的办件`} /> <FailedRows batch={batch} />
      </>
    ),
  },
];

/** 记录列表 (docs/rules/unit.md, Batches of members): the unit's earlier batches of this business with their outcome. */
export default function EarlierBatches() {
  const { flow } = useRun();
  const found = useQuery({
    queryKey: ['unit', 'batches', flow.code],
    queryFn: ({ signal }) => fetchBatches({ ywlx: flow.code, page: 1, size: LAST }, { signal }),
  });
  // The form works without this list.
  if (!found.data || found.data.list.length === 0) return null;
  return (
    <section className={styles.below} aria-labelledby="earlier-batches">
      <h3 id="earlier-batches">以前的批次</h3>
      <DataTable label="以前的批次" columns={COLUMNS} rowKey="pcbh" rows={found.data.list} />
      {Number(found.data.total) > LAST && (
        <p data-links>
          <MenuLink to={`${LIST_PATHS.batches}?ywlx=${flow.code}`}>全部批次</MenuLink>
        </p>
      )}
    </section>
  );
}

import type { ListedBuilding, ListedProjectDetail } from '@/api/projects';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';

const count = (title: string, dataIndex: keyof ListedBuilding & string): DataColumn<ListedBuilding> => ({
  title,
  dataIndex,
  align: 'right',
});

const COLUMNS: readonly DataColumn<ListedBuilding>[] = [
  { title: '楼栋', dataIndex: 'ldmh' },
  count('单元数', 'dys'),
  count('层数', 'cs'),
  count('总套数', 'zts'),
  count('可贷套数', 'kdts'),
  count('已贷套数', 'ydts'),
  {
    title: '公积金贷款比例',
    dataIndex: 'dkbl',
    align: 'right',
    render: (percent: string) => (percent === '0' ? '未准入' : `${percent}%`),
  },
  { title: '竣工日期', dataIndex: 'jgrq' },
];

export function Buildings({ project }: { project: ListedProjectDetail }) {
  return (
    <Card label="楼栋">
      <h2>楼栋</h2>
      <DataTable label="楼栋表" rowKey="ldbh" columns={COLUMNS} rows={project.ld} emptyText="楼栋尚未登记" />
    </Card>
  );
}

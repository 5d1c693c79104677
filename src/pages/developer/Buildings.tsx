import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Building, fetchBuildings } from '@/api/loan-application';
import type { DeveloperProject } from '@/api/developer';
import { percentText } from '@/domain/money';
import { Figures } from '@/form/sections/Figures';
import { Card, CardStack } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/LoadFailed';
import styles from './developer.module.css';
import { ProjectChoice } from './ProjectChoice';

const count = (title: string, dataIndex: keyof Building) => ({ title, dataIndex, align: 'right' as const });

const COLUMNS: readonly DataColumn<Building>[] = [
  { title: '楼栋号', dataIndex: 'ldmh' },
  count('开始单元', 'ksdyh'),
  count('单元数', 'dys'),
  count('层数', 'cs'),
  count('户数', 'hs'),
  count('可售', 'kss'),
  count('已贷', 'ydts'),
  { title: '预售许可', dataIndex: 'ysxkz' },
  { title: '竣工日期', dataIndex: 'jgrq' },
  {
    title: '贷款比例',
    dataIndex: 'dkbl',
    align: 'right',
    render: (percent: string) => (percent === '0' ? '未准入' : percentText(percent)),
  },
];

/** 楼栋表: the buildings of a property, with how many homes are left and how many are under loan. */
export default function Buildings() {
  return (
    <ProjectChoice>
      {(project, choice) => <BuildingsOf key={project.lpbh} project={project} choice={choice} />}
    </ProjectChoice>
  );
}

function BuildingsOf({ project, choice }: { project: DeveloperProject; choice: ReactNode }) {
  const buildings = useQuery({
    queryKey: ['developer', 'buildings', project.lpbh],
    queryFn: ({ signal }) => fetchBuildings(project.lpbh, { signal }),
  });
  return (
    <CardStack>
      <Card label="楼盘概况">
        <form className={styles.filters} aria-label="查询条件">
          {choice}
        </form>
        <Figures
          items={[
            { label: '楼盘地址', value: project.lpdz },
            { label: '预售许可证', value: project.ysxkz },
            { label: '总套数', value: `${project.zts}套` },
            { label: '可贷套数', value: `${project.kdts}套` },
            { label: '已贷套数', value: `${project.ydts}套` },
            { label: '状态', value: project.zt },
          ]}
        />
      </Card>
      <Card label="楼栋">
        {buildings.isError ? (
          <LoadFailed error={buildings.error} onRetry={() => void buildings.refetch()} />
        ) : (
          <DataTable
            label="楼栋表"
            rowKey="ldbh"
            columns={COLUMNS}
            rows={buildings.data}
            loading={buildings.isFetching}
          />
        )}
      </Card>
    </CardStack>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type Building, fetchBuildings, fetchHouses, type House } from '@/api/loan-application';
import type { Page } from '@/api/person';
import type { DeveloperProject } from '@/api/unit';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import type { ListColumn } from '@/ui/table/column';
import styles from './developer.module.css';
import { ProjectChoice } from './ProjectChoice';

const COLUMNS: readonly ListColumn<House>[] = [
  { prop: 'dy', label: '单元', width: 90, disabled: true },
  { prop: 'fh', label: '房号', width: 110, disabled: true },
  { prop: 'hx', label: '户型', width: 160 },
  { prop: 'jzmj', label: '建筑面积（㎡）', width: 140, type: 'tofix2' },
  { prop: 'fwdj', label: '备案单价', width: 140, type: 'money' },
  { prop: 'fwzj', label: '房屋总价', width: 160, type: 'money' },
  { prop: 'zt', label: '状态', width: 130, filterKey: 'fwzt', filterable: true },
];

/** 房屋明细: every home of a building and what has become of it. */
export default function Houses() {
  return (
    <ProjectChoice>
      {(project, choice) => <InProject key={project.lpbh} project={project} choice={choice} />}
    </ProjectChoice>
  );
}

function InProject({ project, choice }: { project: DeveloperProject; choice: ReactNode }) {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const buildings = useQuery({
    queryKey: ['developer', 'buildings', project.lpbh],
    queryFn: ({ signal }) => fetchBuildings(project.lpbh, { signal }),
  });
  if (buildings.isError) return <LoadFailed error={buildings.error} onRetry={() => void buildings.refetch()} />;
  if (!buildings.data) return <Loading />;
  const building = buildings.data.find((one) => one.ldbh === wanted) ?? buildings.data[0];
  return (
    <Card label="房屋">
      <form className={styles.filters} aria-label="查询条件" data-print="hide">
        {choice}
        <div className={styles.filter}>
          <label htmlFor={id}>楼栋</label>
          <select id={id} value={building?.ldbh ?? ''} onChange={(event) => setWanted(event.target.value)}>
            {buildings.data.map((one) => (
              <option key={one.ldbh} value={one.ldbh}>
                {one.ldmh}（{one.hs}户）
              </option>
            ))}
          </select>
        </div>
      </form>
      {building && <InBuilding project={project} building={building} />}
    </Card>
  );
}

function InBuilding({ project, building }: { project: DeveloperProject; building: Building }) {
  const { ldbh } = building;
  const list = useList<House, Page<House>>({
    path: '/kfswt/cx_yw/lp_cx/fwmx',
    navName: 'fwmx',
    columns: COLUMNS,
    key: ['developer', 'houses', ldbh],
    fetch: ({ page, size, filters }, options) => fetchHouses({ ldbh, ...filters, page, size }, options),
  });
  return (
    <HallTable
      list={list}
      title="房屋明细"
      rowKey={({ fwbh }) => fwbh}
      conditions={`${project.lpmc}${building.ldmh}`}
      emptyText="没有符合条件的房屋"
    />
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeveloperProject } from '@/api/developer/developer';
import { type Building, fetchBuildings, fetchHouses, type House } from '@/api/loan/loan-application';
import { LENT_HOMES, PROJECT, projectCompletionText } from '@/domain/loan/project-state';
import { percentText } from '@/domain/money';
import { countText } from '@/domain/text/counts';
import { CaseLink } from '@/engine/case/CaseLink';
import { Figures } from '@/form/sections/Figures';
import { dictionaryLabel } from '@/session/dictionary';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { BuildingPicture } from './BuildingPicture';
import { HomeDialog } from './HomeDialog';
import { ProjectChoice } from './ProjectChoice';

const IMPORT = '/kfswt/cx_yw/lp_cx/ldb/dr';
const PERMITS = '/kfswt/cx_yw/lp_cx/lpzr_sq';

const count = (title: string, dataIndex: keyof Building) => ({ title, dataIndex, align: 'right' as const });

const COLUMNS: readonly DataColumn<Building>[] = [
  { title: '楼栋号', dataIndex: 'ldmh', card: 'first' },
  count('开始单元', 'ksdyh'),
  count('单元数', 'dys'),
  count('层数', 'cs'),
  count('户数', 'hs'),
  { ...count('可贷套数', 'kss'), card: 'amount' },
  count(LENT_HOMES, 'ydts'),
  { title: '预售许可', dataIndex: 'ysxkz' },
  {
    title: '竣工日期',
    dataIndex: 'jgrq',
    render: (jgrq: string, { jgba }) => projectCompletionText({ jgrq, established: jgba }),
  },
  {
    title: '贷款比例',
    dataIndex: 'dkbl',
    align: 'right',
    render: (percent: string) => (percent === '0' ? '未准入' : percentText(percent)),
  },
];

/** 楼栋表: buildings of a property as pictures of their homes, with the link for entering more (docs/rules/kh0105-building-table.md). */
export default function Buildings() {
  return (
    <ProjectChoice>
      {(project, choice) => <BuildingsOf key={project.lpbh} project={project} choice={choice} />}
    </ProjectChoice>
  );
}

function BuildingsOf({ project, choice }: { project: DeveloperProject; choice: ReactNode }) {
  const { lpbh } = project;
  const [wanted, want] = useState('');
  const buildings = useQuery({
    queryKey: ['developer', 'buildings', lpbh],
    queryFn: ({ signal }) => fetchBuildings(lpbh, { signal }),
  });
  const building =
    buildings.data?.find(({ ldbh }) => ldbh === wanted) ??
    buildings.data?.find(({ kss }) => kss > 0) ??
    buildings.data?.[0];
  const columns: readonly DataColumn<Building>[] = [
    ...COLUMNS,
    {
      title: '操作',
      dataIndex: 'ldbh',
      render: (ldbh: string, { ldmh }) => (
        <Button
          size="small"
          type={ldbh === building?.ldbh ? 'primary' : 'default'}
          aria-pressed={ldbh === building?.ldbh}
          aria-label={`看房屋：${ldmh}`}
          onClick={() => want(ldbh)}
        >
          看房屋
        </Button>
      ),
    },
  ];
  return (
    <Stack gap={2}>
      <Card label="楼盘概况">
        <Row as="form" gap={2} align="end" aria-label="查询条件">
          {choice}
        </Row>
        <Figures
          items={[
            { label: '楼盘地址', value: project.lpdz },
            { label: '预售许可证', value: project.ysxkz },
            { label: '总套数', value: `${countText(project.zts)}套` },
            { label: '可贷套数', value: `${countText(project.kdts)}套` },
            { label: LENT_HOMES, value: `${countText(project.ydts)}套` },
            { label: '状态', value: project.tzsm || dictionaryLabel('lpzt', project.zt) },
          ]}
        />
        <Row data-links as="p" gap={2} align="end">
          <Link to={`${IMPORT}?lpbh=${lpbh}`}>导入或新增楼栋</Link>
          {project.blyw ? (
            <CaseLink ywlsh={project.blyw.ywlsh} name="" word={`查看${project.blyw.ywmc}`} />
          ) : (
            project.zt !== PROJECT.inReview && <Link to={`${PERMITS}?sqlx=2&lpbh=${lpbh}`}>变更楼盘信息</Link>
          )}
        </Row>
      </Card>
      <Card label="楼栋">
        {buildings.isError ? (
          <LoadFailed error={buildings.error} onRetry={() => void buildings.refetch()} />
        ) : (
          <DataTable
            label="楼栋表"
            rowKey="ldbh"
            columns={columns}
            rows={buildings.data}
            loading={buildings.isFetching}
          />
        )}
      </Card>
      {building && <Homes key={building.ldbh} project={project} building={building} arrive={wanted !== ''} />}
    </Stack>
  );
}

interface HomesProps {
  project: DeveloperProject;
  building: Building;
  /** Scrolls to the picture, which is below the fold. */
  arrive: boolean;
}

function Homes({ project, building, arrive }: HomesProps) {
  const client = useQueryClient();
  /** `fwbh`: the picture is drawn in portions and may still show a home as it was. */
  const [opened, open] = useState('');
  const { ldbh, ldmh } = building;
  const homes = useQuery({
    queryKey: ['developer', 'homes', ldbh],
    queryFn: ({ signal }) => fetchHouses({ ldbh }, { signal }),
  });
  /** The picture behind the dialog is the new one before the dialog goes. */
  const done = async () => {
    await client.invalidateQueries({ queryKey: ['developer'] });
    open('');
  };
  const show = useCallback(({ fwbh }: House) => open(fwbh), []);
  const home = homes.data?.list.find(({ fwbh }) => fwbh === opened);
  return (
    <Card label={`${ldmh}的房屋`}>
      <h2 tabIndex={-1} ref={arrive ? comeTo : undefined}>
        {ldmh}的房屋
      </h2>
      {homes.isError ? (
        <LoadFailed error={homes.error} onRetry={() => void homes.refetch()} />
      ) : homes.data ? (
        <BuildingPicture name={ldmh} homes={homes.data.list} onOpen={show} />
      ) : (
        <Loading shape="table" />
      )}
      {home && (
        <HomeDialog
          key={home.fwbh}
          building={`${project.lpmc}${ldmh}`}
          home={home}
          onClose={() => open('')}
          onDone={done}
        />
      )}
    </Card>
  );
}

/** Scrolls to the picture's heading and focuses it. */
function comeTo(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

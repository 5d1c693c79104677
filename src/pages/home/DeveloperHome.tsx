import { useQuery } from '@tanstack/react-query';
import { Statistic } from 'antd';
import { Link } from 'react-router-dom';
import type { DeveloperProject } from '@/api/developer/developer';
import { LENT_HOMES } from '@/domain/loan/project-state';
import { countText } from '@/domain/text/counts';
import { flowPath } from '@/engine/flow/flow-index';
import { MenuButton } from '@/engine/flow/MenuLink';
import { myProjects } from '@/engine/flow/my-queries';
import { dictionaryLabel } from '@/session/dictionary';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Grid } from '@/ui/layout/Grid';
import { BelowFold } from './BelowFold';
import styles from './Home.module.css';
import { HomeCard, HomeTitle, QueryAnswer } from './HomeCard';
import { MenuGrid } from './MenuGrid';
import { PasswordHint } from './PasswordHint';
import { Popular } from './Popular';
import { OpenCasesCard, TodoCard } from './WaitingCard';

const COLUMNS: readonly DataColumn<DeveloperProject>[] = [
  {
    title: '楼盘名称',
    dataIndex: 'lpmc',
    render: (name: string, { lpbh }) => <Link to={`/kfswt/cx_yw/lp_cx/ldb?lpbh=${lpbh}`}>{name}</Link>,
  },
  { title: '地址', dataIndex: 'lpdz' },
  { title: '预售许可证', dataIndex: 'ysxkz' },
  { title: '总套数', dataIndex: 'zts', align: 'right', render: countText },
  { title: '可贷套数', dataIndex: 'kdts', align: 'right', render: countText },
  { title: LENT_HOMES, dataIndex: 'ydts', align: 'right', render: countText },
  { title: '状态', dataIndex: 'zt', render: (state: string) => dictionaryLabel('lpzt', state) },
];

/** Home of developers: their projects and the number of homes under loan. */
export default function DeveloperHome() {
  const projects = useQuery(myProjects);
  return (
    <div className={styles.home}>
      <HomeTitle
        title="我的楼盘"
        action={
          <MenuButton type="primary" to={flowPath('KH0104', 'developer') ?? ''}>
            楼盘准入与变更
          </MenuButton>
        }
      />
      <PasswordHint />
      <HomeCard title="房源" place="main">
        <QueryAnswer query={projects}>{(list) => <Homes of={list} />}</QueryAnswer>
      </HomeCard>
      <TodoCard />
      <Popular title="常用业务" />
      <HomeCard title="合作楼盘">
        <QueryAnswer query={projects}>
          {(list) => <DataTable label="各楼盘的房源" columns={COLUMNS} rowKey="lpbh" rows={list} />}
        </QueryAnswer>
      </HomeCard>
      <BelowFold>
        <OpenCasesCard officePath="/kfswt/MyOffice" />
        <MenuGrid heading="全部业务" />
      </BelowFold>
    </div>
  );
}

function Homes({ of: projects }: { of: readonly DeveloperProject[] }) {
  const sum = (field: 'zts' | 'kdts' | 'ydts') => projects.reduce((total, project) => total + project[field], 0);
  return (
    <Grid min="7em">
      <Statistic title="合作楼盘" value={projects.length} suffix="个" />
      <Statistic title="总套数" value={sum('zts')} />
      <Statistic title="可贷套数" value={sum('kdts')} />
      <Statistic title={LENT_HOMES} value={sum('ydts')} />
    </Grid>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import {
  fetchProject,
  type ListedBuilding,
  type ListedProjectDetail,
  type PriceReference,
} from '@/api/public/projects';
import { PROJECT } from '@/domain/loan/project-state';
import { useSubject } from '@/session/page-subject';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Grid } from '@/ui/layout/Grid';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { PublicPage } from '../PublicPage';
import styles from './cooperation.module.css';
import { Homes } from './Homes';
import type { AddressProps } from './ProjectList';
import { GreenStars, ProjectStateMark } from './ProjectStateMark';
import { NO_PROJECT } from './project-filter';
import { homeCountText, squarePrice, starText } from './project-text';

/** One property: developer, loan conditions, prices and homes left. */
export function ProjectPage({ address, change }: AddressProps) {
  const { lpbh } = address;
  const project = useQuery({
    queryKey: ['projects', 'detail', lpbh],
    queryFn: ({ signal }) => fetchProject(lpbh, { signal }),
  });
  useSubject(project.data?.lpmc);
  const back = <Button onClick={() => change(NO_PROJECT, { push: true })}>返回楼盘列表</Button>;
  return (
    <PublicPage title={project.data?.lpmc ?? '楼盘详情'} lead={project.data?.lpdz} actions={back}>
      {project.isError ? (
        <Card>
          <LoadFailed error={project.error} onRetry={() => void project.refetch()} />
        </Card>
      ) : project.data ? (
        <>
          <Overview project={project.data} />
          <PriceCard price={project.data.bajg} />
          <Buildings project={project.data} />
          <Homes project={project.data} address={address} change={change} />
        </>
      ) : (
        <Loading />
      )}
    </PublicPage>
  );
}

function Overview({ project }: { project: ListedProjectDetail }) {
  const { kfsmc, lpdz, ysxkz, yhmc, jgrq, zt, lsjzdj, fwxz, zts, ydts, kdts, dkbl, wssl } = project;
  const uplift = useSystemConfig((state) => valueIn(state, 'p.dkLs'));
  const rows: readonly [label: string, value: string][] = [
    ['开发企业', kfsmc],
    ['楼盘地址', lpdz],
    ['预售许可证', ysxkz.join('、') || '未登记'],
    ['房屋性质', fwxz === '03' ? '保障性住房' : '商品房'],
    ['全部竣工', jgrq],
    ['合作银行', yhmc.join('、') || '未登记'],
    ['总套数', homeCountText(zts)],
    ['可贷套数', homeCountText(kdts)],
    ['已贷套数', homeCountText(ydts)],
    ['公积金贷款比例', dkbl === '0' ? '未准入' : `不超过房价的${dkbl}%`],
  ];
  return (
    <Card label="楼盘概况">
      <Row data-tall gap={2} rowGap={0.5} className={styles.title}>
        <h2>楼盘概况</h2>
        <ProjectStateMark zt={zt} />
        <GreenStars stars={lsjzdj} />
      </Row>
      <Grid as="dl" min="16em" fit gap={3} rowGap={1.5} className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Grid>
      {starText(lsjzdj) !== '' && uplift !== '' && (
        <p>
          本楼盘为绿色建筑{starText(lsjzdj)}，购买的缴存人贷款最高额度可上浮{uplift}%。{' '}
          <Link data-tall to="/dkcs?jslx=2&lsjz=1" data-print="hide">
            测算我的可贷额度
          </Link>
        </p>
      )}
      <Muted>{howToApply(zt, wssl, kdts)}</Muted>
    </Card>
  );
}

function howToApply(zt: string, online: '0' | '1', left: number): string {
  if (zt === PROJECT.inReview) return '本楼盘正在办理准入审核，暂时不能申请公积金贷款，审核通过后在本页公布。';
  if (zt === PROJECT.suspended)
    return '本楼盘暂停准入，暂时不能申请公积金贷款；已签借款合同的不受影响。恢复后在本页公布。';
  if (left === 0) return '本楼盘没有可以申请公积金贷款的剩余房源。';
  return online === '1'
    ? '签订购房合同并支付首付款后，登录网上办事大厅，在“贷款申请”中选择本楼盘的房屋办理。'
    : '本楼盘的开发企业尚未开通网上确认，签订购房合同并支付首付款后，请到就近的公积金服务网点申请贷款。';
}

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

function Buildings({ project }: { project: ListedProjectDetail }) {
  return (
    <Card label="楼栋">
      <h2>楼栋</h2>
      <DataTable label="楼栋表" rowKey="ldbh" columns={COLUMNS} rows={project.ld} emptyText="楼栋尚未登记" />
    </Card>
  );
}

/** Registered prices of a property, with authority and date; undefined if the centre has none. */
function PriceCard({ price }: { price: PriceReference | undefined }) {
  return (
    <Card label="价格参考">
      <h2>价格参考</h2>
      {price ? (
        <>
          <dl className={styles.figures}>
            <div data-strong>
              <dt>备案均价</dt>
              <dd>{squarePrice(price.jj)}</dd>
            </div>
            <div>
              <dt>最低备案单价</dt>
              <dd>{squarePrice(price.zdj)}</dd>
            </div>
            <div>
              <dt>最高备案单价</dt>
              <dd>{squarePrice(price.zgj)}</dd>
            </div>
          </dl>
          <Muted>
            来源：{price.ly}；截至{price.jzrq}。备案价供参考，成交价以购房合同为准。
          </Muted>
        </>
      ) : (
        <Muted>暂未公布备案单价，请向开发商或中心咨询。</Muted>
      )}
    </Card>
  );
}

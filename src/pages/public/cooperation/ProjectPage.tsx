import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { fetchProject, type ListedProjectDetail } from '@/api/projects';
import { PROJECT } from '@/domain/project-state';
import { useSubject } from '@/session/page-subject';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { Button } from '@/ui/plain/Button';
import { PublicPage } from '../PublicPage';
import { Buildings } from './Buildings';
import styles from './cooperation.module.css';
import { Homes } from './Homes';
import { PriceCard } from './PriceCard';
import type { AddressProps } from './ProjectList';
import { GreenStars, ProjectState } from './ProjectState';
import { NO_PROJECT } from './project-filter';
import { homes, starWords } from './project-words';

/** One property: who builds it, what may be lent, what it costs, and which homes are left. */
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
    ['总套数', homes(zts)],
    ['可贷套数', homes(kdts)],
    ['已贷套数', homes(ydts)],
    ['公积金贷款比例', dkbl === '0' ? '未准入' : `不超过房价的${dkbl}%`],
  ];
  return (
    <Card label="楼盘概况">
      <div className={styles.title}>
        <h2>楼盘概况</h2>
        <ProjectState zt={zt} />
        <GreenStars stars={lsjzdj} />
      </div>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {starWords(lsjzdj) !== '' && uplift !== '' && (
        <p>
          本楼盘为绿色建筑{starWords(lsjzdj)}，购买的缴存人贷款最高额度可上浮{uplift}%。{' '}
          <Link to="/dkcs?jslx=2&lsjz=1" className={styles.way} data-print="hide">
            测算我的可贷额度
          </Link>
        </p>
      )}
      <p className={styles.note}>{howToApply(zt, wssl, kdts)}</p>
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

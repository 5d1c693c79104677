import { Button } from 'antd';
import { type BranchQueue, fetchBranchQueues, fetchCounters } from '@/api/public/counters';
import { failureText } from '@/lib/shown-errors';
import { Grid } from '@/ui/layout/Grid';
import { Loading } from '@/ui/state/Loading';
import { StateMark } from '@/ui/state/StateMark';
import { MenuLink } from '../flow/MenuLink';
import { useLoad } from '../flow/use-load';
import styles from './counters.module.css';

const BOOKING = '/grwt/dkSys/dkyy/dkyy_sq';

/**
 * Branches for what cannot be done online; branches open now come first.
 * @param matter subject of an appointment, for users who may make one
 */
export function CounterList({ matter }: { matter?: { yylx: string; yysx: string } }) {
  const { phase, data, error, reload } = useLoad('counters', fetchCounters);
  // Without the queues the list shows addresses and hours only.
  const queues = useLoad('counters-now', (signal) => fetchBranchQueues({ signal, errors: 'silent' })).data?.list ?? [];
  if (phase === 'failed') {
    return (
      <p role="alert">
        {failureText(error, '柜台地址加载失败')}。也可拨打 12329 咨询。{' '}
        <Button type="link" onClick={reload}>
          重试
        </Button>
      </p>
    );
  }
  if (!data) return <Loading shape="list" />;
  if (data.length === 0) return <p>暂无数据，请拨打 12329 咨询。</p>;
  const queueOf = (wdbh: string) => queues.find((queue) => queue.wdbh === wdbh);
  const open = (wdbh: string) => Number(queueOf(wdbh)?.zt === '1');
  return (
    <Grid as="ul" min="260px" className={styles.list} aria-label="服务网点">
      {data
        .toSorted((a, b) => open(b.wdbh) - open(a.wdbh))
        .map(({ wdbh, wdmc, dz, lxdh, gzsj }) => (
          <li key={wdbh}>
            <strong>{wdmc}</strong>
            <Now queue={queueOf(wdbh)} />
            <span>地址：{dz}</span>
            <span>电话：{lxdh}</span>
            <span>办公时间：{gzsj}</span>
            {matter && (
              <MenuLink
                to={`${BOOKING}?${new URLSearchParams({ ...matter, wdbh })}`}
                aria-label={`预约到这里办理：${wdmc}`}
              >
                预约到这里办理
              </MenuLink>
            )}
          </li>
        ))}
    </Grid>
  );
}

/** Whether the branch is open now, by the centre's clock and calendar. */
function Now({ queue }: { queue: BranchQueue | undefined }) {
  if (!queue) return null;
  const { zt, dhrs, yjdd } = queue;
  if (zt === '3') return <StateMark tone="ended" label="今日休息" />;
  if (zt === '0') return <StateMark tone="ended" label="不在办公时间" />;
  if (zt === '2') return <StateMark tone="ended" label="午间休息" />;
  return <StateMark tone="done" label={dhrs === 0 ? '正在办公，无人排队' : `正在办公，约等${yjdd}分钟`} />;
}

import { Button } from 'antd';
import { type BranchQueue, fetchBranchQueues, fetchCounters } from '@/api/counters';
import { StateMark } from '@/ui/StateMark';
import { MenuLink } from '../flow/MenuLink';
import { useLoad } from '../flow/use-load';
import styles from './counters.module.css';

const BOOKING = '/grwt/dkSys/dkyy/dkyy_sq';

/**
 * Where the centre can be visited, for what cannot be done in the hall: the branches that are open now first.
 * @param matter what an appointment would be about, for whoever may make one
 */
export function CounterList({ matter }: { matter?: { yylx: string; yysx: string } }) {
  const { phase, data, error, reload } = useLoad('counters', fetchCounters);
  // Without it the list says what it knows: addresses and hours.
  const queues = useLoad('counters-now', (signal) => fetchBranchQueues({ signal, errors: 'silent' })).data?.list ?? [];
  if (phase === 'failed') {
    return (
      <p role="alert">
        {error instanceof Error ? error.message : '柜台地址加载失败'}。也可拨打 12329 咨询。{' '}
        <Button type="link" onClick={reload}>
          重试
        </Button>
      </p>
    );
  }
  if (!data) return <p role="status">加载中...</p>;
  if (data.length === 0) return <p>暂无数据，请拨打 12329 咨询。</p>;
  const queueOf = (wdbh: string) => queues.find((queue) => queue.wdbh === wdbh);
  const open = (wdbh: string) => Number(queueOf(wdbh)?.zt === '1');
  return (
    <ul className={styles.list} aria-label="服务网点">
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
    </ul>
  );
}

/** Whether somebody is there now, by the centre's clock and calendar. */
function Now({ queue }: { queue: BranchQueue | undefined }) {
  if (!queue) return null;
  const { zt, dhrs, yjdd } = queue;
  if (zt === '3') return <StateMark tone="ended" label="今日休息" />;
  if (zt === '0') return <StateMark tone="ended" label="不在办公时间" />;
  if (zt === '2') return <StateMark tone="ended" label="午间休息" />;
  return <StateMark tone="done" label={dhrs === 0 ? '正在办公，无人排队' : `正在办公，约等${yjdd}分钟`} />;
}

import { Button } from 'antd';
import { fetchCounters } from '@/api/counters';
import { useLoad } from '../flow/use-load';
import styles from './counters.module.css';

/** Where the centre can be visited, for what cannot be done in the hall. */
export function CounterList() {
  const { phase, data, error, reload } = useLoad('counters', fetchCounters);
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
  return (
    <ul className={styles.list} aria-label="服务网点">
      {data.map(({ wdbh, wdmc, dz, lxdh, gzsj }) => (
        <li key={wdbh}>
          <strong>{wdmc}</strong>
          <span>地址：{dz}</span>
          <span>电话：{lxdh}</span>
          <span>办公时间：{gzsj}</span>
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import type { HallStatus } from '@/api/client/hall-status';
import type { Act } from './act';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

export function HallSection({ act }: { act: Act }) {
  const { data, reload } = useQa<{ hall: HallStatus }>('status');
  const [reason, setReason] = useState('');
  const [expected, setExpected] = useState('');
  const set = (qdzt: '0' | '1', done: string) =>
    act(done, async () => {
      await qa('hall', { qdzt, tzyy: reason, yjhfsj: expected.replace('T', ' ') });
      await reload();
    });
  return (
    <details>
      <summary>大厅开关</summary>
      <p>{data?.hall.qdzt === '0' ? `已关闭：${data.hall.tzyy}，预计${data.hall.yjhfsj}恢复` : '开放中'}</p>
      <label className={styles.row}>
        原因
        <input value={reason} placeholder="系统例行维护" onChange={(event) => setReason(event.target.value)} />
      </label>
      <label className={styles.row}>
        预计恢复
        <input type="datetime-local" value={expected} onChange={(event) => setExpected(event.target.value)} />
      </label>
      <p className={styles.row}>
        <button type="button" onClick={() => set('0', '大厅已关闭')}>
          关闭大厅
        </button>
        <button type="button" onClick={() => set('1', '大厅已开放')}>
          开放大厅
        </button>
      </p>
    </details>
  );
}

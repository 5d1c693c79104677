import { useState } from 'react';
import type { HallStatus } from '@/api/client/hall-status';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

export function HallSection({ act }: { act: Act }) {
  const { data, reload } = useQa<{ hall: HallStatus }>('status');
  const [reason, setReason] = useState('');
  const [expected, setExpected] = useState('');
  const set = (qdzt: '0' | '1', done: string) =>
    act(done, () => qa('hall', { qdzt, tzyy: reason, yjhfsj: expected.replace('T', ' ') }).then(reload));
  return (
    <details>
      <summary>大厅开关</summary>
      <p>{data?.hall.qdzt === '0' ? `已关闭：${data.hall.tzyy}，预计${data.hall.yjhfsj}恢复` : '开放中'}</p>
      <PanelField text="原因" value={reason} placeholder="系统例行维护" onChange={setReason} />
      <PanelField text="预计恢复" type="datetime-local" value={expected} onChange={setExpected} />
      <p className={styles.row}>
        <PanelButton text="关闭大厅" onClick={() => set('0', '大厅已关闭')} />
        <PanelButton text="开放大厅" onClick={() => set('1', '大厅已开放')} />
      </p>
    </details>
  );
}

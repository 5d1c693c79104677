import { useState } from 'react';
import { addMonths, daysBetween } from '@/domain/dates';
import type { Act } from './act';
import { PanelButton } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

/** Date of the centre, which interest, instalments and expiries follow. Reset restores the seed. */
export function ClockSection({ act }: { act: Act }) {
  const { data, reload } = useQa<{ now: string }>('status');
  const [wanted, setWanted] = useState('');
  const today = data?.now.slice(0, 10) ?? '';
  const move = (body: Record<string, unknown>) => act('中心日期已调整', () => qa('clock', body).then(reload));
  return (
    <details>
      <summary>中心日期与重置</summary>
      <p>现在是 {data?.now ?? '--'}</p>
      <p className={styles.row}>
        <PanelButton text="加一天" onClick={() => move({ days: 1 })} />
        <PanelButton text="加一个月" onClick={() => move({ days: daysBetween(today, addMonths(today, 1)) })} />
      </p>
      <label className={styles.row}>
        调到
        <input type="date" value={wanted} min={today} onChange={(event) => setWanted(event.target.value)} />
        <PanelButton text="调整" onClick={() => move({ now: wanted })} />
      </label>
      <p className={styles.row}>
        <PanelButton
          text="重置模拟中心"
          onClick={() => act('已恢复到初始状态，请重新登录', () => qa('reset', {}).then(reload))}
        />
      </p>
    </details>
  );
}

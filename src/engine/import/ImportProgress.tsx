import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ProgressBar } from '@/ui/ProgressBar';
import styles from './import.module.css';
import type { Busy } from './importer-state';

const TICK_MS = 200;

/** How far a file or a sending has come, with the time it has taken so far and a way out. */
export function ImportProgress({ busy, onCancel }: { busy: Busy; onCancel: () => void }) {
  const [now, setNow] = useState(busy.since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const percent = Math.round(busy.fraction * 100);
  const seconds = Math.max(now - busy.since, 0) / 1000;
  return (
    <div className={styles.progress}>
      <div className={styles.done}>
        <ProgressBar label={busy.stage} percent={percent} />
      </div>
      <span data-testid="import-progress">
        {busy.stage} {percent}%，已用时{seconds.toFixed(1)}秒
      </span>
      {busy.what !== 'write' && <Button onClick={onCancel}>取消</Button>}
    </div>
  );
}

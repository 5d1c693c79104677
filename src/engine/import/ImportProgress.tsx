import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Row } from '@/ui/layout/Row';
import { ProgressBar } from '@/ui/state/ProgressBar';
import styles from './import.module.css';
import type { Busy } from './importer-state';

const TICK_MS = 200;

/** Progress of a load or upload with elapsed time and a cancel button. */
export function ImportProgress({ busy, onCancel }: { busy: Busy; onCancel: () => void }) {
  const [now, setNow] = useState(busy.since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const percent = Math.round(busy.fraction * 100);
  const seconds = Math.max(now - busy.since, 0) / 1000;
  return (
    <Row gap={1.5}>
      <div className={styles.done}>
        <ProgressBar label={busy.stage} percent={percent} />
      </div>
      <span data-testid="import-progress">
        {busy.stage} {percent}%，已用时{seconds.toFixed(1)}秒
      </span>
      {busy.what !== 'write' && <Button onClick={onCancel}>取消</Button>}
    </Row>
  );
}

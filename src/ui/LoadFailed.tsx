import styles from './LoadFailed.module.css';
import { Button } from './plain/Button';

/** In place of what could not be loaded: the reason and another try. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <span aria-hidden="true" className={styles.sign}>
        !
      </span>
      <p className={styles.title}>加载失败</p>
      <p className={styles.reason}>{error instanceof Error && error.message ? error.message : '请稍后重试'}</p>
      <Button kind="primary" onClick={onRetry}>
        重新加载
      </Button>
    </div>
  );
}

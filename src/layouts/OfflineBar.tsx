import { useSyncExternalStore } from 'react';
import styles from './HallLayout.module.css';

/** Says plainly that nothing can be sent now. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={online ? undefined : styles.offline}>
      {!online && '网络已断开，已填写的内容仍保留在本页，恢复联网后可继续办理。'}
    </div>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

import { useEffect, useState } from 'react';
import { previewDocument } from '@/api/documents';
import { Dialog } from '@/ui/Dialog';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { useLoad } from '../use-load';
import styles from './documents.module.css';

/** A document in the browser's own viewer. */
export function DocumentPreview({ zmbh, title, onClose }: { zmbh: string; title: string; onClose: () => void }) {
  const loaded = useLoad(zmbh, (signal) => previewDocument(zmbh, { signal }));
  const [url, setUrl] = useState('');
  const blob = loaded.data;
  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return (
    <Dialog open title={title} width={1000} onClose={onClose}>
      {loaded.phase === 'loading' && <Loading />}
      {loaded.phase === 'failed' && <LoadFailed error={loaded.error} onRetry={loaded.reload} />}
      {url && <iframe className={styles.preview} src={url} title={`${title}（${zmbh}）`} />}
    </Dialog>
  );
}

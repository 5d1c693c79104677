import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { previewDocument } from '@/api/documents';
import { Dialog } from '@/ui/Dialog';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { toast } from '@/ui/toast';
import type { RunCalls } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import styles from './documents.module.css';

interface DocumentPreviewProps {
  zmbh: string;
  title: string;
  calls?: RunCalls | undefined;
  onClose: () => void;
}

/** A document in the browser's own viewer. */
export function DocumentPreview({ zmbh, title, calls, onClose }: DocumentPreviewProps) {
  const loaded = useLoad(zmbh, (signal) => previewDocument(zmbh, { ...calls, signal }));
  const [url, setUrl] = useState('');
  const blob = loaded.data;
  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return (
    <Dialog
      open
      title={title}
      width={1000}
      onClose={onClose}
      // Another window has the session alone, and not the pass.
      footer={!calls && <Button onClick={() => openAsOfd(zmbh)}>以OFD打开</Button>}
    >
      {loaded.phase === 'loading' && <Loading />}
      {loaded.phase === 'failed' && <LoadFailed error={loaded.error} onRetry={loaded.reload} />}
      {url && <iframe className={styles.preview} src={url} title={`${title}（${zmbh}）`} />}
    </Dialog>
  );
}

/** The same document as OFD, in a window of its own; not by 'noopener', which would start it signed out. */
function openAsOfd(zmbh: string): void {
  const opened = window.open(`#/ylOfd?zmbh=${encodeURIComponent(zmbh)}`, '_blank');
  if (opened) opened.opener = null;
  else toast.warning('新窗口被浏览器拦截，请允许本站弹出窗口后重试');
}

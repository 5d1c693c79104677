import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { previewDocument } from '@/api/archive/documents';
import { Dialog } from '@/ui/dialog/Dialog';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { toast } from '@/ui/state/toast';
import type { RunCalls } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';
import styles from './documents.module.css';

interface DocumentPreviewProps {
  zmbh: string;
  title: string;
  calls?: RunCalls | undefined;
  onClose: () => void;
}

/** Document preview in the browser's PDF viewer. */
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
      // A new window shares the session, not the pass.
      footer={!calls && <Button onClick={() => openAsOfd(zmbh)}>以OFD打开</Button>}
    >
      {loaded.phase === 'loading' && <Loading shape="picture" />}
      {loaded.phase === 'failed' && <LoadFailed error={loaded.error} onRetry={loaded.reload} />}
      {url && <iframe className={styles.preview} src={url} title={`${title}（${zmbh}）`} />}
    </Dialog>
  );
}

/** Opens the OFD in a new window; without 'noopener', which would start it signed out. */
function openAsOfd(zmbh: string): void {
  const opened = window.open(`#/ylOfd?zmbh=${encodeURIComponent(zmbh)}`, '_blank');
  if (opened) opened.opener = null;
  else toast.warning('新窗口被浏览器拦截，请允许本站弹出窗口后重试');
}

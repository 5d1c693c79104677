import { Button } from 'antd';
import { useState } from 'react';
import { type DocumentFormat, downloadDocument } from '@/api/documents';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/ui/toast';
import type { RunCalls } from '../flow/define-flow';
import { DocumentPreview } from './DocumentPreview';
import styles from './documents.module.css';

interface DocumentButtonsProps {
  /** The document's number, or what has it issued first. */
  zmbh: string | (() => Promise<string>);
  title: string;
  /** Names the buttons for those who hear them one by one, where several documents of one title stand together. */
  name?: string;
  /** Without a session: the pass to the application it belongs to. */
  calls?: RunCalls;
}

/** 预览, 下载PDF, 下载OFD of an issued document. A browser without a viewer of its own saves instead of showing. */
export function DocumentButtons({ zmbh, title, name = title, calls }: DocumentButtonsProps) {
  const [busy, setBusy] = useState<DocumentFormat | 'preview'>();
  /** The number of the document on show. */
  const [shown, setShown] = useState('');
  const act = async (what: DocumentFormat | 'preview') => {
    setBusy(what);
    try {
      const number = typeof zmbh === 'string' ? zmbh : await zmbh();
      if (what === 'preview' && navigator.pdfViewerEnabled !== false) setShown(number);
      else {
        if (what === 'preview') toast.info('浏览器不能直接显示PDF，已改为下载');
        const { name, blob } = await downloadDocument(number, what === 'ofd' ? 'ofd' : 'pdf', calls);
        saveFile(name, blob);
      }
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '下载失败，请稍后重试');
    }
    setBusy(undefined);
  };
  return (
    <span className={styles.buttons} data-print="hide">
      <Button
        size="small"
        loading={busy === 'preview'}
        disabled={busy !== undefined}
        aria-label={`预览${name}`}
        onClick={() => void act('preview')}
      >
        预览
      </Button>
      <Button
        size="small"
        loading={busy === 'pdf'}
        disabled={busy !== undefined}
        aria-label={`下载PDF：${name}`}
        onClick={() => void act('pdf')}
      >
        下载PDF
      </Button>
      <Button
        size="small"
        loading={busy === 'ofd'}
        disabled={busy !== undefined}
        aria-label={`下载OFD：${name}`}
        onClick={() => void act('ofd')}
      >
        下载OFD
      </Button>
      {shown && <DocumentPreview zmbh={shown} title={title} calls={calls} onClose={() => setShown('')} />}
    </span>
  );
}

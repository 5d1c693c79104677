import { Button } from 'antd';
import { useState } from 'react';
import { type DocumentFormat, downloadDocument } from '@/api/archive/documents';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/ui/state/toast';
import type { RunCalls } from '../flow/define-flow';
import { DocumentPreview } from './DocumentPreview';
import styles from './documents.module.css';

interface DocumentButtonsProps {
  /** Document number, or a function that issues the document and returns its number. */
  zmbh: string | (() => Promise<string>);
  title: string;
  /** Name in the accessible labels, where several documents share a title. */
  name?: string;
  /** Call options without a session: the pass of the application. */
  calls?: RunCalls;
}

/** 预览, 下载PDF, 下载OFD of an issued document. A browser without a PDF viewer downloads instead of showing it. */
export function DocumentButtons({ zmbh, title, name = title, calls }: DocumentButtonsProps) {
  const [busy, setBusy] = useState<DocumentFormat | 'preview'>();
  /** Number of the document in the preview. */
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
      toast.failure(error, '下载失败，请稍后重试');
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

import { useEffect, useState } from 'react';
import type { MaterialFile } from '@/api/archive/archive';
import { kindOfFile, MIME, plainName } from '@/domain/documents/material-file';
import { decodeBytes } from '@/lib/base64';
import type { CentreCalls } from './centre-calls';
import styles from './frame.module.css';
import { Panel } from './Panel';
import { hasActions } from './pdf-actions';

type Shown =
  | { kind: 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'picture' | 'pdf'; url: string }
  | { kind: 'download'; url: string; why: string };

/** Browsers disable their PDF viewer inside a sandboxed frame. */
const showsPdf = () => navigator.pdfViewerEnabled && window.frameElement?.hasAttribute('sandbox') !== true;

/** Preview of a picture or PDF; an OFD, or a PDF with active content, is offered for saving instead. */
export function Preview({ file, calls, onClose }: { file: MaterialFile; calls: CentreCalls; onClose: () => void }) {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const name = plainName(file.wjm);
  useEffect(() => {
    let url = '';
    let gone = false;
    const show = async () => {
      const { base64 } = await calls.load(file.wjId);
      const bytes = decodeBytes(base64);
      const kind = kindOfFile(bytes);
      // By content: name and type of the upload are untrusted.
      const type = kind === 'heic' || kind === 'other' ? 'application/octet-stream' : MIME[kind];
      const acts = kind === 'pdf' && (await hasActions(bytes));
      if (gone) return;
      url = URL.createObjectURL(new Blob([bytes], { type: acts ? 'application/octet-stream' : type }));
      if (kind === 'jpg' || kind === 'png') setShown({ kind: 'picture', url });
      else if (kind === 'pdf' && !acts && showsPdf()) setShown({ kind: 'pdf', url });
      else setShown({ kind: 'download', url, why: acts ? '该文件含有自动执行的内容，不在页面内打开。' : '' });
    };
    show().catch((error: unknown) => {
      if (!gone) setShown({ kind: 'failed', text: error instanceof Error ? error.message : '文件读取失败' });
    });
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [calls, file.wjId]);
  return (
    <Panel title={`预览：${name}`} onClose={onClose}>
      {shown.kind === 'loading' && <p role="status">加载中...</p>}
      {shown.kind === 'failed' && (
        <p role="alert" className={styles.error}>
          {shown.text}
        </p>
      )}
      {shown.kind === 'picture' && <img className={styles.picture} src={shown.url} alt={name} />}
      {shown.kind === 'pdf' && <iframe className={styles.pdf} src={shown.url} title={name} />}
      {shown.kind === 'download' && (
        <p>
          {shown.why}
          <a href={shown.url} download={name}>
            下载查看
          </a>
          <span className={styles.note}>（OFD文件请用OFD阅读器打开）</span>
        </p>
      )}
    </Panel>
  );
}

import { type ReactNode, useEffect, useState } from 'react';
import { safePdf } from '@/lib/pdf/safe-pdf';
import { Loading } from './Loading';
import styles from './PdfView.module.css';
import { Button } from './plain/Button';

interface PdfViewProps {
  bytes: Uint8Array<ArrayBuffer>;
  title: string;
  onDownload: () => void;
  /** In place of a file that is not shown. */
  failed: (text: string) => ReactNode;
}

/** A PDF in the browser's own viewer, without what would run by itself; a browser that has none offers the file. */
export default function PdfView({ bytes, title, onDownload, failed }: PdfViewProps) {
  const [shown, setShown] = useState<{ bytes: Uint8Array; url?: string; problem?: string }>();
  useEffect(() => {
    let gone = false;
    let url = '';
    safePdf(bytes).then(
      (safe) => {
        if (gone) return;
        if (safe.problem !== undefined) return setShown({ bytes, problem: safe.problem });
        url = URL.createObjectURL(new Blob([safe.bytes], { type: 'application/pdf' }));
        setShown({ bytes, url });
      },
      () => {
        if (!gone) setShown({ bytes, problem: '文件已损坏，无法打开' });
      },
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [bytes]);
  if (navigator.pdfViewerEnabled === false) return failed('浏览器不能直接显示PDF，请下载后查看');
  const mine = shown?.bytes === bytes ? shown : undefined;
  if (mine?.problem !== undefined) return failed(mine.problem);
  if (!mine?.url) return <Loading />;
  return (
    <div>
      <div className={styles.tools}>
        <Button onClick={onDownload}>下载</Button>
      </div>
      <iframe className={styles.frame} src={mine.url} title={title} />
    </div>
  );
}

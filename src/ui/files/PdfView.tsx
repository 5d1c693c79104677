import { safePdf } from '@hall/ofd/safe-pdf';
import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Row } from '../layout/Row';
import { Loading } from '../state/Loading';
import styles from './PdfView.module.css';

interface PdfViewProps {
  bytes: Uint8Array<ArrayBuffer>;
  title: string;
  onDownload: () => void;
  /** Fallback for a file that cannot be shown. */
  failed: (text: string) => ReactNode;
}

/** A PDF in the browser's own viewer, stripped of active content; without a viewer, offers the file for download. */
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
  if (!mine?.url) return <Loading shape="picture" />;
  return (
    <div>
      <Row className={styles.tools}>
        <Button onClick={onDownload}>下载</Button>
      </Row>
      <iframe className={styles.frame} src={mine.url} title={title} />
    </div>
  );
}

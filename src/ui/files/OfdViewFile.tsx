import { type OfdFile, openOfd } from '@hall/ofd/ofd-file';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading } from '../state/Loading';
import { OfdView } from './OfdView';
import styles from './OfdView.module.css';

interface OfdViewFileProps {
  bytes: Uint8Array<ArrayBuffer>;
  onDownload: () => void;
  /** Fallback for a file that cannot be opened. */
  failed: (text: string) => ReactNode;
}

/** Opens and shows a file; releases its fonts when the file changes. */
export default function OfdViewFile({ bytes, onDownload, failed }: OfdViewFileProps) {
  const [opened, setOpened] = useState<{ bytes: Uint8Array; file?: OfdFile; problem?: string }>();
  useEffect(() => {
    let gone = false;
    let close = () => {};
    openOfd(bytes).then(
      (file) => {
        close = file.close;
        if (gone) close();
        else setOpened({ bytes, file });
      },
      (error: unknown) => {
        if (!gone) setOpened({ bytes, problem: error instanceof Error ? error.message : '文件已损坏，无法打开' });
      },
    );
    return () => {
      gone = true;
      close();
    };
  }, [bytes]);
  const mine = opened?.bytes === bytes ? opened : undefined;
  if (mine?.problem !== undefined) return failed(mine.problem);
  if (!mine?.file) return <Loading shape="picture" />;
  return (
    <>
      <OfdView file={mine.file} onDownload={onDownload} />
      <p className={styles.byTools}>打印这份文件请用预览工具里的“打印”。</p>
    </>
  );
}

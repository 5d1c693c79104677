import { type ReactNode, useEffect, useState } from 'react';
import { type OfdFile, openOfd } from '@/lib/ofd/ofd-file';
import { Loading } from './Loading';
import { OfdView } from './OfdView';
import styles from './OfdView.module.css';

interface OfdViewFileProps {
  bytes: Uint8Array<ArrayBuffer>;
  onDownload: () => void;
  /** In place of a file that cannot be opened. */
  failed: (text: string) => ReactNode;
}

/** Opens a file and shows it; its fonts are given back when another takes its place. */
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
  if (!mine?.file) return <Loading />;
  return (
    <>
      <OfdView file={mine.file} onDownload={onDownload} />
      <p className={styles.byTools}>打印这份文件请用预览工具里的“打印”。</p>
    </>
  );
}

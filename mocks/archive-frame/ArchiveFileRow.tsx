import { useState } from 'react';
import type { MaterialFile } from '@/api/archive/archive';
import { plainName, sizeText } from '@/domain/documents/material-file';
import type { CentreCalls } from './centre-calls';
import styles from './frame.module.css';

interface FileRowProps {
  file: MaterialFile;
  calls: CentreCalls;
  onShow: () => void;
  onRemoved: () => void;
}

/** Uploaded file; deletion requires a confirmation. */
export function ArchiveFileRow({ file, calls, onShow, onRemoved }: FileRowProps) {
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState('');
  const name = plainName(file.wjm);
  const remove = async () => {
    setAsked(false);
    try {
      await calls.remove(file.wjId);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '删除失败');
    }
    onRemoved();
  };
  return (
    <div className={styles.file}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.note}>{sizeText(file.dx)}</span>
      {asked ? (
        <>
          <span role="status">确定删除？</span>
          <button type="button" aria-label={`确定删除${name}`} onClick={() => void remove()}>
            确定删除
          </button>
          <button type="button" onClick={() => setAsked(false)}>
            不删除
          </button>
        </>
      ) : (
        <>
          <button type="button" aria-label={`预览${name}`} onClick={onShow}>
            预览
          </button>
          <button type="button" aria-label={`删除${name}`} onClick={() => setAsked(true)}>
            删除
          </button>
        </>
      )}
      {failure && (
        <span role="alert" className={styles.error}>
          {failure}
        </span>
      )}
    </div>
  );
}

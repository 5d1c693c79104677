import { plainName } from '@/domain/documents/material-file';
import styles from './frame.module.css';
import type { Transfer } from './use-transfers';

interface TransferRowProps {
  transfer: Transfer;
  onResume: () => void;
  onDrop: () => void;
}

/** Upload in progress, with its share and its actions. */
export function UploadRow({ transfer, onResume, onDrop }: TransferRowProps) {
  const { file, share, phase, text } = transfer;
  const name = plainName(file.name);
  const percent = Math.round(share * 100);
  return (
    <div className={styles.file}>
      <bdi className={styles.name}>{name}</bdi>
      {phase !== 'refused' && (
        <>
          <progress className={styles.progress} value={percent} max={100} aria-label={`${name}上传进度`} />
          <span className={styles.note}>{phase === 'waiting' ? '等待上传' : `${percent}%`}</span>
        </>
      )}
      {text && (
        <span role="alert" className={styles.error}>
          {text}
        </span>
      )}
      {phase === 'cut' && (
        <button type="button" aria-label={`继续上传${name}`} onClick={onResume}>
          继续上传
        </button>
      )}
      <button type="button" aria-label={`${phase === 'refused' ? '移除' : '取消上传'}${name}`} onClick={onDrop}>
        {phase === 'refused' ? '移除' : '取消上传'}
      </button>
    </div>
  );
}

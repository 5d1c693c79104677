import { useId } from 'react';
import { Button } from '@/ui/Button';
import styles from './downloads.module.css';
import { type Downloadable, useDownload } from './use-download';

/** Fetches a file: how far it is, a way to stop it, and why it failed with another try. */
export function DownloadButton({ file, onSaved }: { file: Downloadable; onSaved?: () => void }) {
  const { state, start, cancel } = useDownload(file, onSaved);
  const id = useId();
  const name = `${file.wjmc}（${file.gs.toUpperCase()}）`;
  if (file.gs === '') return <span className={styles.quiet}>文件格式无法识别，请拨打12329</span>;
  if (state.phase === 'running') {
    const percent = state.fraction === undefined ? undefined : Math.floor(state.fraction * 100);
    return (
      <div className={styles.running}>
        <label htmlFor={id} data-unseen>
          正在下载 {name}
        </label>
        <progress id={id} max={100} value={percent} />
        <span>{percent === undefined ? '下载中' : `${percent}%`}</span>
        <Button kind="link" aria-label={`取消下载 ${name}`} onClick={cancel}>
          取消
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.download}>
      <Button aria-label={`${state.phase === 'failed' ? '重试' : '下载'} ${name}`} onClick={start}>
        {state.phase === 'failed' ? '重试' : '下载'}
      </Button>
      <span role="status" className={state.phase === 'failed' ? styles.failed : styles.saved}>
        {state.phase === 'failed' && `下载失败：${state.reason}`}
        {state.phase === 'saved' && '已保存到下载文件夹'}
      </span>
    </div>
  );
}

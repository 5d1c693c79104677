import { Button } from '@/ui/plain/Button';
import styles from './downloads.module.css';
import { type Downloadable, useDownload } from './use-download';

/** Fetches a file: how far it is, a way to stop it, and why it failed with another try. */
export function DownloadButton({ file, onSaved }: { file: Downloadable; onSaved?: () => void }) {
  const { state, start, cancel } = useDownload(file, onSaved);
  const name = `${file.wjmc}（${file.gs.toUpperCase()}）`;
  if (file.gs === '') return <span className={styles.quiet}>文件格式无法识别，请拨打12329</span>;
  const running = state.phase === 'running';
  const percent = running && state.fraction !== undefined ? Math.floor(state.fraction * 100) : undefined;
  const word = running ? '取消' : state.phase === 'failed' ? '重试' : '下载';
  return (
    <div className={styles.download}>
      {/* One button for all of it: the focus stays where it is. The second half of a double click must not break off what the first began. */}
      <Button
        aria-label={`${running ? '取消下载' : word} ${name}`}
        onClick={(event) => {
          if (event.detail > 1) return;
          if (running) cancel();
          else start();
        }}
      >
        {word}
      </Button>
      {running && (
        <div className={styles.running}>
          <progress max={100} value={percent} aria-label={`正在下载 ${name}`} />
          <span>{percent === undefined ? '下载中' : `${percent}%`}</span>
        </div>
      )}
      <span role="status" className={state.phase === 'failed' ? styles.failed : styles.saved}>
        {state.phase === 'failed' && `下载失败：${state.reason}`}
        {state.phase === 'saved' && '已保存到下载文件夹'}
      </span>
    </div>
  );
}

import { Button, Progress } from 'antd';
import { Muted } from '@/ui/layout/Muted';
import styles from './downloads.module.css';
import { type Downloadable, useDownload } from './use-download';

/** Downloads a file: progress, cancel, and error with retry. */
export function DownloadButton({ file, onSaved }: { file: Downloadable; onSaved?: () => void }) {
  const { state, start, cancel } = useDownload(file, onSaved);
  const name = `${file.wjmc}（${file.gs.toUpperCase()}）`;
  if (file.gs === '')
    return (
      <Muted as="span" body>
        文件格式无法识别，请拨打12329
      </Muted>
    );
  const running = state.phase === 'running';
  const percent = running && state.fraction !== undefined ? Math.floor(state.fraction * 100) : undefined;
  const word = running ? '取消' : state.phase === 'failed' ? '重试' : '下载';
  return (
    <div className={styles.download}>
      {/* One button in all states, so that it keeps focus. Ignores the second click of a double click, which would cancel the download. */}
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
        <Progress
          className={styles.running}
          aria-label={`正在下载 ${name}`}
          status="active"
          percent={percent ?? 0}
          format={(done) => (percent === undefined ? '下载中' : `${done}%`)}
        />
      )}
      <span role="status" className={state.phase === 'failed' ? styles.failed : styles.saved}>
        {state.phase === 'failed' && `下载失败：${state.reason}`}
        {state.phase === 'saved' && '已保存到下载文件夹'}
      </span>
    </div>
  );
}

import { Button, Progress } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { sizeText } from '@/domain/documents/material-file';
import { saveFile } from '@/lib/save-file';
import { failureText } from '@/lib/shown-errors';
import { Muted } from '@/ui/layout/Muted';
import { LocalBoundary } from '@/ui/state/LocalBoundary';
import { rememberedFile } from './chosen-files';
import { type ChosenFile, isLost } from './chosen-list';
import { type FileCare, useFileStates } from './file-uploads';
import styles from './files.module.css';

/** Loaded when a picture is opened. */
const FilePicture = lazy(() => import('./FilePicture'));

interface FileRowProps {
  one: ChosenFile;
  load: FileCare['load'];
  onRetry: () => void;
  onRemove: () => void;
}

/** A chosen file with its state and actions. */
export default function FileRow({ one, load, onRetry, onRemove }: FileRowProps) {
  const { share, failed, loose } = useFileStates((states) => states[one.id]) ?? {};
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [picture, setPicture] = useState<Blob>();
  const { id, name, size, sent } = one;
  const percent = Math.round((share ?? 0) * 100);
  const isPicture = /\.(jpe?g|png)$/i.test(name);
  const word = isPicture ? '查看' : '下载';
  const look = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const blob = rememberedFile(id) ?? (sent && (await load?.(sent)));
      if (blob && isPicture) setPicture(blob);
      else if (blob) saveFile(name, blob);
    } catch (error) {
      setProblem(`没有取到文件：${failureText(error, '请稍后重试')}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li>
      <bdi className={styles.name}>{name}</bdi>
      <Muted as="span">{sizeText(size)}</Muted>
      {share !== undefined && (
        <span className={styles.sending}>
          <Progress percent={percent} size="small" showInfo={false} aria-label={`${name}上传进度`} />
          <Muted as="span">{percent > 0 ? `${percent}%` : '等待上传'}</Muted>
        </span>
      )}
      {sent !== undefined && <Muted as="span">已上传</Muted>}
      {loose && <span className={styles.missing}>只在当前页面里，页面刷新后须重新选择</span>}
      {isLost(one) && <span className={styles.missing}>没有保存下来，请重新选择此文件</span>}
      {(failed || problem) && (
        <span role="alert" className={styles.refused}>
          {failed ? `上传失败：${failed}` : problem}
        </span>
      )}
      <span className={styles.acts}>
        {failed && (
          <Button type="link" aria-label={`重试上传${name}`} onClick={onRetry}>
            重试
          </Button>
        )}
        {!isLost(one) && (
          <Button type="link" aria-label={`${busy ? '正在取文件' : word}${name}`} onClick={() => void look()}>
            {busy ? '正在取文件' : word}
          </Button>
        )}
        <Button type="link" aria-label={`移除${name}`} onClick={onRemove}>
          移除
        </Button>
      </span>
      {picture && (
        <LocalBoundary>
          <Suspense>
            <FilePicture name={name} blob={picture} onClose={() => setPicture(undefined)} />
          </Suspense>
        </LocalBoundary>
      )}
    </li>
  );
}

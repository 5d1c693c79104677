import { useState } from 'react';
import { type ComplaintFile, downloadComplaintFile } from '@/api/complaints';
import { plainName, sizeText } from '@/domain/material-file';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/plain/Button';
import styles from './complaints.module.css';

/** Files of an own complaint; nobody else gets them. */
export function ComplaintFiles({ files }: { files: readonly ComplaintFile[] }) {
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState('');
  const download = async ({ fjId, wjm }: ComplaintFile) => {
    if (busy) return;
    setBusy(fjId);
    setFailed('');
    try {
      saveFile(plainName(wjm), await downloadComplaintFile(fjId));
    } catch (error) {
      setFailed(`“${wjm}”下载失败：${error instanceof Error && error.message ? error.message : '请稍后重试'}`);
    } finally {
      setBusy('');
    }
  };
  return (
    <section aria-label="附件">
      <h3>附件（仅您本人可见）</h3>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.fjId}>
            <span>{plainName(file.wjm)}</span>
            <span className={styles.quiet}>{sizeText(file.dx)}</span>
            <Button
              kind="link"
              aria-label={`${busy === file.fjId ? '正在下载' : '下载'}${plainName(file.wjm)}`}
              onClick={() => void download(file)}
            >
              {busy === file.fjId ? '正在下载' : '下载'}
            </Button>
          </li>
        ))}
      </ul>
      {failed && (
        <p role="alert" className={styles.error}>
          {failed}
        </p>
      )}
    </section>
  );
}

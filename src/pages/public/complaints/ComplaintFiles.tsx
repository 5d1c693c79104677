import { Button } from 'antd';
import { useState } from 'react';
import { type ComplaintFile, downloadComplaintFile } from '@/api/public/complaints';
import { plainName, sizeText } from '@/domain/documents/material-file';
import { saveFile } from '@/lib/save-file';
import { failureText } from '@/lib/shown-errors';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './complaints.module.css';

/** Files of an own complaint, accessible to the owner only. */
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
      setFailed(`“${wjm}”下载失败：${failureText(error, '请稍后重试')}`);
    } finally {
      setBusy('');
    }
  };
  return (
    <section aria-label="附件">
      <h3>附件（仅您本人可见）</h3>
      <Stack as="ul" gap={0} className={styles.files}>
        {files.map((file) => (
          <Row as="li" gap={2} rowGap={0} key={file.fjId}>
            <span>{plainName(file.wjm)}</span>
            <span className={styles.quiet}>{sizeText(file.dx)}</span>
            <Button
              type="link"
              aria-label={`${busy === file.fjId ? '正在下载' : '下载'}${plainName(file.wjm)}`}
              onClick={() => void download(file)}
            >
              {busy === file.fjId ? '正在下载' : '下载'}
            </Button>
          </Row>
        ))}
      </Stack>
      {failed && (
        <p role="alert" className={styles.error}>
          {failed}
        </p>
      )}
    </section>
  );
}

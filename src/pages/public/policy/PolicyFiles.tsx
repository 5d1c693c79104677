import type { PolicyAttachment } from '@/api/policy-info';
import { Card } from '@/ui/Card';
import { DownloadButton } from '../downloads/DownloadButton';
import styles from './policy.module.css';

/** Attachments of a policy: files of 常用下载. */
export function PolicyFiles({ files }: { files: readonly PolicyAttachment[] }) {
  return (
    <Card label="附件">
      <h2>附件</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.wjbh}>
            <strong>{file.gs ? `${file.wjmc}.${file.gs}` : file.wjmc}</strong>
            <DownloadButton file={file} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

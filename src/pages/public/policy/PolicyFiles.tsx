import { useState } from 'react';
import { downloadFile } from '@/api/downloads';
import { ApiError } from '@/api/errors';
import type { PolicyAttachment } from '@/api/policy-info';
import { saveFile } from '@/engine/documents/save-file';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import styles from './policy.module.css';

/** Attachments of a policy: files of 常用下载. */
export function PolicyFiles({ files }: { files: readonly PolicyAttachment[] }) {
  return (
    <Card label="附件">
      <h2>附件</h2>
      <ul className={styles.links}>
        {files.map((file) => (
          <PolicyFile key={file.wjbh} file={file} />
        ))}
      </ul>
    </Card>
  );
}

function PolicyFile({ file }: { file: PolicyAttachment }) {
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle');
  const name = file.gs ? `${file.wjmc}.${file.gs}` : file.wjmc;
  const fetchIt = async () => {
    setState('busy');
    try {
      saveFile(name, await downloadFile(file));
      setState('idle');
    } catch (error) {
      setState({ problem: error instanceof ApiError ? error.message : '下载失败，请稍后重试' });
    }
  };
  return (
    <li>
      <Button kind="link" disabled={state === 'busy'} onClick={() => void fetchIt()}>
        {name}
      </Button>
      {state === 'busy' && <span role="status">正在下载…</span>}
      {typeof state === 'object' && <span role="alert">{state.problem}，可以再点一次重试。</span>}
    </li>
  );
}

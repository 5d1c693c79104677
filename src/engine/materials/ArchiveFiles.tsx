import { Button } from 'antd';
import { useState } from 'react';
import { fetchArchive, fetchArchivePresence, type MaterialFile } from '@/api/archive';
import { plainName, sizeText } from '@/domain/material-file';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { useLoad } from '../flow/use-load';
import { FilePreview } from '../frame/FilePreview';
import { ArchiveIndexButton } from './ArchiveIndexButton';
import styles from './materials.module.css';

/** What was handed in with a case, to be looked at again; nothing when the archive holds no file of it. */
export function ArchiveFiles({ ywlsh }: { ywlsh: string }) {
  const [open, setOpen] = useState(false);
  const presence = useLoad(ywlsh, (signal) => fetchArchivePresence(ywlsh, { signal }));
  if (presence.data?.sfcz !== '1') return null;
  return (
    <div>
      <div className={styles.choices} data-print="hide">
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起电子档案' : `查看电子档案（${presence.data.sl}个文件）`}
        </Button>
        <ArchiveIndexButton ywlsh={ywlsh} />
      </div>
      {open && <Files ywlsh={ywlsh} />}
    </div>
  );
}

function Files({ ywlsh }: { ywlsh: string }) {
  const list = useLoad(ywlsh, (signal) => fetchArchive(ywlsh, { signal }));
  const [shown, setShown] = useState<MaterialFile | null>(null);
  if (list.phase === 'failed') return <LoadFailed error={list.error} onRetry={list.reload} />;
  if (!list.data) return <Loading />;
  return (
    <>
      <ul aria-label="电子档案" className={styles.files}>
        {list.data.flatMap(({ wjmc, wj }) =>
          wj.map((file) => (
            <li key={file.wjId} className={styles.choices}>
              <span>
                {wjmc}：<bdi>{plainName(file.wjm)}</bdi>（{sizeText(file.dx)}）
              </span>
              <Button size="small" aria-label={`预览${plainName(file.wjm)}`} onClick={() => setShown(file)}>
                预览
              </Button>
            </li>
          )),
        )}
      </ul>
      {shown && <FilePreview file={shown} onClose={() => setShown(null)} />}
    </>
  );
}

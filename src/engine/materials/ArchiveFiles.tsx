import { Button } from 'antd';
import { useState } from 'react';
import { fetchArchive, fetchArchivePresence, type MaterialFile } from '@/api/archive/archive';
import { plainName, sizeText } from '@/domain/documents/material-file';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { useLoad } from '../flow/use-load';
import { FilePreview } from '../frame/FilePreview';
import { ArchiveIndexButton } from './ArchiveIndexButton';
import styles from './materials.module.css';

/** Submitted files of a case; renders nothing if the archive has none. */
export function ArchiveFiles({ ywlsh }: { ywlsh: string }) {
  const [open, setOpen] = useState(false);
  const presence = useLoad(ywlsh, (signal) => fetchArchivePresence(ywlsh, { signal }));
  if (presence.data?.sfcz !== '1') return null;
  return (
    <div>
      <Row data-print="hide">
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起电子档案' : `查看电子档案（${presence.data.sl}个文件）`}
        </Button>
        <ArchiveIndexButton ywlsh={ywlsh} />
      </Row>
      {open && <Files ywlsh={ywlsh} />}
    </div>
  );
}

function Files({ ywlsh }: { ywlsh: string }) {
  const list = useLoad(ywlsh, (signal) => fetchArchive(ywlsh, { signal }));
  const [shown, setShown] = useState<MaterialFile | null>(null);
  if (list.phase === 'failed') return <LoadFailed error={list.error} onRetry={list.reload} />;
  if (!list.data) return <Loading shape="list" />;
  return (
    <>
      <Stack aria-label="电子档案" as="ul" className={styles.files}>
        {list.data.flatMap(({ wjmc, wj }) =>
          wj.map((file) => (
            <Row key={file.wjId} as="li">
              <span>
                {wjmc}：<bdi>{plainName(file.wjm)}</bdi>（{sizeText(file.dx)}）
              </span>
              <Button size="small" aria-label={`预览${plainName(file.wjm)}`} onClick={() => setShown(file)}>
                预览
              </Button>
            </Row>
          )),
        )}
      </Stack>
      {shown && <FilePreview file={shown} onClose={() => setShown(null)} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { loadMaterial, type MaterialFile } from '@/api/archive/archive';
import { plainName } from '@/domain/documents/material-file';
import { decodeBytes } from '@/lib/base64';
import { Dialog } from '@/ui/dialog/Dialog';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { RunCalls } from '../flow/define-flow';
import { useLoad } from '../flow/use-load';

const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png']);

interface FilePreviewProps {
  file: MaterialFile;
  calls?: RunCalls;
  onClose: () => void;
}

/** Preview of a picture; other files are only offered for download: foreign documents are not opened inside the hall. */
export function FilePreview({ file, calls, onClose }: FilePreviewProps) {
  const loaded = useLoad(file.wjId, () => loadMaterial(file.wjId, calls));
  const name = plainName(file.wjm);
  const type = name.split('.').pop()?.toLowerCase() ?? '';
  const picture = PICTURES.has(type);
  const [url, setUrl] = useState('');
  const base64 = loaded.data?.base64;
  useEffect(() => {
    if (!base64) return;
    const mime = picture ? `image/${type === 'png' ? 'png' : 'jpeg'}` : 'application/octet-stream';
    const created = URL.createObjectURL(new Blob([decodeBytes(base64)], { type: mime }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [base64, picture, type]);
  return (
    <Dialog open title={name} width={800} onClose={onClose}>
      {loaded.phase === 'loading' && <Loading shape="picture" />}
      {loaded.phase === 'failed' && <LoadFailed error={loaded.error} onRetry={loaded.reload} />}
      {url &&
        (picture ? (
          <img src={url} alt={name} />
        ) : (
          <a href={url} download={name}>
            下载查看
          </a>
        ))}
    </Dialog>
  );
}

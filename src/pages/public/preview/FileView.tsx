import { lazy, Suspense } from 'react';
import type { FetchedFile } from '@/api/archive/preview';
import { fileKind } from '@/lib/file-kind';
import { saveFile } from '@/lib/save-file';
import { Loading } from '@/ui/state/Loading';
import { FileProblem } from './FileProblem';

const OfdViewFile = lazy(() => import('@/ui/files/OfdViewFile'));
const PdfView = lazy(() => import('@/ui/files/PdfView'));

/** A viewer by content type; anything but OFD and PDF is offered for download. */
export function FileView({ file }: { file: FetchedFile }) {
  const { bytes, name } = file;
  const kind = fileKind(bytes);
  const download = () => {
    const known = typeof kind === 'string' && kind !== 'empty' ? kind : undefined;
    const type = known ? `application/${known}` : 'application/octet-stream';
    saveFile(name || `电子文件${known ? `.${known}` : ''}`, new Blob([bytes], { type }));
  };
  const failed = (text: string) => <FileProblem text={text} onDownload={download} />;
  if (kind === 'empty') return <FileProblem text="数据解析为空" />;
  if (typeof kind === 'object') return failed(`这不是OFD或PDF文件，而是${kind.other}`);
  return (
    <Suspense fallback={<Loading shape="picture" />}>
      {kind === 'ofd' ? (
        <OfdViewFile bytes={bytes} onDownload={download} failed={failed} />
      ) : (
        <PdfView bytes={bytes} title={name || 'PDF文件'} onDownload={download} failed={failed} />
      )}
    </Suspense>
  );
}

import { Button } from 'antd';
import { countText } from '@/domain/text/counts';
import { Dialog } from '@/ui/dialog/Dialog';
import { Stack } from '@/ui/layout/Stack';
import { ProgressBar } from '@/ui/state/ProgressBar';
import type { ExportProgress } from './use-export';

const NAMES: Readonly<Record<ExportProgress['what'], string>> = { file: '导出', paper: '打印' };

/** Progress of a print or export, with a cancel button; on failure the reason and a retry. */
export function ExportDialog({ what, step, done, all, failure, instead, onCancel, onRetry }: ExportProgress) {
  const name = NAMES[what];
  return (
    <Dialog
      open
      title={failure === undefined ? `正在${name}` : `${name}未完成`}
      width={420}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{failure === undefined ? '取消' : '关闭'}</Button>
          {failure !== undefined && (
            <Button type="primary" onClick={instead?.take ?? onRetry}>
              {instead?.label ?? '重试'}
            </Button>
          )}
        </>
      }
    >
      {failure === undefined ? (
        <Stack>
          <p role="status">
            {step}
            {all > 0 && ` ${countText(done)} / ${countText(all)}条`}
          </p>
          <ProgressBar label={`${name}进度`} percent={all > 0 ? Math.floor((done / all) * 100) : 0} />
        </Stack>
      ) : (
        <p role="alert">{failure}</p>
      )}
    </Dialog>
  );
}

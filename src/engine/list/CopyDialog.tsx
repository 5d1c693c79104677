import { Button } from 'antd';
import { countText } from '@/domain/counts';
import { Dialog } from '@/ui/Dialog';
import { ProgressBar } from '@/ui/ProgressBar';
import styles from './HallTable.module.css';
import type { CopyProgress } from './use-copies';

const NAMES: Readonly<Record<CopyProgress['what'], string>> = { file: '导出', paper: '打印' };

/** How far a copy of a list is, with a way to stop it; when it failed, why and another try. */
export function CopyDialog({ what, step, done, all, failure, instead, onCancel, onRetry }: CopyProgress) {
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
        <div className={styles.progress}>
          <p role="status">
            {step}
            {all > 0 && ` ${countText(done)} / ${countText(all)}条`}
          </p>
          <ProgressBar label={`${name}进度`} percent={all > 0 ? Math.floor((done / all) * 100) : 0} />
        </div>
      ) : (
        <p role="alert">{failure}</p>
      )}
    </Dialog>
  );
}

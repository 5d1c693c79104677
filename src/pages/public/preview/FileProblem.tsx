import { Button } from '@/ui/plain/Button';
import styles from './preview.module.css';

/** In place of a file that cannot be shown: why, and the file itself to take along when there is one. */
export function FileProblem({ text, onDownload }: { text: string; onDownload?: () => void }) {
  return (
    <div role="alert" className={styles.failed}>
      <span aria-hidden="true" className={styles.sign}>
        !
      </span>
      <p className={styles.title}>{text}</p>
      {onDownload && (
        <Button kind="primary" onClick={onDownload}>
          下载文件
        </Button>
      )}
    </div>
  );
}

import type { Notice } from '@/api/system';
import { Dialog } from '@/ui/Dialog';
import { Button } from '@/ui/plain/Button';
import { RichText } from '@/ui/RichText';
import styles from './SignIn.module.css';

/** One notice, to be read before signing in. */
export default function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <Dialog
      open
      title={notice.tgmc || '通知公告'}
      width={720}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <p className={styles.advice}>
        {notice.dwmc} {notice.startsj}
      </p>
      {notice.tgnr && <RichText html={notice.tgnr} />}
    </Dialog>
  );
}

import { Button } from 'antd';
import type { Notice } from '@/api/session/system';
import { Dialog } from '@/ui/dialog/Dialog';
import { Muted } from '@/ui/layout/Muted';
import { RichText } from '@/ui/text/RichText';

/** One notice, to read before signing in. */
export default function NoticeDialog({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <Dialog
      open
      title={notice.tgmc || '通知公告'}
      width={720}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          关闭
        </Button>
      }
    >
      <Muted>
        {notice.dwmc} {notice.startsj}
      </Muted>
      {notice.tgnr && <RichText html={notice.tgnr} />}
    </Dialog>
  );
}

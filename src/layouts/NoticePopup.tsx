import { type ComponentType, useEffect, useState } from 'react';
import { fetchNotices, type Notice } from '@/api/system';
import { shortMark } from '@/lib/short-mark';
import { localStore } from '@/lib/storage';
import { noticeToShow } from '@/session/published-notices';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import styles from './NoticePopup.module.css';

const SHOWN = 'notice_shown';

/** The centre's current notice, once per session. A failing call shows nothing (specification 8). */
export function NoticePopup() {
  const [shown, setShown] = useState<{ notice: Notice; Body: ComponentType<{ html: string }> }>();

  useEffect(() => {
    // Of the session, not of the tab: whoever opens a second window has seen it.
    const session = shortMark(useSession.getState().token ?? '');
    if (localStore.get<string>(SHOWN) === session) return;
    let here = true;
    void (async () => {
      const notice = noticeToShow(await fetchNotices());
      // The cleaner of rich text comes before the dialog: a body that comes later would move the button under the pointer.
      const Body = notice && (await import('@/ui/RichText')).RichText;
      if (!here) return;
      localStore.set(SHOWN, session);
      if (notice && Body) setShown({ notice, Body });
    })().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  const close = () => setShown(undefined);
  const { notice, Body } = shown ?? {};
  return (
    <Dialog
      open={notice !== undefined}
      title={notice?.tgmc || '通知公告'}
      width={720}
      onClose={close}
      footer={
        <Button kind="primary" data-autofocus onClick={close}>
          我知道了
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere closes it; keys have Escape and two buttons */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        onClick={(event) => {
          const selecting = window.getSelection()?.toString();
          if (!selecting && !(event.target instanceof Element && event.target.closest('a'))) close();
        }}
      >
        <p className={styles.from}>
          {notice?.dwmc} {notice?.startsj}
        </p>
        {Body && notice?.tgnr && <Body html={notice.tgnr} />}
      </div>
    </Dialog>
  );
}

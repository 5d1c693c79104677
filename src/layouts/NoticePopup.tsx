import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { fetchNotices, type Notice } from '@/api/system';
import { pageTurn } from '@/lib/slices';
import { isNoticeRead, isNoticeShown, keepNoticeRead, keepNoticeShown } from '@/session/notice-shown';
import { noticeTime, noticeToShow } from '@/session/published-notices';
import { useSession } from '@/session/session-store';
import { Dialog } from '@/ui/Dialog';
import { useDialogStack } from '@/ui/dialog-stack';
import { Button } from '@/ui/plain/Button';
import styles from './NoticePopup.module.css';

/** A page's own dialog opens a moment after the page (the agreement after 200 ms); the notice lets it go first. */
const QUIET_MS = 400;

/** The centre's current notice, until the person has read it, once per session and when no other dialog is open. A failing call shows nothing (specification 8). */
export function NoticePopup() {
  const [found, setFound] = useState<{ notice: Notice; Body: ComponentType<{ html: string }> }>();
  const [quiet, setQuiet] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const busy = useDialogStack(({ open }) => open.some((dialog) => !isOwn(dialog, inside.current)));

  useEffect(() => {
    if (isNoticeShown(useSession.getState().token)) return;
    let here = true;
    void (async () => {
      // It comes with home, and can wait until that is drawn.
      await pageTurn();
      if (!here) return;
      const notice = noticeToShow(await fetchNotices());
      if (notice && isNoticeRead(notice)) return;
      // The cleaner of rich text comes before the dialog: a body that comes later would move the button under the pointer.
      const Body = notice && (await import('@/ui/RichText')).RichText;
      if (here && notice && Body) setFound({ notice, Body });
    })().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  // Waits for a while without any dialog; one that opens above the notice takes its place, and the notice comes back after it.
  const waiting = found !== undefined && !busy;
  useEffect(() => {
    if (!waiting) {
      setQuiet(false);
      return;
    }
    const timer = setTimeout(() => {
      setQuiet(true);
      keepNoticeShown(useSession.getState().token);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  const close = () => {
    if (found) keepNoticeRead(found.notice);
    setFound(undefined);
    // Nothing had the focus before it came, or that is gone by now: the keyboard goes on from the page's heading.
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('#main h1');
      if (document.activeElement !== document.body || !heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  };
  const closeByClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const link = target?.closest('a');
    // A link to another site asks first, in a dialog of its own; one within the hall leads away from the notice.
    const elsewhere = link?.target || target?.closest('dialog') !== inside.current?.closest('dialog');
    if (!elsewhere && (link || !window.getSelection()?.toString())) close();
  };
  const { notice, Body } = found ?? {};
  return (
    <Dialog
      open={waiting && quiet}
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
      <div ref={inside} onClick={closeByClick}>
        <p className={styles.from}>{notice && [notice.dwmc, noticeTime(notice)].filter(Boolean).join(' ')}</p>
        {Body && notice?.tgnr && <Body html={notice.tgnr} />}
      </div>
    </Dialog>
  );
}

/** The notice's own dialog, or one that its text opened. */
function isOwn(dialog: HTMLDialogElement, inside: HTMLElement | null): boolean {
  return inside?.closest('dialog')?.contains(dialog) ?? false;
}

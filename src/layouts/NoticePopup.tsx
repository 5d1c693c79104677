import { Button } from 'antd';
import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { fetchNotices, type Notice } from '@/api/session/system';
import { fundDate } from '@/domain/dates';
import { yieldToPage } from '@/lib/slices';
import { isNoticeRead, isNoticeShown, markNoticeRead, markNoticeShown } from '@/session/notice-shown';
import { noticeTime, noticeToShow } from '@/session/published-notices';
import { useSession } from '@/session/session-store';
import { Dialog } from '@/ui/dialog/Dialog';
import { type OpenDialog, useDialogStack } from '@/ui/dialog/dialog-stack';
import styles from './NoticePopup.module.css';

/** Delay in ms that gives precedence to a page's own dialog (the agreement opens after 200 ms). */
const QUIET_MS = 400;
const PANEL = '[aria-modal]';

/**
 * The centre's current notice that concerns the visitor, until read, once per session and while no other dialog is open. A failing call shows nothing
 * (docs/specification.md 8).
 */
export function NoticePopup() {
  const [found, setFound] = useState<{ notice: Notice; Body: ComponentType<{ html: string }> }>();
  const [quiet, setQuiet] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const busy = useDialogStack(({ open }) => open.some((dialog) => !isOwn(dialog, inside.current)));

  useEffect(() => {
    if (isNoticeShown(useSession.getState().token)) return;
    let here = true;
    void (async () => {
      // Yields until the home page is rendered.
      await yieldToPage();
      if (!here) return;
      const notice = noticeToShow(await fetchNotices(), useSession.getState().loginType, fundDate(Date.now()));
      if (notice && isNoticeRead(notice)) return;
      // The sanitizer loads before the dialog opens: a late body would move the button under the pointer.
      const Body = notice && (await import('@/ui/text/RichText')).RichText;
      if (here && notice && Body) setFound({ notice, Body });
    })().catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);

  // Opens after a time without dialogs; a dialog that opens above it replaces it, and it returns afterwards.
  const waiting = found !== undefined && !busy;
  useEffect(() => {
    if (!waiting) {
      setQuiet(false);
      return;
    }
    const timer = setTimeout(() => {
      setQuiet(true);
      markNoticeShown(useSession.getState().token);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  const close = () => {
    if (found) markNoticeRead(found.notice);
    setFound(undefined);
    // If the focus has no place to return to, it moves to the page's heading.
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
    // A link to another site opens its own confirmation; a link within the hall closes the notice.
    const elsewhere = link?.target || target?.closest(PANEL) !== inside.current?.closest(PANEL);
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
        <Button type="primary" data-autofocus onClick={close}>
          我知道了
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click anywhere closes the notice; the keyboard has Escape and two buttons */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div ref={inside} onClick={closeByClick}>
        <p className={styles.from}>{notice && [notice.dwmc, noticeTime(notice)].filter(Boolean).join(' ')}</p>
        {Body && notice?.tgnr && <Body html={notice.tgnr} />}
      </div>
    </Dialog>
  );
}

/** The notice's own dialog, or one opened from its text. */
function isOwn(dialog: OpenDialog, inside: HTMLElement | null): boolean {
  return dialog.panel.contains(inside) || (dialog.around?.contains(inside) ?? false);
}

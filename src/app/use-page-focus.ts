import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isDialogOpen } from '@/ui/dialog/dialog-stack';

/** Timeout in ms for the new heading; later ones belong to another action. */
const WAIT_MS = 8000;

/** After a navigation the focus moves to the heading of the new page once it is rendered; not on the first page. */
export function usePageFocus(): void {
  const { pathname, state } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Links to a part of a page focus that part themselves.
    if (typeof state === 'object' && state !== null && 'part' in state) return;
    const main = document.getElementById('main');
    if (!main) return;
    // In the next frame, because focus() forces a layout, which would otherwise run twice, in the rendering task.
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (focusHeading()) stop();
      });
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => stop(), WAIT_MS);
    const stop = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener('pointerdown', begun);
      document.removeEventListener('keydown', begun);
    };
    const begun = () => {
      if (!isDialogOpen()) stop();
    };
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    // A pointer or key event on the new page cancels the move; closing a dialog above it does not.
    document.addEventListener('pointerdown', begun);
    document.addEventListener('keydown', begun);
    look();
    return stop;
  }, [pathname, state]);
}

/** Cached pages are hidden in the document; only a visible heading counts. */
function focusHeading(): boolean {
  if (isDialogOpen()) return false;
  const headings = document.querySelectorAll<HTMLElement>('#main h1');
  const heading = [...headings].find((element) => !element.closest('[style*="display: none"]'));
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

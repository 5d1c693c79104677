import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A heading that comes later than this belongs to something the person has started since. */
const WAIT_MS = 8000;

/** After a navigation the focus goes to the heading of the new page, as soon as it is there; not on the first page. */
export function usePageFocus(): void {
  const { pathname, state } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // Links that lead to a part of a page focus that part themselves.
    if (typeof state === 'object' && state !== null && 'part' in state) return;
    const main = document.getElementById('main');
    if (!main) return;
    // With the next frame: to focus needs the layout, which would be made twice, and in the task that has drawn the page.
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
      if (!document.querySelector('dialog[open]')) stop();
    };
    observer.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    // Whoever has begun to use the page must not be torn away; closing a dialog above it is not using it.
    document.addEventListener('pointerdown', begun);
    document.addEventListener('keydown', begun);
    look();
    return stop;
  }, [pathname, state]);
}

/** Kept pages lie hidden in the document: only a heading that is shown counts. */
function focusHeading(): boolean {
  if (document.querySelector('dialog[open]')) return false;
  const headings = document.querySelectorAll<HTMLElement>('#main h1');
  const heading = [...headings].find((element) => !element.closest('[style*="display: none"]'));
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

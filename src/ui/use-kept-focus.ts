import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Focus within a region that takes it (`tabIndex`): a row's button may go with what it did, and the browser would begin again at the
 * top of the page. The focus then goes to the row, or to the region where the row has gone too.
 */
export function useKeptFocus() {
  const last = useRef<{ element: Element; row: HTMLElement | null; region: HTMLElement }>(undefined);
  useLayoutEffect(() => {
    const { element, row, region } = last.current ?? {};
    if (!element || element.isConnected) return;
    last.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    if (row?.isConnected) row.tabIndex = -1;
    (row?.isConnected ? row : region)?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      if (target !== currentTarget)
        last.current = { element: target, row: target.closest('tr'), region: currentTarget };
    },
    // Who leaves it for nothing else (a click beside it) is not called back; a removal is told to nobody.
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget === null && document.hasFocus()) last.current = undefined;
    },
  };
}

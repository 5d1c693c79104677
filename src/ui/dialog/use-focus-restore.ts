import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Restores focus inside a table: when an action removes its own button, focus moves to the row, or to the region if the
 * row is gone, instead of the top of the page.
 */
export function useFocusRestore() {
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
        last.current = {
          element: target,
          row: target.closest('tr'),
          region: currentTarget.querySelector<HTMLElement>('[role="region"]') ?? currentTarget,
        };
    },
    // A blur without target (a click outside) is not restored; removing a focused element fires no blur.
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      if (relatedTarget === null && document.hasFocus()) last.current = undefined;
    },
  };
}

import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** Row count from which only rows in view are rendered. */
export const VIRTUAL_FROM = 500;

/** Rows rendered above and below the view; the window moves in steps, so that most frames change nothing. */
const MARGIN = 12;
const STEP = 4;
const FIRST_ROW_HEIGHT = 50;
const FIRST_VIEW = { start: 0, end: MARGIN * 3, height: FIRST_ROW_HEIGHT };

export interface RowWindow {
  /** Index of the first rendered row, and of the first one after them. */
  start: number;
  end: number;
  /** Height in px of all rows before and after them. */
  above: number;
  below: number;
}

/**
 * The range of `count` rows of equal height to render into a table's body. Measures the height on a rendered row, since the font size varies.
 */
export function useWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [{ start, end, height }, setView] = useState(FIRST_VIEW);
  const asked = useRef(FIRST_VIEW);

  useLayoutEffect(() => {
    const element = body.current?.closest('table')?.parentElement;
    if (!element) return;
    const look = () => {
      const measured = element.querySelector<HTMLElement>('tbody tr[aria-rowindex]')?.offsetHeight || FIRST_ROW_HEIGHT;
      const first = Math.floor(element.scrollTop / measured / STEP) * STEP;
      const seen = Math.ceil((element.clientHeight || 900) / measured);
      const next = {
        start: Math.max(0, first - MARGIN),
        end: first + seen + STEP + MARGIN,
        height: measured,
      };
      const before = asked.current;
      if (before.start === next.start && before.end === next.end && before.height === next.height) return;
      asked.current = next;
      // When no rendered row stays in view, every row changes, which may exceed a frame: rendered as a transition so that scrolling never
      // waits.
      if (Math.abs(next.start - before.start) >= seen) startTransition(() => setView(next));
      else setView(next);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, [body]);

  const last = Math.min(end, count);
  const first = Math.min(start, last);
  return { start: first, end: last, above: first * height, below: (count - last) * height };
}

import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';

/** From here on only the rows in sight are in the page. */
export const VIRTUAL_FROM = 500;

/** Rows kept ready above and below what is in sight; the window moves in steps, so that most frames change nothing. */
const MARGIN = 12;
const STEP = 4;
const FIRST_ROW_HEIGHT = 50;
const FIRST_VIEW = { start: 0, end: MARGIN * 3, height: FIRST_ROW_HEIGHT };

export interface RowWindow {
  /** Index of the first row in the page, and of the first one after it. */
  start: number;
  end: number;
  /** px of all rows before and after them. */
  above: number;
  below: number;
}

/**
 * Which of `count` rows of one height are worth having in the page. The height is measured on a row that is there: type may be
 * larger than usual. Without `on` it is all of them.
 */
export function useWindow(scroller: RefObject<HTMLElement | null>, count: number, on: boolean): RowWindow {
  const [{ start, end, height }, setView] = useState(FIRST_VIEW);
  const asked = useRef(FIRST_VIEW);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!on || !element) return;
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
      // With nothing left of what was in sight every row is another one: that may take more than a frame, and scrolling must not wait.
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
  }, [scroller, on]);

  if (!on) return { start: 0, end: count, above: 0, below: 0 };
  const last = Math.min(end, count);
  const first = Math.min(start, last);
  return { start: first, end: last, above: first * height, below: (count - last) * height };
}

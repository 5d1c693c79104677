/** ms of work before yielding: with the browser's own work, a frame is hardly missed. */
const SLICE_MS = 10;

/** Measures whether a piece of long work has exceeded its slice. */
export function sliceClock(now: () => number = () => performance.now()): { over: () => boolean; next: () => void } {
  let begun = now();
  return {
    over: () => now() - begun >= SLICE_MS,
    next: () => {
      begun = now();
    },
  };
}

/** Yields to the event loop, so that user input is handled first. Where the browser supports it, a hidden page is not throttled. */
export function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

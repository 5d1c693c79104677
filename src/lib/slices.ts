/** ms of work between two turns of the page: with what a browser does besides, a frame is not missed by much. */
const SLICE_MS = 10;

/** Says when a piece of long work has lasted long enough that the page should have its turn. */
export function sliceClock(now: () => number = () => performance.now()): { over: () => boolean; next: () => void } {
  let begun = now();
  return {
    over: () => now() - begun >= SLICE_MS,
    next: () => {
      begun = now();
    },
  };
}

/** Gives the page its turn: what a person did meanwhile is answered first. A hidden page is not slowed down where the browser can do so. */
export function pageTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

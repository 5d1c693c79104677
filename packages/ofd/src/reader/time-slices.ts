/** ms of work between two turns of the page: with what a browser does besides, a frame is not missed by much. */
const SLICE_MS = 10;

/**
 * Goes through the steps of long work and lets the page have its turn between slices.
 * @param rest gives it; ms of what it did itself, such as the layout of what was drawn: the next slice is as long, so that all of
 * them together take no more than the work
 */
export async function inSlices(
  steps: Iterable<unknown>,
  rest: () => Promise<number> = () => yieldToEventLoop().then(() => 0),
): Promise<void> {
  let [begun, slice] = [performance.now(), SLICE_MS];
  for (const _ of steps) {
    if (performance.now() - begun < slice) continue;
    slice = Math.max(SLICE_MS, await rest());
    begun = performance.now();
  }
}

/** Input that came meanwhile is handled first. A hidden page is not slowed down where the browser has `scheduler`. */
export function yieldToEventLoop(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

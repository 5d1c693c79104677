/** A statement that does not wait takes microseconds; no hand closes a paused page sooner than this. */
const PAUSED_MS = 100;

/**
 * Whether developer tools hold this page: they stop at the statement, nothing else does. Sizes of the window are not looked at,
 * since zoom, large print, docked windows and phones change them too.
 */
export function isHeldByDebugger(): boolean {
  const before = performance.now();
  // biome-ignore lint/suspicious/noDebugger: the statement is the measurement
  debugger;
  return performance.now() - before > PAUSED_MS;
}

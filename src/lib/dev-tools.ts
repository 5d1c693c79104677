/** Minimum ms of a paused `debugger` statement: unpaused it takes microseconds, and nobody resumes a page faster. */
const PAUSED_MS = 100;

/**
 * Returns true if developer tools are open: only they stop at the statement. Window sizes are not used, since zoom, large print, docked
 * windows and phones change them too.
 */
export function isHeldByDebugger(): boolean {
  const before = performance.now();
  // biome-ignore lint/suspicious/noDebugger: the statement is the measurement
  debugger;
  return performance.now() - before > PAUSED_MS;
}

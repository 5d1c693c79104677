/**
 * Returns the whole seconds left of `seconds`. Uses elapsed time, not ticks, which background tabs lose. Both times in ms of the same
 * clock.
 */
export function secondsLeft(startedAt: number, now: number, seconds: number): number {
  return Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
}

const DEFAULT_SECONDS = 5;

/** Parses the configured countdown (p.xzDjs), seconds; anything else counts as 5. */
export function countdownSeconds(configured: string): number {
  const seconds = configured.trim() === '' ? Number.NaN : Number(configured);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 600 ? seconds : DEFAULT_SECONDS;
}

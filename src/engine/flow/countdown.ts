/** Whole seconds left of `seconds`, by the time passed and not by ticks: a tab in the background loses ticks. Both times in ms of one clock. */
export function secondsLeft(startedAt: number, now: number, seconds: number): number {
  return Math.max(0, Math.ceil(seconds - (now - startedAt) / 1000));
}

const DEFAULT_SECONDS = 5;

/** The configured countdown (p.xzDjs); what is no number of seconds counts as 5. */
export function countdownSeconds(configured: string): number {
  const seconds = configured.trim() === '' ? Number.NaN : Number(configured);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 600 ? seconds : DEFAULT_SECONDS;
}

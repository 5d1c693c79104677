/** Place of the browser's present entry in its history, as the router counts; undefined for one that it has not numbered. */
export function entryNumber(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

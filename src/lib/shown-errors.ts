const shown = new WeakSet<object>();

/** Records that a toast or a dialog has shown this error's sentence. */
export function markErrorShown(error: Error): void {
  shown.add(error);
}

export function isErrorShown(error: unknown): boolean {
  return error instanceof Error && shown.has(error);
}

/**
 * What a place says about a failure: its sentence, or `general` where a toast or a dialog has shown that, or where there is none. A
 * refusal by the centre stays in the place: its toast is soon gone, and the reason is what the person has to act on.
 */
export function failureText(error: unknown, general: string): string {
  if (!(error instanceof Error) || !error.message) return general;
  const isRefusal = 'kind' in error && error.kind === 'business';
  return shown.has(error) && !isRefusal ? general : error.message;
}

/** Waits for a call whose failure the client shows. @returns whether it succeeded */
export function succeeded(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

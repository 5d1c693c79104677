const FIRST_MS = 2000;
const LONGEST_MS = 5000;
const GROWTH = 1.25;

/**
 * Polls until stopped: one request at a time, at least two seconds apart, slowing down to five, paused while the page is hidden. A failed
 * request is ignored.
 * @param ask   the request; its answer is passed on unless the poll was stopped meanwhile
 * @returns a function that stops the poll and aborts the pending request
 */
export function poll<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  onAnswer: (answer: T) => void,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let wait = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;

  const later = () => {
    clearTimeout(timer);
    if (!signal.aborted && !page.hidden && !asking) timer = setTimeout(() => void question(), wait);
  };
  const question = async () => {
    asking = true;
    wait = Math.min(LONGEST_MS, wait * GROWTH);
    try {
      const answer = await ask(signal);
      if (!signal.aborted) onAnswer(answer);
    } catch {
      // The next request may succeed; the end of a session is reported elsewhere.
    }
    asking = false;
    later();
  };
  const turned = () => {
    if (page.hidden) clearTimeout(timer);
    else later();
  };
  page.addEventListener('visibilitychange', turned);
  later();
  return () => {
    controller.abort();
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', turned);
  };
}

const FIRST_MS = 2000;
const LONGEST_MS = 5000;
const GROWTH = 1.25;

/**
 * Asks again and again until it is stopped: never two questions at once, at least two seconds apart, slower with time up to
 * five, and none while the page is hidden. A failing question counts as no news.
 * @param ask   its answer is handed on unless the poll was stopped meanwhile
 * @returns what stops it and breaks off the question under way
 */
export function steadyPoll<T>(
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
      // The next question may fare better; what ends the session says so by itself.
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

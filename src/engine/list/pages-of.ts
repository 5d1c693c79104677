import type { Page } from '@/api/person/person';

/** Rows per page: parsing one response must not block the page. */
const PORTION = 1_000;
/** Number of prefetched pages. */
const AHEAD = 2;

/** Yields a list page by page, `portion` rows each, prefetching the next pages. */
export async function* pagesOf<Answer extends Page<unknown>>(
  fetch: (request: { page: number; size: number }) => Promise<Answer>,
  portion = PORTION,
): AsyncGenerator<Answer> {
  const request: Promise<Answer>[] = [];
  let last = 1;
  for (let page = 1, next = 1, seen = 0; ; page += 1) {
    for (; next <= Math.max(page, Math.min(last, page + AHEAD)); next += 1) {
      const answer = fetch({ page: next, size: portion });
      // Suppresses the unhandled rejection; the error is thrown when the page is awaited.
      answer.catch(() => undefined);
      request.push(answer);
    }
    const answer = await (request.shift() as Promise<Answer>); // Safe: the loop above has queued at least one request.
    seen += answer.list.length;
    const total = Number(answer.total);
    if (page === 1) last = Math.ceil(total / Math.max(answer.list.length, 1));
    yield answer;
    if (answer.list.length === 0 || seen >= total) return;
  }
}

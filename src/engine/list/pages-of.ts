import type { Page } from '@/api/person';

/** Rows of a long list are fetched by so many: the page never stalls over reading one answer. */
const PORTION = 1_000;
/** Pages asked for before it is their turn. */
const AHEAD = 2;

/** Page after page of a list, by `portion` rows, to its end: while one is read, the centre has the next ones in hand. */
export async function* pagesOf<Answer extends Page<unknown>>(
  fetch: (asked: { page: number; size: number }) => Promise<Answer>,
  portion = PORTION,
): AsyncGenerator<Answer> {
  const asked: Promise<Answer>[] = [];
  let last = 1;
  for (let page = 1, next = 1, seen = 0; ; page += 1) {
    for (; next <= Math.max(page, Math.min(last, page + AHEAD)); next += 1) {
      const answer = fetch({ page: next, size: portion });
      // Said when its turn comes; nobody waits for it if one before it fails.
      answer.catch(() => undefined);
      asked.push(answer);
    }
    const answer = await (asked.shift() as Promise<Answer>); // asked for just now, or before
    seen += answer.list.length;
    const total = Number(answer.total);
    if (page === 1) last = Math.ceil(total / Math.max(answer.list.length, 1));
    yield answer;
    if (answer.list.length === 0 || seen >= total) return;
  }
}

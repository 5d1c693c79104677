import type { CallOptions } from '@/api/client/client';
import type { Page } from '@/api/person/person';
import { countText } from '@/domain/text/counts';
import { pagesOf } from './pages-of';
import type { ListQuestion } from './use-list';

/** Page size when fetching all rows: the maximum that every list of the centre allows. */
const PORTION = 100;

/** Maximum rows of an export; the centre enforces the same limit. */
export const MAX_EXPORTED = 100_000;
/** Maximum rows of a print, about 400 sheets. */
export const MAX_PRINTED = 10_000;

export interface AllRows<Row, Answer> {
  rows: Row[];
  /** First page's response; carries totals. */
  first: Answer;
}

/** Thrown for more rows than one copy holds; the message is shown to the user. */
export class TooManyRows extends Error {
  override name = 'TooManyRows';

  constructor(
    readonly total: number,
    most: number,
  ) {
    super(`共${countText(total)}条，一次最多${countText(most)}条，请缩小查询范围后重试`);
  }
}

/**
 * Fetches all rows of a query page by page, prefetching the next pages.
 * @throws ApiError of a page, or Error with a message for the user: too many rows, or the list changed meanwhile
 */
export async function fetchAll<Row, Answer extends Page<Row>>(
  fetch: (question: ListQuestion, options: CallOptions) => Promise<Answer>,
  question: ListQuestion,
  {
    most,
    portion = PORTION,
    signal,
    onProgress,
  }: { most: number; portion?: number; signal: AbortSignal; onProgress: (done: number, all: number) => void },
): Promise<AllRows<Row, Answer>> {
  const ask = async (page: number) => {
    const answer = await fetch({ ...question, page, size: portion }, { signal, unread: 'caller' });
    // A numbered copy is complete or not made at all.
    if (answer.unread) throw new Error(`有${answer.unread}条记录未能读取，请稍后重试`);
    return answer;
  };
  const rows: Row[] = [];
  let first: Answer | undefined;
  for await (const answer of pagesOf(({ page }) => ask(page), portion)) {
    first ??= answer;
    const total = Number(first.total);
    if (total > most) throw new TooManyRows(total, most);
    if (Number(answer.total) !== total) throw new Error(CHANGED);
    rows.push(...answer.list);
    onProgress(rows.length, total);
  }
  if (!first || rows.length !== Number(first.total)) throw new Error(CHANGED);
  return { rows, first };
}

const CHANGED = '取数据时列表有变化，请重新操作';

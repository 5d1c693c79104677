import type { CallOptions } from '@/api/client';
import type { Page } from '@/api/person';
import { countText } from '@/domain/counts';
import { pagesOf } from './pages-of';
import type { ListQuestion } from './use-list';

/** Rows asked for at once when all are wanted: what every list of the centre grants. */
const PORTION = 100;

/** More is no list any more; the centre holds to the same number. */
export const MOST_EXPORTED = 100_000;
/** Some four hundred sheets of paper. */
export const MOST_PRINTED = 10_000;

export interface AllRows<Row, Answer> {
  rows: Row[];
  /** The answer to the first question: sums and the like of all rows. */
  first: Answer;
}

/** More rows than one copy holds, as a sentence for the person. */
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
 * All rows that a question has, portion by portion, the next ones asked for while one is read.
 * @throws ApiError of a portion, or Error with a sentence for the person: too many, or not the same list any more
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
    const answer = await fetch({ ...question, page, size: portion }, { signal, errors: 'caller', unread: 'caller' });
    // A copy goes out under a number of the centre: it holds the whole list or is not made.
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

import { type Batch, closeBatch, fetchBatchRows, openBatch, sendBatchPart, sendLeftOut } from '@/api/batches';
import { ApiError, abortedError } from '@/api/errors';
import type { Page } from '@/api/person';
import type { Held } from '@/form/field-kinds';
import { readCellKey } from '@/form/values/cell-errors';
import { isRecord } from '@/lib/foreign-json';
import type { RefusedCell } from '../import/import-definition';
import type { RestoredRows, SentBatch } from '../import/import-wiring';

/** Rows of a long list are fetched by so many: the page never stalls over reading one answer. */
const PAGE = 1_000;
/** Pages asked for before it is their turn. */
const AHEAD = 2;
/** Rows of one part on their way to the centre: small enough that the page never stalls over one. */
const PART = 1_000;

/**
 * Sends the rows part by part under the business number. Every part is sent, so that all that the centre refuses is known at
 * once. @throws ApiError
 */
export async function sendBatch(ywlx: string, ywlsh: string, batch: SentBatch, signal: AbortSignal): Promise<Batch> {
  const parts = Math.max(Math.ceil(batch.total / PART), 1);
  const { pcbh } = await openBatch(ywlx, ywlsh, parts);
  const refused: RefusedCell[] = [];
  let refusal: ApiError | undefined;
  for (let part = 1; part <= parts; part += 1) {
    if (signal.aborted) throw abortedError();
    const from = (part - 1) * PART;
    const rows = await batch.rows(from, PART);
    try {
      await surely(() => sendBatchPart(pcbh, part, rows));
    } catch (error) {
      const cells = refusedCells(error, from);
      if (!(error instanceof ApiError) || cells.length === 0) throw error;
      refused.push(...cells);
      refusal ??= error;
    }
    batch.progress(part / (parts + 1));
  }
  if (!refusal) {
    await sendWhatStays(pcbh, batch, signal);
    try {
      return await surely(() => closeBatch(pcbh));
    } catch (error) {
      refused.push(...refusedCells(error, 0));
      if (refused.length > 0) await batch.refused(refused);
      throw error;
    }
  }
  await batch.refused(refused);
  throw refusal;
}

/** Where only those that are right are handed in, the centre keeps the others with the reasons: they are found again in 批次记录. */
async function sendWhatStays(pcbh: string, { left }: SentBatch, signal: AbortSignal): Promise<void> {
  for (let part = 1, more = true; more; part += 1) {
    const { total, rows } = await left((part - 1) * PART, PART);
    if (signal.aborted) throw abortedError();
    if (rows.length > 0) await surely(() => sendLeftOut(pcbh, part, rows));
    more = part * PART < total;
  }
}

/**
 * Rows to go on with: those that were sent last, or where they do not count any more those that the returned application was
 * handed in with. `handedIn`: the number of these, '' where nothing was. @throws ApiError
 */
export async function rowsToGoOnWith(sent: Held<Batch>, handedIn: string, signal: AbortSignal): Promise<RestoredRows> {
  const last = sent && (await rowsThere(sent.pcbh, signal));
  if (last) return { pages: last, instead: '' };
  const former = handedIn !== '' && (await rowsThere(handedIn, signal));
  if (former) return { pages: former, instead: '以下是退回前提交的明细，请核对修改后重新提交明细' };
  return { pages: [], instead: sent ? '上次提交的明细已失效，请重新导入或填写' : '' };
}

/** The rows of a batch; null for one that is gone. */
async function rowsThere(pcbh: string, signal: AbortSignal): Promise<Record<string, string>[][] | null> {
  const found: Record<string, string>[][] = [];
  try {
    for await (const { list } of pagesOf(({ page, size }) => fetchBatchRows(pcbh, page, size, { signal })))
      found.push(list);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return null;
    throw error;
  }
  return found;
}

/** Page after page of a list, to its end: while one is read, the centre has the next ones in hand. */
export async function* pagesOf<Answer extends Page<unknown>>(
  fetch: (asked: { page: number; size: number }) => Promise<Answer>,
): AsyncGenerator<Answer> {
  const asked: Promise<Answer>[] = [];
  let last = 1;
  for (let page = 1, next = 1, seen = 0; ; page += 1) {
    for (; next <= Math.max(page, Math.min(last, page + AHEAD)); next += 1) {
      const answer = fetch({ page: next, size: PAGE });
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

/** A part, or the end, may be said twice: an answer that was lost on the way costs nobody the rows before it. */
async function surely<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ApiError && error.outcomeUnknown) return call();
    throw error;
  }
}

function refusedCells(error: unknown, from: number): RefusedCell[] {
  if (!(error instanceof ApiError)) return [];
  const meant = isRecord(error.data) && isRecord(error.data.zbyw) ? error.data.zbyw : {};
  return Object.entries(error.fieldErrors).flatMap(([key, text]) => {
    const cell = readCellKey(key);
    const business = typeof meant[key] === 'string' ? meant[key] : undefined;
    return cell ? [{ index: from + cell.index, column: cell.column, text, business }] : [];
  });
}

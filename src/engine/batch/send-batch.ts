import { type Batch, closeBatch, fetchBatchRows, openBatch, sendBatchPart, sendLeftOut } from '@/api/batches';
import { ApiError, abortedError } from '@/api/errors';
import type { Held } from '@/form/field-kinds';
import { readCellKey } from '@/form/values/cell-errors';
import { isRecord } from '@/lib/foreign-json';
import { goingOn } from '../import/begun-batch';
import type { RefusedCell } from '../import/import-definition';
import type { RestoredRows, SentBatch } from '../import/import-wiring';
import { pagesOf } from '../list/pages-of';

/** Rows of one part on their way to the centre: small enough that the page never stalls over one. */
const PART = 1_000;
/** While the centre judges one part, the next ones are read and on their way. */
const IN_FLIGHT = 3;

/**
 * Sends the rows part by part under the business number, on from where a former sending of the same rows broke off. Every part is
 * sent, so that all that the centre refuses is known at once. @throws ApiError
 */
export function sendBatch(ywlx: string, ywlsh: string, batch: SentBatch, signal: AbortSignal): Promise<Batch> {
  const parts = Math.max(Math.ceil(batch.total / PART), 1);
  const { begun } = batch;
  return goingOn(begun, async () => {
    begun.pcbh ||= (await openBatch(ywlx, ywlsh, parts)).pcbh;
    const { pcbh } = begun;
    const refusals = await sendParts(pcbh, parts, batch, signal);
    const [first] = refusals;
    if (first) {
      await batch.refused(refusals.flatMap(({ error, from }) => refusedCells(error, from)));
      throw first.error;
    }
    await sendWhatStays(pcbh, batch, signal);
    try {
      return await surely(() => closeBatch(pcbh));
    } catch (error) {
      const refused = refusedCells(error, 0);
      if (refused.length > 0) await batch.refused(refused);
      throw error;
    }
  });
}

/** The parts that have not arrived yet. @returns those that the centre refused, in their order @throws ApiError of one that did not come through */
async function sendParts(
  pcbh: string,
  parts: number,
  { begun, rows, progress }: SentBatch,
  signal: AbortSignal,
): Promise<{ error: ApiError; from: number }[]> {
  const left = Array.from({ length: parts }, (_, at) => at + 1).filter((part) => !begun.arrived.has(part));
  const refusals: { error: ApiError; from: number }[] = [];
  let done = parts - left.length;
  const sendNext = async () => {
    for (let part = left.shift(); part !== undefined; part = left.shift()) {
      if (signal.aborted) throw abortedError();
      const [no, from] = [part, (part - 1) * PART];
      const some = await rows(from, PART);
      try {
        await surely(() => sendBatchPart(pcbh, no, some, { signal }));
        begun.arrived.add(no);
      } catch (error) {
        if (!(error instanceof ApiError) || refusedCells(error, from).length === 0) {
          left.length = 0;
          throw error;
        }
        refusals.push({ error, from });
      }
      done += 1;
      progress(done / (parts + 1));
    }
  };
  // All of them have to have ended: what still arrives counts, too.
  const ends = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, sendNext));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return refusals.sort((one, other) => one.from - other.from);
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

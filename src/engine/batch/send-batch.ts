import {
  type Batch,
  closeBatch,
  fetchBatchRows,
  openBatch,
  sendBatchPart,
  sendRejectedRows,
} from '@/api/cases/batches';
import { ApiError, abortedError } from '@/api/client/errors';
import { readCellKey } from '@/form/values/cell-errors';
import { isRecord } from '@/lib/foreign-json';
import type { Held } from '@/schema/field-kinds';
import type { RefusedCell } from '../import/import-protocol';
import type { RestoredRows, ResumableUpload, SubmittedBatch } from '../import/import-wiring';
import { pagesOf } from '../list/pages-of';

/** Rows per request: small enough not to block the page. */
const PART = 1_000;
/** Parallel requests: the next parts are read and sent while the centre judges one. */
const IN_FLIGHT = 3;

/**
 * Sends the rows in parts under the business number, resuming an interrupted upload of the same rows. All parts are sent, so that all
 * refused cells are known at once. @throws ApiError
 */
export function sendBatch(ywlx: string, ywlsh: string, batch: SubmittedBatch, signal: AbortSignal): Promise<Batch> {
  const parts = Math.max(Math.ceil(batch.total / PART), 1);
  const { begun } = batch;
  return runUpload(begun, async () => {
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

/** Runs an upload. After a broken connection or cancellation it can be resumed; any other outcome resets it. */
async function runUpload<T>(begun: ResumableUpload, work: () => Promise<T>): Promise<T> {
  let goesOn = false;
  try {
    return await work();
  } catch (error) {
    goesOn = error instanceof ApiError && BROKEN_OFF.has(error.kind);
    throw error;
  } finally {
    if (!goesOn) {
      begun.pcbh = '';
      begun.arrived.clear();
    }
  }
}

const BROKEN_OFF: ReadonlySet<string> = new Set<ApiError['kind']>([
  'network',
  'timeout',
  'aborted',
  'http',
  'malformed',
]);

/**
 * Sends the parts that have not arrived. @returns the parts refused by the centre, in order @throws ApiError of a part that failed
 * otherwise
 */
async function sendParts(
  pcbh: string,
  parts: number,
  { begun, rows, progress }: SubmittedBatch,
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
  // Wait for all senders to end: parts still arriving count as arrived.
  const ends = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, sendNext));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return refusals.sort((one, other) => one.from - other.from);
}

/** When only valid rows are submitted, stores the rejected ones with their reasons; 批次记录 shows them. */
async function sendWhatStays(pcbh: string, { left }: SubmittedBatch, signal: AbortSignal): Promise<void> {
  for (let part = 1, more = true; more; part += 1) {
    const { total, rows } = await left((part - 1) * PART, PART);
    if (signal.aborted) throw abortedError();
    if (rows.length > 0) await surely(() => sendRejectedRows(pcbh, part, rows));
    more = part * PART < total;
  }
}

/**
 * Rows to resume with: those sent last or, if these are no longer valid, those that the returned application was submitted with.
 * `handedIn`: batch number of the latter, '' without one. @throws ApiError
 */
export async function resumableRows(sent: Held<Batch>, handedIn: string, signal: AbortSignal): Promise<RestoredRows> {
  const last = sent && (await rowsThere(sent.pcbh, signal));
  if (last) return { pages: last, instead: '' };
  const former = handedIn !== '' && (await rowsThere(handedIn, signal));
  if (former) return { pages: former, instead: '以下是退回前提交的明细，请核对修改后重新保存明细' };
  return { pages: [], instead: sent ? '上次提交的明细已失效，请重新导入或填写' : '' };
}

/** Rows of a batch; null if the batch is gone. */
async function rowsThere(pcbh: string, signal: AbortSignal): Promise<Record<string, string>[][] | null> {
  const found: Record<string, string>[][] = [];
  try {
    for await (const { list } of pagesOf(({ page, size }) =>
      fetchBatchRows(pcbh, page, size, { signal, errors: 'silent' }),
    ))
      found.push(list);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'business') return null;
    throw error;
  }
  return found;
}

/** Retries once when the outcome is unknown; safe because sending a part and closing a batch are idempotent. */
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

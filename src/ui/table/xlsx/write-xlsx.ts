import { sliceClock, yieldToPage } from '@/lib/slices';
import type { SheetCell, SheetInWork } from './sheet';
import { sheetAssembler, type XlsxMessage } from './sheet-assembler';

interface Writing {
  signal?: AbortSignal;
  /** Number of rows passed so far, over all sheets; called a few times a second. */
  onProgress?: (rows: number) => void;
}

/** Rows between two clock checks, and ms between two progress reports. */
const AT_ONCE = 20;
const REPORTED_EVERY_MS = 250;

/**
 * Builds the file in a worker, to keep the page responsive; without workers, on the main thread. Posts the cells slice by slice: copying a
 * hundred thousand rows at once blocks the page for a second. @throws Error if building fails, DOMException AbortError when `signal` aborts
 */
export async function writeXlsx(sheets: readonly SheetInWork[], { signal, onProgress }: Writing = {}): Promise<Blob> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { buildXlsx } = await import('./build-xlsx');
    const { take, whole } = sheetAssembler();
    await inSlices(sheets, take, signal, onProgress);
    const file = await buildXlsx(whole);
    signal?.throwIfAborted();
    return file;
  }
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<{ file?: Blob; error?: string }>) =>
        data.file ? resolve(data.file) : reject(new Error(FAILED, { cause: data.error }));
      worker.onerror = ({ message }) => reject(new Error(FAILED, { cause: message }));
      inSlices(sheets, (message) => worker.postMessage(message), signal, onProgress).catch(reject);
    });
  } finally {
    worker.terminate();
  }
}

async function inSlices(
  sheets: readonly SheetInWork[],
  pass: (message: XlsxMessage) => void,
  signal: AbortSignal | undefined,
  onProgress: Writing['onProgress'],
): Promise<void> {
  const clock = sliceClock();
  let done = 0;
  let reported = performance.now();
  for (const { rows, totals, ...sheet } of sheets) {
    pass({ kind: 'sheet', sheet });
    let slice: (readonly SheetCell[])[] = [];
    for (const row of rows) {
      slice.push(row);
      done += 1;
      if (slice.length % AT_ONCE !== 0 || !clock.over()) continue;
      pass({ kind: 'rows', rows: slice });
      slice = [];
      if (performance.now() - reported > REPORTED_EVERY_MS) {
        reported = performance.now();
        onProgress?.(done);
      }
      await yieldToPage();
      signal?.throwIfAborted();
      clock.next();
    }
    pass({ kind: 'rows', rows: slice });
    const line = typeof totals === 'function' ? totals() : totals;
    if (line) pass({ kind: 'totals', totals: line });
  }
  pass({ kind: 'end' });
}

const FAILED = '文件没有生成，请重试';

import { pageTurn, sliceClock } from '@/lib/slices';
import { gathered, type XlsxMessage } from './gathered';
import type { SheetCell, SheetInWork } from './sheet';

interface Writing {
  signal?: AbortSignal;
  /** Rows that have been handed over so far, of all sheets; a few times a second. */
  onProgress?: (rows: number) => void;
}

/** Rows between two looks at the clock, and ms between two words about how far it is. */
const AT_ONCE = 20;
const SAID_EVERY_MS = 250;

/**
 * Makes the file away from the page, so that it goes on answering; where there are no workers, here. The cells are made in slices
 * and each slice is handed over as it is done: copying a hundred thousand rows to a worker at once holds a page up for a second.
 * @throws Error when it cannot be made, DOMException AbortError when `signal` says stop
 */
export async function writeXlsx(sheets: readonly SheetInWork[], { signal, onProgress }: Writing = {}): Promise<Blob> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { makeXlsx } = await import('./make-xlsx');
    const { take, whole } = gathered();
    await inSlices(sheets, take, signal, onProgress);
    const file = await makeXlsx(whole);
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
  let said = performance.now();
  for (const { rows, totals, ...sheet } of sheets) {
    pass({ kind: 'sheet', sheet });
    let slice: (readonly SheetCell[])[] = [];
    for (const row of rows) {
      slice.push(row);
      done += 1;
      if (slice.length % AT_ONCE !== 0 || !clock.over()) continue;
      pass({ kind: 'rows', rows: slice });
      slice = [];
      if (performance.now() - said > SAID_EVERY_MS) {
        said = performance.now();
        onProgress?.(done);
      }
      await pageTurn();
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

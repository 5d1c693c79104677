import type { SheetData } from './sheet';

/**
 * Makes the file away from the page, so that it goes on answering; where there are no workers, here.
 * @throws Error when it cannot be made, DOMException AbortError when `signal` says stop
 */
export async function writeXlsx(sheets: readonly SheetData[], signal?: AbortSignal): Promise<Blob> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { makeXlsx } = await import('./make-xlsx');
    const file = await makeXlsx(sheets);
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
      worker.postMessage(sheets);
    });
  } finally {
    worker.terminate();
  }
}

const FAILED = '文件没有生成，请重试';

import type { PayrollRow } from '@/domain/remittance';

/** What the worker tells: how far it is, and in the end the rows or why there are none. */
export type PayrollMessage = { fraction: number } | { rows: PayrollRow[] } | { problem: string };

/**
 * Reads a payroll away from the page; where there are no workers, here. Nothing of it leaves the browser.
 * @throws Error with a sentence for the person, DOMException AbortError when `signal` says stop
 */
export async function readPayroll(
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<PayrollRow[]> {
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const [{ readWorkbook }, { payrollRows }] = await Promise.all([
      import('@/lib/sheets/read-workbook'),
      import('./payroll-rows'),
    ]);
    const sheet = await readWorkbook(bytes, onProgress);
    signal.throwIfAborted();
    return payrollRows(sheet);
  }
  const worker = new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<PayrollRow[]>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PayrollMessage>) => {
        if ('rows' in data) resolve(data.rows);
        else if ('problem' in data) reject(new Error(data.problem));
        else onProgress(data.fraction);
      };
      worker.onerror = () => reject(new Error('文件无法读取，请重试'));
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

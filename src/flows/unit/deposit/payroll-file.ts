import type { ListedMember } from '@/domain/remittance';
import type { ComparedPayroll, PayrollResult, PayrollSource } from './payroll-result';

export interface PayrollQuestion {
  source: PayrollSource;
  members: readonly ListedMember[];
}

/** What the worker tells: how far it is, and in the end what it found or why there is nothing. */
export type PayrollMessage = { fraction: number } | { compared: ComparedPayroll } | { problem: string };

/**
 * Reads a payroll and compares it away from the page; where there are no workers, here. Nothing of it leaves the browser.
 * @throws Error with a sentence for the person, DOMException AbortError when `signal` says stop
 */
export async function comparePayrollFile(
  source: PayrollSource,
  list: readonly ListedMember[],
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<ComparedPayroll> {
  const members = list.map(({ grzh, xingming, zjhm, grjcjs }) => ({ grzh, xingming, zjhm, grjcjs }));
  if (typeof Worker === 'undefined') {
    const { comparedPayroll } = await import('./payroll-result');
    const compared = await comparedPayroll(source, members, onProgress);
    signal.throwIfAborted();
    return compared;
  }
  const worker = new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ComparedPayroll>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<PayrollMessage>) => {
        if ('compared' in data) resolve(data.compared);
        else if ('problem' in data) reject(new Error(data.problem));
        else onProgress(data.fraction);
      };
      worker.onerror = () => reject(new Error('文件无法读取，请重试'));
      worker.postMessage({ source, members } satisfies PayrollQuestion);
    });
  } finally {
    worker.terminate();
  }
}

/** How many differences there are. */
export function countOf({ counts }: PayrollResult): number {
  return counts.absent + counts.unknown + counts.repeated + counts.base;
}

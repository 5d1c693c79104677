import type { ImportAnswer, ImportCall, ImportCalls, ImportQuestion } from './serve-import';

/** Longer than any honest file takes; what still runs then is ended. */
const LONGEST_MS = 30_000;

/** The part of a Worker that an import needs. */
export type ImportWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A failure as a sentence for the person. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}

export interface ImportClient {
  call: <C extends ImportCall>(
    call: C,
    ask: ImportCalls[C]['ask'],
    progress?: (fraction: number, stage: string) => void,
  ) => Promise<ImportCalls[C]['answer']>;
  /** Ends the worker whatever it is doing; questions that wait fail with '已取消'. */
  end: () => void;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: ImportFailure) => void;
  progress: ((fraction: number, stage: string) => void) | undefined;
}

/** Talks to one worker. The worker is ended when a question takes longer than 30 seconds. */
export function connectImport(create: () => ImportWorker): ImportClient {
  const worker = create();
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let over = '';

  const end = (sentence: string) => {
    over ||= sentence;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(new ImportFailure(sentence));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<ImportAnswer>) => {
    const asked = waiting.get(data.id);
    if (!asked) return;
    if (data.kind === 'progress') {
      asked.progress?.(data.fraction, data.stage);
      return;
    }
    waiting.delete(data.id);
    // The worker answers what was asked: serve-import.ts ties both by one type.
    if (data.kind === 'answer') asked.resolve(data.answer as never);
    else asked.reject(new ImportFailure(data.sentence));
  };
  worker.onerror = () => end('导入程序未能启动，请刷新页面后重试');

  return {
    call: (call, ask, progress) =>
      new Promise((resolve, reject) => {
        if (over) {
          reject(new ImportFailure(over));
          return;
        }
        last += 1;
        const id = last;
        const timer = setTimeout(() => end('文件过于复杂，30秒内未能处理完，请拆分后再上传'), LONGEST_MS);
        const settled = <T>(pass: (value: T) => void) => {
          return (value: T) => {
            clearTimeout(timer);
            pass(value);
          };
        };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject), progress });
        worker.postMessage({ id, call, ask } satisfies ImportQuestion);
      }),
    end: () => end('已取消'),
  };
}

import type { ColumnOptions } from './import-definition';
import type { ImportCall, ImportRequest, ImportResponse, ImportService, InputPiece } from './import-protocol';
import type { ImportWiring, ImportWorker, WorkerInputSink } from './import-wiring';

/** Time limit of a call (ms), longer than any real file takes. */
const LONGEST_MS = 30_000;

/** A failure whose message is shown to the user. */
export class ImportFailure extends Error {
  override name = 'ImportFailure';
}

export interface ImportClient {
  call: <C extends ImportCall>(call: C, ...args: Parameters<ImportService[C]>) => Promise<ReturnType<ImportService[C]>>;
  /** Called with the progress of the running call. */
  onProgress: (fraction: number, stage: string) => void;
  /** Terminates the worker; pending calls fail with '已取消'. */
  end: () => void;
}

interface PendingCall {
  resolve: (result: never) => void;
  reject: (error: ImportFailure) => void;
}

/** Connects to a worker; terminates it when a call takes longer than 30 seconds. */
function connectImport(create: () => ImportWorker): ImportClient {
  const worker = create();
  const pending = new Map<number, PendingCall>();
  let last = 0;
  let over = '';

  const end = (sentence: string) => {
    over ||= sentence;
    worker.terminate();
    for (const { reject } of pending.values()) reject(new ImportFailure(sentence));
    pending.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<ImportResponse>) => {
    const call = pending.get(data.id);
    if (!call) return;
    if (data.kind === 'progress') {
      client.onProgress(data.fraction, data.stage);
      return;
    }
    pending.delete(data.id);
    // Safe: ImportService types call and result together.
    if (data.kind === 'result') call.resolve(data.result as never);
    else call.reject(new ImportFailure(data.sentence));
  };
  worker.onerror = () => end('导入程序未能启动，请刷新页面后重试');

  const client: ImportClient = {
    call: (call, ...args) =>
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
        pending.set(id, { resolve: settled(resolve), reject: settled(reject) });
        // The signature ties the arguments to the call; TypeScript does not follow it into the union.
        worker.postMessage({ id, call, args } as ImportRequest);
      }),
    onProgress: () => undefined,
    end: () => end('已取消'),
  };
  return client;
}

/** A worker whose input is still being posted. */
export interface StartingWorker {
  worker: ImportClient;
  filled: Promise<void>;
}

/** Workers of one import and their input, which is read once and posted to each further worker. */
export class ImportWorkerPool {
  private pieces: readonly InputPiece[] = [];
  private options: unknown = null;
  /** Worker of the next file, started and filled ahead. */
  private spare: StartingWorker | undefined;
  private soon: ReturnType<typeof setTimeout> | undefined;

  /** `onFed`: reports the share of the input that a further worker has received, 0 to 1. */
  constructor(
    private readonly wiring: Pick<ImportWiring, 'createWorker' | 'prepare' | 'shape'>,
    private readonly choices: ColumnOptions,
    private readonly onFed: (fraction: number) => void,
  ) {}

  /** Reads the input and posts it to a first worker as it arrives. `onRead`: reports the share read, 0 to 1. */
  read(signal: AbortSignal, onRead: (fraction: number) => void): StartingWorker {
    const worker = connectImport(this.wiring.createWorker);
    return { worker, filled: this.readInto(worker, signal, onRead) };
  }

  /** Returns a filled or filling worker. */
  take(): StartingWorker {
    clearTimeout(this.soon);
    const taken = this.spare ?? this.begin();
    this.spare = undefined;
    return taken;
  }

  /** Starts the next worker in a separate task, as the page is busy rendering the result. */
  ahead(): void {
    this.drop();
    this.soon = setTimeout(() => {
      const begun = this.begin();
      this.spare = begun;
      // A failed spare worker is dropped; `take` starts another.
      begun.filled.catch(() => {
        if (this.spare === begun) this.spare = undefined;
      });
    });
  }

  /** Ends the spare worker and drops the input. */
  forget(): void {
    this.drop();
    this.pieces = [];
  }

  private drop(): void {
    clearTimeout(this.soon);
    this.spare?.worker.end();
    this.spare = undefined;
  }

  private begin(): StartingWorker {
    const worker = connectImport(this.wiring.createWorker);
    return { worker, filled: this.fill(worker) };
  }

  private async readInto(worker: ImportClient, signal: AbortSignal, onRead: (fraction: number) => void): Promise<void> {
    const pieces: InputPiece[] = [];
    let rows = 0;
    let posted: Promise<unknown> = Promise.resolve();
    const take = (piece: InputPiece, of: number) => {
      pieces.push(piece);
      rows += piece.rows.length;
      onRead(rows / Math.max(of, 1));
      posted = posted.then(() => worker.call('feed', piece));
      // Suppresses the unhandled rejection; `await posted` below reports it.
      posted.catch(() => undefined);
    };
    const sink: WorkerInputSink = {
      know: (option, list, of) => take({ option, rows: list }, of),
      expect: (list, of) => take({ option: null, rows: list }, of),
    };
    const options = await this.wiring.prepare(signal, sink);
    await posted;
    await worker.call('start', this.wiring.shape.code, options, this.choices);
    if (!signal.aborted) Object.assign(this, { pieces, options });
  }

  private async fill(worker: ImportClient): Promise<void> {
    const { pieces, options, choices, wiring } = this;
    // Sequential: yields to the event loop between two pieces.
    for (const [index, piece] of pieces.entries()) {
      await worker.call('feed', piece);
      this.onFed((index + 1) / pieces.length);
    }
    await worker.call('start', wiring.shape.code, options, choices);
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ImportSummary } from './import-protocol';

export interface Busy {
  what: 'load' | 'send' | 'write';
  stage: string;
  fraction: number;
  /** Start by performance.now(), ms. */
  since: number;
}

export interface ImporterState {
  phase: 'preparing' | 'ready' | 'failed';
  failure: unknown;
  /** Share of the worker's input that has been read, 0 to 1. */
  read: number;
  busy: Busy | null;
  summary: ImportSummary | null;
  /** Name of the imported file; '' if none was read on this page. */
  file: string;
  /** Error of the last import or upload. */
  problem: string;
  /** Notice if the rows are not those sent last; '' otherwise. */
  instead: string;
  /** Counts up when all rows are replaced: inputs are reset. */
  epoch: number;
  /** Counts up with every change of a row. */
  version: number;
  /** Refusal of single cells by the last upload; 'landed': the first cell still has to get the focus. */
  refusal: 'none' | 'landed' | 'seen';
  /** Whether the rows have changed since they were opened. */
  touched: boolean;
}

const initialImporter: ImporterState = {
  phase: 'preparing',
  failure: undefined,
  read: 0,
  busy: null,
  summary: null,
  file: '',
  problem: '',
  instead: '',
  epoch: 0,
  version: 0,
  refusal: 'none',
  touched: false,
};

export const importerStore = (): StoreApi<ImporterState> => createStore(() => initialImporter);

/** Reports progress. It never decreases, although a further worker receives the input again. */
export function showProgress(store: StoreApi<ImporterState>, fraction: number, stage?: string): void {
  store.setState(({ busy }) => ({
    busy: busy && { ...busy, fraction: Math.max(busy.fraction, fraction), stage: stage ?? busy.stage },
  }));
}

/** Applies a summary; problem and refusal are cleared once no row is wrong. `anew`: all rows were replaced. */
export function showSummary(store: StoreApi<ImporterState>, summary: ImportSummary, anew = false): void {
  store.setState(({ epoch, version }) => ({
    summary,
    epoch: anew ? epoch + 1 : epoch,
    version: version + 1,
    touched: true,
    ...(summary.wrong === 0 && { problem: '', refusal: 'none' as const }),
  }));
}

/** Runs one task at a time, after the rows are read (`who`: whose); cancelling ends its worker or calls. */
export function importTasks(store: StoreApi<ImporterState>, who: string) {
  let running: AbortController | undefined;
  /** Settles when the rows are read or have failed to be. */
  let ready: Promise<void> = Promise.resolve();

  /** Waits for reading, also if it is restarted meanwhile. */
  async function prepared(): Promise<void> {
    const awaited = ready;
    await awaited;
    if (awaited !== ready) await prepared();
  }

  async function run<T>(what: Busy['what'], stage: string, work: (signal: AbortSignal) => Promise<T>) {
    if (store.getState().busy) return null;
    const own = new AbortController();
    const { signal } = own;
    running = own;
    const reading = store.getState().phase === 'preparing' ? `正在读取${who}` : '';
    const busy = { what, stage: reading || stage, fraction: 0, since: performance.now() };
    store.setState({ busy, problem: '', refusal: 'none' });
    try {
      await prepared();
      if (reading) showProgress(store, 0, stage);
      return signal.aborted || store.getState().phase === 'failed' ? null : await work(signal);
    } catch (error) {
      const problem = error instanceof Error ? error.message : '处理失败，请重试';
      store.setState({ problem: signal.aborted ? '' : problem });
      return null;
    } finally {
      if (running === own && store.getState().busy) store.setState({ busy: null });
    }
  }

  return {
    run,
    abort: () => running?.abort(),
    after: (reading: Promise<void>) => {
      ready = reading;
      return ready;
    },
  };
}

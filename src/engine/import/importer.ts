import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Batch } from '@/api/batches';
import type { Held } from '@/form/field-kinds';
import { confirm } from '@/ui/confirm';
import { rememberBegun } from './begun-batch';
import type { Differences } from './differences';
import { type ImportClient, ImportFailure } from './import-client';
import type { ImportSummary, KnownRow, ShownProblem, ShownRow } from './import-definition';
import type { ImportWiring, RestoredRows, SentBatch } from './import-wiring';
import { type Busy, type ImporterState, initialImporter } from './importer-state';
import type { Choices } from './judge-row';
import { hiddenQuestion } from './sheet-notes';
import { type Filling, Supply } from './supply';

/** The part of a load that goes into a fresh worker and what it is to know. */
const START = 0.1;

/** Blocks of rows that come out of the worker at once: the page must not stall over them. */
const BLOCKS_AT_ONCE = 20;

/** One import on a page: its worker, its rows and what is going on with them. */
export interface Importer {
  store: StoreApi<ImporterState>;
  wiring: ImportWiring;
  /** Options of the columns that a dictionary has them for. */
  choices: Choices;
  /** `before`: what was sent before, null for a fresh start. */
  prepare: (before: Held<Batch>) => Promise<void>;
  load: (file: File) => Promise<void>;
  cancel: () => void;
  /** `sought`: of rows that hold it; '' for all. */
  view: (from: number, count: number, sought?: string) => Promise<{ total: number; rows: ShownRow[] }>;
  viewProblems: (from: number, count: number) => Promise<{ total: number; rows: ShownProblem[] }>;
  /** What a file says otherwise than the expected rows: the first so many of each kind. */
  differences: (most: number) => Promise<Differences>;
  edit: (no: number, field: string, value: string) => Promise<void>;
  /** What stands in a cell that is being typed in: goes into the draft, but is not judged. @returns what ends it */
  typing: (no: number, field: string, text: string) => () => void;
  /** More rows, where rows are new: begun with what is known, column name → text. */
  add: (rows: readonly KnownRow[]) => Promise<void>;
  remove: (no: number) => Promise<void>;
  file: (which: 'template' | 'errorList') => Promise<Blob | null>;
  /** The field's new value, or null when nothing was sent. */
  send: (goodOnly: boolean) => Promise<Batch | null>;
  /** The first refused cell has the focus. */
  seen: () => void;
  end: () => void;
}

export function createImporter(wiring: ImportWiring): Importer {
  const store = createStore<ImporterState>(() => initialImporter);
  const choices = wiring.choices();
  /** A file is read in a worker of its own, so that cancelling leaves what was there. */
  const supply = new Supply(wiring, choices, (arrived) => {
    if (store.getState().busy?.what === 'load') progress(START * arrived);
  });
  let client: ImportClient | undefined;
  let preparing: AbortController | undefined;
  /** Settled once the rows are there, or could not be read. */
  let ready: Promise<void> = Promise.resolve();
  let running: AbortController | undefined;
  /** Cells that are being typed in. */
  const open = new Set<{ no: number; field: string; text: string; told: boolean }>();
  /** What has been asked of the worker since the last pull, one after another. */
  let kept: Promise<void> = Promise.resolve();
  let stopCollecting: (() => void) | undefined;
  const begunOf = rememberBegun();
  const present = (): ImportClient => {
    if (!client) throw new ImportFailure('导入程序尚未就绪，请稍后再试');
    return client;
  };

  /** Rows to go on with: what was kept here, else what was sent before. */
  async function leftOff(before: Held<Batch>, signal: AbortSignal): Promise<{ blocks: string[]; sent?: RestoredRows }> {
    const blocks = await wiring.keep.read(signal);
    const sent = blocks.length > 0 ? undefined : await wiring.restore?.(before, signal);
    return { blocks, ...(sent && { sent }) };
  }

  async function prepare(before: Held<Batch>): Promise<void> {
    running?.abort();
    preparing?.abort();
    const own = new AbortController();
    const { signal } = own;
    preparing = own;
    store.setState({ phase: 'preparing', failure: undefined, read: 0 });
    await kept;
    if (signal.aborted) return;
    let begun: Filling | undefined;
    try {
      begun = supply.read(signal, (read) => {
        if (signal.aborted) return;
        store.setState({ read });
        progress(START * read);
      });
      const { worker, filled } = begun;
      signal.addEventListener('abort', () => worker !== client && worker.end());
      const [{ blocks, sent }] = await Promise.all([leftOff(before, signal), filled]);
      for (const rows of sent?.pages ?? []) await worker.call('restore', { rows });
      for (const text of blocks) await worker.call('restoreKept', { text });
      const summary = await worker.call('summary', {});
      if (signal.aborted) return;
      client?.end();
      client = worker;
      changed(summary, true);
      const instead = sent?.instead ?? '';
      // What the field holds is not what is shown here.
      store.setState({ phase: 'ready', instead, touched: before !== null && instead !== '' });
      stopCollecting?.();
      stopCollecting = wiring.keep.onCollect(collect);
      supply.ahead();
    } catch (error) {
      begun?.worker.end();
      if (!signal.aborted) store.setState({ phase: 'failed', failure: error });
    }
  }

  /** Also when it is prepared anew meanwhile. */
  async function prepared(): Promise<void> {
    const awaited = ready;
    await awaited;
    if (awaited !== ready) await prepared();
  }

  /** Runs one piece of work at a time, once the rows are there; cancelling it ends its worker or its calls. */
  async function during<T>(what: Busy['what'], stage: string, work: (signal: AbortSignal) => Promise<T>) {
    if (store.getState().busy) return null;
    const own = new AbortController();
    const { signal } = own;
    running = own;
    const reading = store.getState().phase === 'preparing' ? `正在读取${wiring.shape.words.who}` : '';
    const begun = { what, stage: reading || stage, fraction: 0, since: performance.now() };
    store.setState({ busy: begun, problem: '', refusal: 'none' });
    try {
      await prepared();
      if (reading) progress(0, stage);
      return signal.aborted || store.getState().phase === 'failed' ? null : await work(signal);
    } catch (error) {
      store.setState({ problem: signal.aborted ? '' : sentenceOf(error) });
      return null;
    } finally {
      if (running === own && store.getState().busy) store.setState({ busy: null });
    }
  }

  /** Brings the rows that changed into the draft. */
  async function pull(from: ImportClient): Promise<void> {
    for (let left = 1; left > 0; ) {
      const answer = await from.call('keep', { most: BLOCKS_AT_ONCE });
      // A worker that has been replaced meanwhile has nothing to say any more.
      if (from !== client) return;
      wiring.keep.put(answer.blocks, answer.count);
      left = answer.left;
    }
  }

  /** Whatever goes wrong here is asked for again with the next change, and the rows are still on the page. */
  function keepRows(): Promise<void> {
    const from = client;
    if (!from) return kept;
    wiring.keep.touch();
    kept = kept.then(() => pull(from)).catch(() => undefined);
    return kept;
  }

  async function collect(): Promise<void> {
    const from = client;
    if (from && open.size > 0) {
      const told = [...open].map((cell) => {
        cell.told = true;
        return from.call('typing', cell);
      });
      kept = Promise.all([kept, ...told])
        .then(() => pull(from))
        .catch(() => undefined);
    }
    await kept;
  }

  const progress = (fraction: number, stage?: string) =>
    store.setState(({ busy }) => ({
      // What had arrived may have to go into another worker: that is no way back.
      busy: busy && { ...busy, fraction: Math.max(busy.fraction, fraction), stage: stage ?? busy.stage },
    }));
  /** What was wrong with rows is past once none of them is. */
  const changed = (summary: ImportSummary, anew = false) =>
    store.setState(({ epoch, version }) => ({
      summary,
      epoch: anew ? epoch + 1 : epoch,
      version: version + 1,
      touched: true,
      ...(summary.wrong === 0 && { problem: '', refusal: 'none' as const }),
    }));

  /** Rows came or went: what was asked has it, and the draft takes it over. */
  const moved = async (asked: Promise<ImportSummary>) => {
    void keepRows();
    changed(await asked);
  };

  return {
    store,
    wiring,
    choices,
    prepare: (before) => {
      ready = prepare(before);
      return ready;
    },
    load: async (file) => {
      await during('load', '正在打开文件', async (signal) => {
        const { worker, filled } = supply.take();
        signal.addEventListener('abort', () => worker.end());
        try {
          await filled;
          performance.mark('import-load');
          const shown = (fraction: number, stage: string) => progress(START + fraction * (1 - START), stage);
          const { hidden } = await worker.call('open', { file }, shown);
          const withHidden = hidden.length > 0 && (await confirm(hiddenQuestion(hidden)));
          const summary = await worker.call('load', { withHidden }, shown);
          performance.measure('import-load', 'import-load');
          client?.end();
          client = worker;
          // At once with what was found, so that the page is drawn once.
          store.setState({ busy: null, file: file.name });
          changed(summary, true);
          void keepRows();
          supply.ahead();
        } catch (error) {
          worker.end();
          throw error;
        }
      });
    },
    cancel: () => {
      running?.abort();
      store.setState({ busy: null });
    },
    view: (from, count, sought = '') => present().call('view', { from, count, sought }),
    viewProblems: (from, count) => present().call('viewProblems', { from, count }),
    differences: (most) => present().call('differences', { most }),
    edit: async (no, field, value) => {
      const asked = present().call('edit', { no, field, value });
      // The worker answers in order: what it is asked for now has the edit in it, also when the page is left meanwhile.
      void keepRows();
      changed(await asked);
    },
    typing: (no, field, text) => {
      const cell = { no, field, text, told: false };
      open.add(cell);
      wiring.keep.touch();
      return () => {
        open.delete(cell);
        // Left, or given up: what counts then comes by `edit`.
        if (cell.told) void client?.call('typing', { no, field, text: null }).catch(() => undefined);
      };
    },
    add: (rows) => moved(present().call('add', { rows })),
    remove: (no) => moved(present().call('remove', { no })),
    file: (which) =>
      during('write', which === 'template' ? '正在生成模板' : '正在生成错误清单', () => present().call(which, {})),
    send: (goodOnly) =>
      during('send', '正在上传明细', async (signal) => {
        if (!wiring.send) throw new ImportFailure('这些明细只在本机核对，不提交');
        const own = present();
        const { total } = await own.call('wire', { from: 0, count: 0, goodOnly });
        const { rows: all, passed } = await own.call('summary', {});
        if (!goodOnly && total !== all) throw new ImportFailure(`共${all}行，只有${passed}行可以提交，请核对其余的行`);
        const rows = async (from: number, count: number) => (await own.call('wire', { from, count, goodOnly })).rows;
        const left: SentBatch['left'] = async (from, count) =>
          goodOnly ? own.call('leftOut', { from, count }) : { total: 0, rows: [] };
        const refused: SentBatch['refused'] = async (faults) => {
          changed(await own.call('refuse', { faults }));
          void keepRows();
          store.setState({ refusal: 'landed' });
        };
        const begun = begunOf(`${store.getState().version} ${goodOnly}`);
        const sent = await wiring.send({ total, begun, rows, left, progress, refused }, signal);
        // Nobody is left out in silence: neither on the way nor by whoever took them in.
        if (sent.zs !== total) throw new ImportFailure(`提交了${total}行，中心收到${sent.zs}行，请重新提交明细`);
        // From here on they are kept as what was sent.
        await kept;
        wiring.keep.clear();
        return sent;
      }),
    seen: () => store.setState({ refusal: 'seen' }),
    end: () => {
      running?.abort();
      preparing?.abort();
      const ended = client;
      // Cells take over what was typed last as they go; then it is brought over before the worker ends.
      setTimeout(() => void kept.finally(() => ended?.end()));
      stopCollecting?.();
      supply.forget();
    },
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : '处理失败，请重试';
}

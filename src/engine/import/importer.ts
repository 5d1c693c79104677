import type { StoreApi } from 'zustand/vanilla';
import type { Batch } from '@/api/cases/batches';
import type { Held } from '@/schema/field-kinds';
import { askConfirmation } from '@/ui/dialog/confirm';
import { type ImportClient, ImportFailure, ImportWorkerPool, type StartingWorker } from './import-client';
import type { RowRecord } from './import-definition';
import type { ImportSummary } from './import-protocol';
import type { ImportWiring, RestoredRows } from './import-wiring';
import { type ImporterState, importerStore, importTasks, showProgress, showSummary } from './importer-state';
import { draftSync, type OpenRows, resumableUploads, sendRows } from './open-rows';

/** Share of the progress for starting and filling a worker. */
const START = 0.1;

export type Importer = ReturnType<typeof createImporter>;

/** One import on a page: worker, state and actions. */
export function createImporter(wiring: ImportWiring) {
  const store = importerStore();
  const choices = wiring.choices();
  /** A file is read in a separate worker, so that cancelling keeps the former rows. */
  const pool = new ImportWorkerPool(wiring, choices, (fed) => {
    if (store.getState().busy?.what === 'load') showProgress(store, START * fed);
  });
  let client: ImportClient | undefined;
  const rows: OpenRows = {
    wiring,
    store,
    client: () => client,
    present: () => {
      if (!client) throw new ImportFailure('导入程序尚未就绪，请稍后再试');
      return client;
    },
  };
  const draft = draftSync(rows);
  const tasks = importTasks(store, wiring.shape.words.who);
  const uploads = resumableUploads();
  /** Shows the rows of a further worker in place of the former ones. */
  const adopt = (worker: ImportClient, summary: ImportSummary) => {
    client?.end();
    client = worker;
    showSummary(store, summary, true);
  };
  const prepare = preparation(rows, pool, draft, adopt);
  const change = async (ask: (client: ImportClient) => Promise<ImportSummary>) => {
    const summary = ask(rows.present());
    // The worker answers in order, so the save includes this change, even if the page is left.
    void draft.save();
    showSummary(store, await summary);
  };

  return {
    store,
    wiring,
    /** Options of the columns that use a dictionary. */
    choices,
    /** `before`: batch sent before, null for a fresh start. */
    prepare: (before: Held<Batch>) => {
      tasks.abort();
      return tasks.after(prepare.start(before));
    },
    load: async (file: File) => {
      await tasks.run('load', '正在打开文件', async (signal) => {
        const { worker, filled } = pool.take();
        signal.addEventListener('abort', () => worker.end());
        try {
          await filled;
          const summary = await readFile(worker, store, file);
          // Together with the result, so that the page renders once.
          store.setState({ busy: null, file: file.name });
          adopt(worker, summary);
          void draft.save();
          pool.ahead();
        } catch (error) {
          worker.end();
          throw error;
        }
      });
    },
    cancel: () => {
      tasks.abort();
      store.setState({ busy: null });
    },
    /** `search`: text in any cell; '' for all rows. */
    view: (from: number, count: number, search = '') => rows.present().call('view', from, count, search),
    /** Counts of all rows, after the changes made so far. */
    summary: () => rows.present().call('summary'),
    viewProblems: (from: number, count: number) => rows.present().call('viewProblems', from, count),
    differences: (most: number) => rows.present().call('differences', most),
    edit: (no: number, field: string, value: string) => change((worker) => worker.call('edit', no, field, value)),
    /** Stores the text of a cell being edited in the draft, without judging it. @returns function that ends the editing */
    typing: draft.typing,
    /** Adds new rows with the given values. */
    add: (list: readonly RowRecord[]) => change((worker) => worker.call('add', list)),
    remove: (no: number) => change((worker) => worker.call('remove', no)),
    file: (which: 'template' | 'errorList') =>
      tasks.run('write', which === 'template' ? '正在生成模板' : '正在生成错误清单', () =>
        rows.present().call('file', which),
      ),
    /** Sends the rows; null if nothing was sent. */
    send: (goodOnly: boolean) =>
      tasks.run('send', '正在上传明细', async (signal) => {
        const begun = uploads(`${store.getState().version} ${goodOnly}`);
        const sent = await sendRows(rows, { goodOnly, begun, save: draft.save }, signal);
        // From here on the rows are stored as the batch.
        await draft.saved();
        wiring.keep.clear();
        return sent;
      }),
    /** Confirms that the first refused cell has the focus. */
    seen: () => store.setState({ refusal: 'seen' }),
    end: () => {
      tasks.abort();
      prepare.abort();
      const ended = client;
      // Unmounting cells commit their last text first; it is saved before the worker ends.
      setTimeout(() => void draft.saved().finally(() => ended?.end()));
      draft.stop();
      pool.forget();
    },
  };
}

/** Reads the worker's input and the rows to resume; a further start replaces the running one. */
function preparation(
  { wiring, store, client }: OpenRows,
  pool: ImportWorkerPool,
  draft: ReturnType<typeof draftSync>,
  adopt: (worker: ImportClient, summary: ImportSummary) => void,
) {
  let running: AbortController | undefined;

  /** Rows to resume: from the draft, else those sent before. */
  async function leftOff(before: Held<Batch>, signal: AbortSignal): Promise<{ blocks: string[]; sent?: RestoredRows }> {
    const blocks = await wiring.keep.read(signal);
    const sent = blocks.length > 0 ? undefined : await wiring.restore?.(before, signal);
    return { blocks, ...(sent && { sent }) };
  }

  async function start(before: Held<Batch>): Promise<void> {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    store.setState({ phase: 'preparing', failure: undefined, read: 0 });
    await draft.saved();
    if (signal.aborted) return;
    let begun: StartingWorker | undefined;
    try {
      begun = pool.read(signal, (read) => {
        if (signal.aborted) return;
        store.setState({ read });
        showProgress(store, START * read);
      });
      const { worker, filled } = begun;
      signal.addEventListener('abort', () => worker !== client() && worker.end());
      const [{ blocks, sent }] = await Promise.all([leftOff(before, signal), filled]);
      for (const rows of sent?.pages ?? []) await worker.call('restore', rows);
      for (const text of blocks) await worker.call('restoreDraft', text);
      const summary = await worker.call('summary');
      if (signal.aborted) return;
      adopt(worker, summary);
      const instead = sent?.instead ?? '';
      // A notice means that the rows shown are not the field's value.
      store.setState({ phase: 'ready', instead, touched: before !== null && instead !== '' });
      draft.start();
      pool.ahead();
    } catch (error) {
      begun?.worker.end();
      if (!signal.aborted) store.setState({ phase: 'failed', failure: error });
    }
  }

  return { start, abort: () => running?.abort() };
}

/** Reads a file in a worker; rows hidden in Excel are asked about, as a filtered list usually means the visible ones only. */
async function readFile(worker: ImportClient, store: StoreApi<ImporterState>, file: File): Promise<ImportSummary> {
  performance.mark('import-load');
  worker.onProgress = (fraction, stage) => showProgress(store, START + fraction * (1 - START), stage);
  const { hidden } = await worker.call('open', file);
  const withHidden =
    hidden !== '' &&
    (await askConfirmation({
      title: '文件中有隐藏的行',
      content: `${hidden}在Excel中被隐藏或筛选掉，看不见但有内容。要一并导入吗？`,
      okText: '一并导入',
      cancelText: '只导入看得见的行',
    }));
  const summary = await worker.call('load', withHidden);
  performance.measure('import-load', 'import-load');
  return summary;
}

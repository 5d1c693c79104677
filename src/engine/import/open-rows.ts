import type { StoreApi } from 'zustand/vanilla';
import type { Batch } from '@/api/cases/batches';
import { type ImportClient, ImportFailure } from './import-client';
import type { ImportWiring, ResumableUpload, SubmittedBatch } from './import-wiring';
import { type ImporterState, showProgress, showSummary } from './importer-state';

/** Draft blocks fetched from the worker at once: more would block the page. */
const BLOCKS_AT_ONCE = 20;

/** Rows on show: the worker that holds them, and the state of the page. */
export interface OpenRows {
  wiring: ImportWiring;
  store: StoreApi<ImporterState>;
  /** Undefined until the rows are read. */
  client: () => ImportClient | undefined;
  /** @throws ImportFailure before the rows are read */
  present: () => ImportClient;
}

/** Copies changed rows from the worker into the draft, one save after another. */
export function draftSync({ wiring, client }: OpenRows) {
  /** Cells being edited; `posted`: the worker has their text. */
  const open = new Set<{ no: number; field: string; text: string; posted: boolean }>();
  let saved: Promise<void> = Promise.resolve();
  let stopCollecting: (() => void) | undefined;

  async function pull(from: ImportClient): Promise<void> {
    for (let left = 1; left > 0; ) {
      const found = await from.call('draftBlocks', BLOCKS_AT_ONCE);
      // Ignore the result of a replaced worker.
      if (from !== client()) return;
      wiring.keep.put(found.blocks, found.count);
      left = found.left;
    }
  }

  /** Saves the rows; failures are ignored, as the next change retries and the rows stay on the page. */
  function save(): void {
    const from = client();
    if (!from) return;
    wiring.keep.touch();
    saved = saved.then(() => pull(from)).catch(() => undefined);
  }

  async function collect(): Promise<void> {
    const from = client();
    if (from && open.size > 0) {
      const posted = [...open].map((cell) => {
        cell.posted = true;
        return from.call('typing', cell.no, cell.field, cell.text);
      });
      saved = Promise.all([saved, ...posted])
        .then(() => pull(from))
        .catch(() => undefined);
    }
    await saved;
  }

  return {
    save,
    saved: () => saved,
    start: () => {
      stopCollecting?.();
      stopCollecting = wiring.keep.onCollect(collect);
    },
    stop: () => stopCollecting?.(),
    typing: (no: number, field: string, text: string) => {
      const cell = { no, field, text, posted: false };
      open.add(cell);
      wiring.keep.touch();
      return () => {
        open.delete(cell);
        // Editing has ended; a committed value arrives by `edit`.
        if (cell.posted)
          void client()
            ?.call('typing', no, field, null)
            .catch(() => undefined);
      };
    },
  };
}

/** Sends the rows as a batch. @throws ImportFailure if not all rows can be sent or have arrived */
export async function sendRows(
  { wiring, store, present }: OpenRows,
  { goodOnly, begun, save }: { goodOnly: boolean; begun: ResumableUpload; save: () => void },
  signal: AbortSignal,
): Promise<Batch> {
  if (!wiring.send) throw new ImportFailure('这些明细只在本机核对，不提交');
  const worker = present();
  const { total } = await worker.call('wire', 0, 0, goodOnly);
  const { rows: all, passed } = await worker.call('summary');
  if (!goodOnly && total !== all) throw new ImportFailure(`共${all}行，只有${passed}行可以提交，请核对其余的行`);
  const batch: SubmittedBatch = {
    total,
    begun,
    rows: async (from, count) => (await worker.call('wire', from, count, goodOnly)).rows,
    left: async (from, count) => (goodOnly ? worker.call('rejected', from, count) : { total: 0, rows: [] }),
    progress: (fraction) => showProgress(store, fraction),
    refused: async (cells) => {
      showSummary(store, await worker.call('refuse', cells));
      save();
      store.setState({ refusal: 'landed' });
    },
  };
  const sent = await wiring.send(batch, signal);
  // No row is lost unnoticed, on the way or at the centre.
  if (sent.zs !== total) throw new ImportFailure(`提交了${total}行，中心收到${sent.zs}行，请重新保存明细`);
  return sent;
}

/** Returns a lookup of the upload for a state of the rows (`of`): changed rows start a new upload. */
export function resumableUploads(): (of: string) => ResumableUpload {
  let last: { of: string; begun: ResumableUpload } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, begun: { pcbh: '', arrived: new Set() } };
    return last.begun;
  };
}

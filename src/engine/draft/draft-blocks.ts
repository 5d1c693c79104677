import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Draft, fetchDraftBlock, saveDraftBlock } from '@/api/cases/drafts';
import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import type { RunCalls } from '../flow/define-flow';

export type BlockNames = NonNullable<Draft['mxk']>;

/** Parallel requests. */
const AT_ONCE = 4;

/**
 * Blocks for up to 100,000 rows, which are too many for a draft's text. A block is immutable; changed rows form a new block
 * with a new name, and the draft lists the names of its blocks. So a save is atomic and sends only changed blocks.
 */
export interface DraftBlocks {
  /** Block names that the draft lists. */
  named: () => BlockNames;
  /** Sets the changed blocks of a field by position; other blocks stay. `count`: blocks in all. */
  put: (field: string, changed: readonly (readonly [place: number, text: string])[], count: number) => void;
  /** Removes all blocks of the field. */
  clear: (field: string) => void;
  /** Blocks of the field in order; missing texts are fetched from the centre. @throws ApiError */
  read: (field: string, signal: AbortSignal) => Promise<string[]>;
  /** Sends the blocks that the centre does not have. @throws ApiError */
  send: () => Promise<void>;
  /** Texts of unsent blocks by name. */
  unsent: () => Record<string, string>;
  /** Marks all blocks as unsent: the centre may have deleted them. */
  sendAgain: () => void;
  /** Switches to another draft's blocks; subscribers of `adopted` reload their rows. */
  adopt: (named: BlockNames) => void;
  /** Number of `adopt` calls. */
  adopted: StoreApi<number>;
  /** Marks rows as edited; `collect` stores them later. */
  touch: () => void;
  touched: () => boolean;
  /** Whether touched rows are not collected yet. */
  waiting: () => boolean;
  onTouch: (listener: () => void) => () => void;
  /** Registers a row owner that calls `put` before a save. @returns unsubscribe function */
  onCollect: (put: () => Promise<void>) => () => void;
  collect: () => Promise<void>;
}

/** Creates the blocks of one draft. `lost`: texts of listed blocks that the centre does not have. `number`: business number. */
export function createDraftBlocks(
  code: string,
  found: BlockNames = {},
  calls: RunCalls = {},
  lost: Readonly<Record<string, string>> = {},
  number: () => string | undefined = () => undefined,
): DraftBlocks {
  const fields = new Map(Object.entries(found).map(([field, names]) => [field, [...names]]));
  /** Texts by block name: stored here or already read. */
  const texts = new Map(Object.entries(lost));
  const arrived = new Set(
    Object.values(found)
      .flat()
      .filter((name) => !texts.has(name)),
  );
  const adopted = createStore(() => 0);
  const listeners = new Set<() => void>();
  const collectors = new Set<() => Promise<void>>();
  let touched = false;
  let waiting = false;
  const mark = randomMark();
  let count = 0;

  const forgetUnnamed = () => {
    const named = new Set([...fields.values()].flat());
    for (const name of texts.keys()) if (!named.has(name)) texts.delete(name);
  };
  const changed = () => {
    touched = true;
    for (const listener of listeners) listener();
  };

  return {
    named: () => Object.fromEntries([...fields].filter(([, names]) => names.length > 0)),
    put: (field, blocks, total) => {
      const names = (fields.get(field) ?? []).slice(0, total);
      for (const [place, text] of blocks) {
        const former = names[place];
        if (former !== undefined && texts.get(former) === text) continue;
        count += 1;
        const name = `${field}.${mark}.${count}`;
        texts.set(name, text);
        names[place] = name;
      }
      fields.set(field, names);
      forgetUnnamed();
      changed();
    },
    clear: (field) => {
      fields.delete(field);
      forgetUnnamed();
      changed();
    },
    read: async (field, signal) => {
      const names = fields.get(field) ?? [];
      const read: string[] = [];
      await sideBySide([...names.entries()], async ([at, name]) => {
        const known = texts.get(name) ?? (await fetchDraftBlock(code, name, { ...calls, ywlsh: number(), signal }))?.nr;
        if (known === undefined) throw new ApiError('malformed', MALFORMED_TEXT);
        texts.set(name, known);
        read[at] = known;
      });
      return read;
    },
    send: async () => {
      const left = [...fields.values()].flat().filter((name) => !arrived.has(name));
      await sideBySide(left, async (name) => {
        const text = texts.get(name);
        if (text === undefined) return;
        await saveDraftBlock(code, name, text, { ...calls, ywlsh: number() });
        arrived.add(name);
      });
    },
    unsent: () => Object.fromEntries([...texts].filter(([name]) => !arrived.has(name))),
    sendAgain: () => {
      for (const name of texts.keys()) arrived.delete(name);
    },
    adopt: (named) => {
      fields.clear();
      for (const [field, names] of Object.entries(named)) {
        fields.set(field, [...names]);
        for (const name of names) arrived.add(name);
      }
      forgetUnnamed();
      touched = false;
      waiting = false;
      adopted.setState((times) => times + 1, true);
    },
    adopted,
    touch: () => {
      waiting = true;
      changed();
    },
    touched: () => touched,
    waiting: () => waiting,
    onTouch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCollect: (put) => {
      collectors.add(put);
      return () => collectors.delete(put);
    },
    collect: async () => {
      waiting = false;
      await Promise.all([...collectors].map((put) => put()));
    },
  };
}

/** Runs `work` with limited concurrency; the first failure rejects and starts no further items. */
async function sideBySide<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(item).catch((error: unknown) => {
        left.length = 0;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** Random prefix that separates this window's blocks from those of other windows with the same draft. */
function randomMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
}

/** Blocks of one field, as an import stores its rows. */
export interface DraftRowStore {
  read: (signal: AbortSignal) => Promise<string[]>;
  put: (changed: readonly (readonly [place: number, text: string])[], count: number) => void;
  clear: () => void;
  touch: () => void;
  onCollect: DraftBlocks['onCollect'];
  /** Counts up when rows of another draft are to be shown. */
  adopted: StoreApi<number>;
}

export function draftRowStore(blocks: DraftBlocks, field: string): DraftRowStore {
  return {
    read: (signal) => blocks.read(field, signal),
    put: (changed, count) => blocks.put(field, changed, count),
    clear: () => blocks.clear(field),
    touch: blocks.touch,
    onCollect: blocks.onCollect,
    adopted: blocks.adopted,
  };
}

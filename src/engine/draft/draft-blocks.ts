import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Draft, fetchDraftBlock, saveDraftBlock } from '@/api/drafts';
import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import type { RunCalls } from '../flow/define-flow';

export type BlockNames = NonNullable<Draft['mxk']>;

/** Sent, or read, side by side. */
const AT_ONCE = 4;

/**
 * Rows too many for a draft's text: up to a hundred thousand, kept beside it in blocks. A block never changes; other rows are
 * another block under another name, and the draft names those it consists of. So a save counts as a whole, and only what
 * changed is sent.
 */
export interface DraftBlocks {
  /** What the draft is to name. */
  named: () => BlockNames;
  /** The field's blocks as they stand now, by place; those not given stay as they are. */
  put: (field: string, changed: readonly (readonly [place: number, text: string])[], count: number) => void;
  /** There is nothing more to keep of the field. */
  clear: (field: string) => void;
  /** The field's blocks, in order; what is not here comes from the centre. @throws ApiError */
  read: (field: string, signal: AbortSignal) => Promise<string[]>;
  /** Sends what the centre does not have yet. @throws ApiError */
  send: () => Promise<void>;
  /** Texts of what it does not have yet, by name. */
  unsent: () => Record<string, string>;
  /** The centre may have lost what it was sent: all of it goes again. */
  sendAgain: () => void;
  /** Goes on with another draft's blocks; whoever shows rows reads them anew. */
  adopt: (named: BlockNames) => void;
  /** Counts up with every `adopt`. */
  adopted: StoreApi<number>;
  /** Something was typed into rows; it is put when it is collected. */
  touch: () => void;
  touched: () => boolean;
  /** Touched, and not collected yet. */
  waiting: () => boolean;
  onTouch: (listener: () => void) => () => void;
  /** Whoever holds rows puts what is new when a save is near. @returns what takes it off again */
  onCollect: (put: () => Promise<void>) => () => void;
  collect: () => Promise<void>;
}

/** `lost`: texts of blocks it names that the centre does not have. `number`: of the application they are of. */
export function createDraftBlocks(
  code: string,
  found: BlockNames = {},
  calls: RunCalls = {},
  lost: Readonly<Record<string, string>> = {},
  number: () => string | undefined = () => undefined,
): DraftBlocks {
  const fields = new Map(Object.entries(found).map(([field, names]) => [field, [...names]]));
  /** Texts by name: what was put here or read already. */
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

/** The first that fails fails all; no more are begun then. */
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

/** Tells this window's blocks from those of another that has the same draft open. */
function randomMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36)).join('');
}

/** The blocks of one field, as an import keeps its rows in them. */
export interface KeptRows {
  read: (signal: AbortSignal) => Promise<string[]>;
  put: (changed: readonly (readonly [place: number, text: string])[], count: number) => void;
  clear: () => void;
  touch: () => void;
  onCollect: DraftBlocks['onCollect'];
  /** Counts up when other rows are to be shown than those that were put here. */
  adopted: StoreApi<number>;
}

export function keptRows(blocks: DraftBlocks, field: string): KeptRows {
  return {
    read: (signal) => blocks.read(field, signal),
    put: (changed, count) => blocks.put(field, changed, count),
    clear: () => blocks.clear(field),
    touch: blocks.touch,
    onCollect: blocks.onCollect,
    adopted: blocks.adopted,
  };
}

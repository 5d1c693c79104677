// Blocks of rows too many for the draft's text. A block is immutable: changed rows become a new block, and the draft lists its blocks, so
// that a save is atomic.

import type { Store } from '../../kernel/store';
import { BusinessError, REFUSED } from '../../kernel/transaction';

interface BlockRecord {
  /** Key of the draft. */
  draft: string;
  /** Name of the block, chosen by the client. */
  kbh: string;
  /** JSON text. */
  nr: string;
}

/** Two hundred thousand rows: the saved blocks of the largest draft, and their replacements. */
const MOST_BLOCKS = 1_000;
/** Characters. */
export const LONGEST_BLOCK = 500_000;

const blocks = (store: Store) => store.table<BlockRecord>('draft-blocks');
const keyOf = (draft: string, kbh: string) => `${draft}|${kbh}`;

/** Index by draft: a save must not scan all blocks. */
const byDraft = (store: Store) =>
  store.index<BlockRecord, BlockNames>('draft-blocks', 'by-draft', () => new BlockNames());

class BlockNames {
  private readonly names = new Map<string, Set<string>>();
  added({ draft, kbh }: BlockRecord): void {
    const known = this.names.get(draft);
    if (known) known.add(kbh);
    else this.names.set(draft, new Set([kbh]));
  }
  removed({ draft, kbh }: BlockRecord): void {
    this.names.get(draft)?.delete(kbh);
  }
  of(draft: string): readonly string[] {
    return [...(this.names.get(draft) ?? [])];
  }
}

/** Stores a block; it is unused until the draft names it. @throws BusinessError for a bad name, length or count */
export function putBlock(store: Store, draft: string, input: { kbh: string; nr: string }): null {
  if (!/^[\w.-]{1,60}$/.test(input.kbh)) throw new BusinessError(REFUSED, '草稿明细的块号不正确');
  if (input.nr.length > LONGEST_BLOCK) throw new BusinessError(REFUSED, '草稿明细过长，无法保存');
  if (byDraft(store).of(draft).length >= MOST_BLOCKS) throw new BusinessError(REFUSED, '草稿明细过多，无法保存');
  blocks(store).put(keyOf(draft, input.kbh), { draft, ...input });
  return null;
}

/** Returns a block of the draft; null if there is none of that name. */
export function blockOf(store: Store, draft: string, kbh: string): { nr: string } | null {
  const found = blocks(store).get(keyOf(draft, kbh));
  return found ? { nr: found.nr } : null;
}

/** Moves the blocks of one draft to another, whose own blocks are dropped. */
export function moveBlocks(store: Store, from: string, to: string): void {
  commitBlocks(store, to, []);
  for (const kbh of byDraft(store).of(from)) {
    const block = blocks(store).get(keyOf(from, kbh));
    if (block) blocks(store).put(keyOf(to, kbh), { ...block, draft: to });
  }
}

/** Keeps exactly the named blocks of the draft and drops all others. @throws BusinessError if a named one is missing */
export function commitBlocks(store: Store, draft: string, named: readonly string[]): void {
  const wanted = new Set(named);
  const present = byDraft(store).of(draft);
  const known = new Set(present);
  if (named.some((kbh) => !known.has(kbh))) throw new BusinessError(REFUSED, '草稿明细不完整，请重新保存');
  for (const kbh of present) if (!wanted.has(kbh)) blocks(store).delete(keyOf(draft, kbh));
}

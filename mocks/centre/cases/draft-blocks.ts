// Rows that are too many for a draft's text, in blocks beside it. A block never changes: other rows are another block, and the
// draft names those it consists of, so that a save is whole or not there at all.
import { REFUSED, Refusal } from '../kernel/desk';
import type { Store } from '../kernel/store';

interface BlockRecord {
  /** Key of the draft. */
  draft: string;
  /** Name the writer gave it. */
  kbh: string;
  /** JSON text. */
  nr: string;
}

/** A hundred thousand rows twice over: those that stand and those that are about to. */
const MOST_BLOCKS = 1_000;
/** Characters. */
export const LONGEST_BLOCK = 500_000;

const blocks = (store: Store) => store.table<BlockRecord>('draft-blocks');
const keyOf = (draft: string, kbh: string) => `${draft}|${kbh}`;

/** Blocks by draft: saving one must not walk through everybody's. */
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

/** Takes a block in; until the draft names it, it counts for nothing. @throws Refusal */
export function putBlock(store: Store, draft: string, input: { kbh: string; nr: string }): null {
  if (!/^[\w.-]{1,60}$/.test(input.kbh)) throw new Refusal(REFUSED, '草稿明细的块号不正确');
  if (input.nr.length > LONGEST_BLOCK) throw new Refusal(REFUSED, '草稿明细过长，无法保存');
  if (byDraft(store).of(draft).length >= MOST_BLOCKS) throw new Refusal(REFUSED, '草稿明细过多，无法保存');
  blocks(store).put(keyOf(draft, input.kbh), { draft, ...input });
  return null;
}

/** A block of the draft; null when there is none of that name. */
export function blockOf(store: Store, draft: string, kbh: string): { nr: string } | null {
  const found = blocks(store).get(keyOf(draft, kbh));
  return found ? { nr: found.nr } : null;
}

/** The blocks of one draft are another one's from now on, and the other one's own go. */
export function moveBlocks(store: Store, from: string, to: string): void {
  keepBlocks(store, to, []);
  for (const kbh of byDraft(store).of(from)) {
    const block = blocks(store).get(keyOf(from, kbh));
    if (block) blocks(store).put(keyOf(to, kbh), { ...block, draft: to });
  }
}

/** From now on the draft consists of these; all others go. @throws Refusal when one is not there */
export function keepBlocks(store: Store, draft: string, named: readonly string[]): void {
  const wanted = new Set(named);
  const present = byDraft(store).of(draft);
  const known = new Set(present);
  if (named.some((kbh) => !known.has(kbh))) throw new Refusal(REFUSED, '草稿明细不完整，请重新保存');
  for (const kbh of present) if (!wanted.has(kbh)) blocks(store).delete(keyOf(draft, kbh));
}

import { useEffect, useState } from 'react';
import { useSession } from '@/session/session-store';
import { autosave } from './autosave';
import { type FoundDraft, findDraft as findInBox } from './draft-box';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper';

/** What is typed on a page outside of the business flows, in the same draft box as theirs: only the person themselves gets it back. */
export interface PageDraft {
  keeper: DraftKeeper;
  /** What is to be kept from now on, as JSON text; `dqbz`: 'form', or 'confirm' once it is being handed in. */
  edit: (nr: string, dqbz?: 'form' | 'confirm') => void;
}

/**
 * A draft under this code, going on from the one that was found. Nothing is kept before the first edit, and nothing for a
 * guest. What it begins with is read once.
 */
export function usePageDraft(code: string, found: FoundDraft | null): PageDraft {
  const [{ draft, watch }] = useState(() => createPageDraft(code, found));
  useEffect(() => {
    const stop = autosave(draft.keeper, watch);
    return () => {
      stop();
      // Left by a link within the pause after the last key.
      void draft.keeper.save();
    };
  }, [draft, watch]);
  return draft;
}

const LONGEST_SEARCH_MS = 5_000;

/** The draft under a code. A draft box that fails or is slow keeps nobody from the page: where two drafts then meet, the person decides. */
export function findDraft(code: string, signal: AbortSignal): Promise<FoundDraft | null> {
  return findInBox(code, { signal, timeoutMs: LONGEST_SEARCH_MS }).catch(() => null);
}

const LONGEST_WAIT_MS = 2_000;

/**
 * Saves what is typed before it is handed in, and nothing after; a slow draft box does not keep the person from handing in.
 * @returns whether another draft had been met, which then is not this one's to delete
 */
export async function closeDraft(keeper: DraftKeeper): Promise<{ foreign: boolean }> {
  await atMost(keeper.save());
  const foreign = keeper.store.getState().phase === 'conflict';
  await atMost(keeper.close());
  return { foreign };
}

function atMost(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

function createPageDraft(code: string, found: FoundDraft | null) {
  const { epoch, userInfo } = useSession.getState();
  const owned = userInfo !== undefined;
  const changed = new Set<() => void>();
  let typed: { nr: string; dqbz: string } | undefined;
  const source = () => {
    // A save that comes late must not put one person's words into the next one's box.
    if (!typed || !owned || useSession.getState().epoch !== epoch) return null;
    return { ywlx: code, ywlsh: '', bbh: 1, ...typed };
  };
  const draft: PageDraft = {
    keeper: createDraftKeeper(code, source, found),
    edit: (nr, dqbz = 'form') => {
      typed = { nr, dqbz };
      for (const listener of changed) listener();
    },
  };
  const watch = (listener: () => void) => {
    changed.add(listener);
    return () => void changed.delete(listener);
  };
  return { draft, watch };
}

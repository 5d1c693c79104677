import { useEffect, useState } from 'react';
import { useSession } from '@/session/session-store';
import { autosave } from './autosave';
import { findFlowDraft as findInBox, type ResumableDraft } from './draft-box';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper';

/** Draft of a page outside the business flows, in the same draft box; visible to its author only. */
export interface PageDraft {
  keeper: DraftKeeper;
  /** Sets the content to save, as JSON text; `dqbz`: 'form', or 'confirm' once it is being submitted. */
  edit: (nr: string, dqbz?: 'form' | 'confirm') => void;
}

/** Draft under this code, resuming `found`, which is read once. Nothing is saved before the first edit, and nothing for a guest. */
export function usePageDraft(code: string, found: ResumableDraft | null): PageDraft {
  const [{ draft, watch }] = useState(() => createPageDraft(code, found));
  useEffect(() => {
    const stop = autosave(draft.keeper, watch);
    return () => {
      stop();
      // The page may be left within the 2 s pause after the last key.
      void draft.keeper.save();
    };
  }, [draft, watch]);
  return draft;
}

const LONGEST_SEARCH_MS = 5_000;

/**
 * Finds the draft under a code; null if the draft box fails or is slow (5 s). A draft found too late causes a conflict at the next save.
 */
export function findPageDraft(code: string, signal: AbortSignal): Promise<ResumableDraft | null> {
  return findInBox(code, { signal, errors: 'silent', timeoutMs: LONGEST_SEARCH_MS }).catch(() => null);
}

const LONGEST_WAIT_MS = 2_000;

/**
 * Saves before a submission and prevents further saves; waits at most 2 s for each.
 * @returns whether a conflict with another draft occurred, which the caller must not delete
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

function createPageDraft(code: string, found: ResumableDraft | null) {
  const { epoch, userInfo } = useSession.getState();
  const owned = userInfo !== undefined;
  const changed = new Set<() => void>();
  let typed: { nr: string; dqbz: string } | undefined;
  const source = () => {
    // A late save must not end up in the draft box of the next signed-in person.
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

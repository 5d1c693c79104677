import { useEffect, useRef, useState } from 'react';
import type { Draft } from '@/api/drafts';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { useLoad } from '../flow/use-load';
import type { DraftKeeper } from './draft-keeper';
import { closeDraft, findDraft, usePageDraft } from './use-page-draft';

export interface Kept {
  keeper: DraftKeeper;
  /** What was typed before is there again. */
  restored: boolean;
  /** Keeps this from now on. */
  keep: (content: object) => void;
  /** Goes on with a draft. */
  adopt: (draft: Draft) => void;
  /** Hands in; nothing is saved meanwhile, and once it is done there is no draft any more. */
  handIn: <T>(send: () => Promise<T>) => Promise<T>;
  discard: () => void;
}

/** What is typed into a small form, over an ended session. `onFound` puts what was kept back; it may be anything. */
export function useKept(code: string, onFound: (kept: Readonly<Record<string, unknown>>) => void): Kept {
  const { keeper, edit } = usePageDraft(code, null);
  const [restored, setRestored] = useState(false);
  const typed = useRef(false);
  const box = useLoad(`draft ${code}`, (signal) => findDraft(code, signal));
  const restore = (draft: Draft) => {
    keeper.continueFrom(draft.xgcs);
    onFound(read(draft.nr));
    setRestored(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    // Whoever was quicker than the answer goes on typing; the two drafts meet at the next save.
    if (box.data && !typed.current) restore(box.data);
  }, [box.data]);
  return {
    keeper,
    restored,
    keep: (content) => {
      typed.current = true;
      edit(JSON.stringify(content));
    },
    adopt: (draft) => {
      restore(draft);
      // The next save must not bring back what was typed here before.
      edit(draft.nr);
    },
    handIn: async (send) => {
      await closeDraft(keeper);
      try {
        const answer = await send();
        void keeper.discard();
        return answer;
      } catch (error) {
        keeper.reopen();
        throw error;
      }
    },
    discard: () => void keeper.discard(),
  };
}

function read(text: string): Readonly<Record<string, unknown>> {
  const kept = jsonOf(text);
  return isRecord(kept) ? kept : {};
}

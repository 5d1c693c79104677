import { useEffect, useRef, useState } from 'react';
import type { Draft } from '@/api/cases/drafts';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { useLoad } from '../flow/use-load';
import type { DraftKeeper } from './draft-keeper';
import { closeDraft, findPageDraft, usePageDraft } from './use-page-draft';

export interface SavedForm {
  keeper: DraftKeeper;
  /** Whether a saved draft was restored. */
  restored: boolean;
  /** Sets the content to save. */
  keep: (content: object) => void;
  /** Continues with a draft. */
  adopt: (draft: Draft) => void;
  /** Submits; saving pauses meanwhile, and success deletes the draft. */
  handIn: <T>(send: () => Promise<T>) => Promise<T>;
  discard: () => void;
}

/** Draft of a small form, kept across sessions. `onFound` restores saved content, which may have any shape. */
export function useSavedForm(code: string, onFound: (saved: Readonly<Record<string, unknown>>) => void): SavedForm {
  const { keeper, edit } = usePageDraft(code, null);
  const [restored, setRestored] = useState(false);
  const typed = useRef(false);
  const box = useLoad(`draft ${code}`, (signal) => findPageDraft(code, signal));
  const restore = (draft: Draft) => {
    keeper.continueFrom(draft.xgcs);
    onFound(read(draft.nr));
    setRestored(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    // Typing before the answer came takes precedence; the two drafts conflict at the next save.
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
      // Replaces the former content, which the next save would otherwise restore.
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
  const saved = jsonOf(text);
  return isRecord(saved) ? saved : {};
}

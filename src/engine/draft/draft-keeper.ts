import { createStore, type StoreApi } from 'zustand/vanilla';
import { blockingCase } from '@/api/cases/blocking-case';
import { type Draft, saveDraft } from '@/api/cases/drafts';
import { ApiError, isFinal } from '@/api/client/errors';
import type { UnsavedDraft } from '@/session/opening/session-ending';
import { forgetLostDraft } from '@/session/watch/unsaved-drafts';
import type { RunCalls } from '../flow/define-flow';
import type { DraftBlocks } from './draft-blocks';
import { dropDraft, type ResumableDraft } from './draft-box';

/** Content to save now; null: nothing worth saving yet. */
export type DraftSource = () => Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'xgcs' | 'bzcg'> | null;

export interface DraftState {
  /** 'conflict': another window saved another draft; 'handed-in': the application was submitted in another window, or has ended. */
  phase: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict' | 'handed-in' | 'closed';
  /** yyyy-MM-dd HH:mm:ss of the last save, by the centre's clock. */
  savedAt: string;
  /** Reason of a refusal that a retry cannot change. */
  reason?: string;
  /** Number of the submitted application. */
  ywlsh?: string;
  /** In a conflict: the other operator of the unit who saved the newer draft, and when; absent for the same person. */
  newer?: { by: string; at: string } | undefined;
  /** Number of attempts to continue while the page is blocked by a conflict. */
  calls?: number;
}

/** Saves one application's draft. Saves run one after another; after `close` nothing is saved any more. */
export interface DraftKeeper {
  store: StoreApi<DraftState>;
  /**
   * Saves if something changed since the last save; with `again` also unchanged content, as another draft may have been saved since. Never
   * throws: the state holds the outcome.
   */
  save: (again?: boolean) => Promise<void>;
  /** Whether there are unsaved changes. A change of step counts too, except for an application that was submitted or has ended. */
  pending: () => boolean;
  /** Unsaved changes in the form in which they would be saved. */
  unsaved: () => UnsavedDraft | null;
  /** Whether the draft box holds the content of the last save. */
  saved: () => boolean;
  /** Whether the draft was recovered from a lost session. */
  recovered: boolean;
  /** Business number of the application, '' without one. */
  number: () => string;
  /** Change count that the next save is based on. */
  changes: () => number;
  /** Waits for a running save and prevents further ones: a late save must not restore the draft of a submitted application. */
  close: () => Promise<void>;
  reopen: () => void;
  /** Ends the draft: the application was submitted in another window, or has ended. */
  handedIn: (ywlsh: string) => void;
  /** Returns whether a conflict or end blocks the page; if so, counts up `calls` to focus the notice. */
  blocked: () => boolean;
  /** Deletes the draft; a failure is ignored, as the centre deletes drafts of submitted applications itself. */
  discard: () => Promise<void>;
  /**
   * Resolves a conflict: continues from this change count, by overwriting or with the newer content; undefined: that of the conflicting
   * draft.
   */
  continueFrom: (xgcs: number | undefined) => void;
}

export function createDraftKeeper(
  ywlx: string,
  source: DraftSource,
  found: ResumableDraft | null,
  calls: RunCalls = {},
  blocks?: DraftBlocks,
): DraftKeeper {
  const sender = createSender(found?.xgcs ?? 0, calls);
  /** Change count of the last conflicting draft. */
  let met = 0;
  const recovered = found?.lost !== undefined;
  let stored: Kept | undefined = found && !recovered ? found : undefined;
  const isKept = (draft: Kept) => stored !== undefined && fingerprint(draft) === fingerprint(stored);
  let running: Promise<void> = Promise.resolve();
  const store = createStore<DraftState>(() => ({ phase: 'idle', savedAt: recovered ? '' : (found?.bcsj ?? '') }));

  const number = () => source()?.ywlsh ?? '';
  const handedIn = (ywlsh: string) => {
    forgetLostDraft(ywlx);
    store.setState({ phase: 'handed-in', ywlsh });
  };

  const saveNow = async (again: boolean) => {
    const stopped = () => ['closed', 'conflict', 'handed-in'].includes(store.getState().phase);
    if (stopped()) return;
    await blocks?.collect();
    const draft = stopped() ? null : source();
    if (!draft || (isKept(draft) && !(again && store.getState().savedAt !== ''))) return;
    store.setState({ phase: 'saving' });
    try {
      // Blocks go before the draft that lists them.
      await blocks?.send();
      const saved = await sender.send(draft);
      stored = draft;
      forgetLostDraft(ywlx);
      if (store.getState().phase === 'saving') store.setState({ phase: 'saved', savedAt: saved.bcsj });
    } catch (error) {
      const ywlsh = draft.ywlsh && blockingCase(error);
      if (ywlsh) return handedIn(ywlsh);
      const conflict = isConflict(error);
      if (conflict) met = newerDraft(error)?.xgcs ?? 0;
      if (!conflict && error instanceof ApiError && error.kind === 'business') blocks?.sendAgain();
      if (store.getState().phase !== 'saving') return;
      const reason = isFinal(error) ? error.message : undefined;
      store.setState(conflict ? { phase: 'conflict', newer: saverOf(error) } : { phase: 'failed', reason });
    }
  };

  return {
    store,
    save: (again = false) => {
      running = running.then(() => saveNow(again));
      return running;
    },
    pending: () => {
      const { phase } = store.getState();
      const draft = phase === 'closed' ? null : source();
      if (!draft) return false;
      const same = phase === 'handed-in' && stored ? content(draft) === content(stored) : isKept(draft);
      return !same || blocks?.waiting() === true;
    },
    unsaved: () => {
      const draft = ['closed', 'handed-in'].includes(store.getState().phase) ? null : source();
      if (!draft || isKept(draft)) return null;
      return { ...draft, xgcs: sender.changes(), rows: blocks?.unsent() ?? {} };
    },
    saved: () => {
      const { phase, savedAt } = store.getState();
      return savedAt !== '' && phase !== 'closed' && phase !== 'handed-in';
    },
    recovered,
    number,
    changes: sender.changes,
    close: async () => {
      store.setState({ phase: 'closed' });
      await running;
    },
    reopen: () => store.setState({ phase: 'idle' }),
    handedIn,
    blocked: () => {
      const { phase, calls: before = 0 } = store.getState();
      const is = phase === 'conflict' || phase === 'handed-in';
      if (is) store.setState({ calls: before + 1 });
      return is;
    },
    discard: async () => {
      store.setState({ phase: 'closed' });
      await running;
      await dropDraft(ywlx, { ...calls, errors: 'silent', ywlsh: number() }).catch(() => undefined);
    },
    continueFrom: (xgcs) => {
      sender.basedOn(xgcs ?? met);
      stored = undefined;
      // The other window's save deleted the blocks it does not list.
      blocks?.sendAgain();
      store.setState({ phase: 'idle' });
    },
  };
}

type DraftContent = NonNullable<ReturnType<DraftSource>>;

/** Sends drafts, each based on the change count of the one before. */
function createSender(start: number, calls: RunCalls) {
  let changes = start;
  // Contents of saves with an unknown outcome.
  const unanswered = new Set<string>();
  const sendOnce = async (draft: DraftContent) => {
    const typed = fingerprint(draft);
    try {
      const saved = await saveDraft({ ...draft, xgcs: changes }, calls);
      unanswered.clear();
      changes = saved.xgcs;
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.outcomeUnknown) unanswered.add(typed);
      throw error;
    }
  };
  return {
    changes: () => changes,
    basedOn(xgcs: number): void {
      changes = xgcs;
    },
    /** Saves; if the "newer" draft is this window's own save whose answer was lost, saves again based on it. */
    async send(draft: DraftContent) {
      try {
        return await sendOnce(draft);
      } catch (error) {
        const newer = newerDraft(error);
        if (!newer || !unanswered.has(fingerprint(newer))) throw error;
        changes = newer.xgcs;
        return sendOnce(draft);
      }
    },
  };
}

/** Business code of a save based on an outdated change count. */
const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === '9';

/** Newer draft in the conflict error's data. */
function newerDraft(error: unknown): Draft | undefined {
  if (!isConflict(error) || typeof error.data !== 'object' || error.data === null) return undefined;
  const newer = error.data as Partial<Draft>;
  // Its content is only compared with this window's own drafts, never used.
  return Number.isSafeInteger(newer.xgcs) ? (newer as Draft) : undefined;
}

function saverOf(error: unknown): DraftState['newer'] {
  const { bcr, bcsj } = newerDraft(error) ?? {};
  return typeof bcr === 'string' && bcr && typeof bcsj === 'string' ? { by: bcr, at: bcsj } : undefined;
}

type Kept = Pick<Draft, 'ywlsh' | 'dqbz' | 'nr' | 'bbh' | 'mxk'>;

function fingerprint(draft: Kept): string {
  return [draft.ywlsh, draft.dqbz, draft.bbh, content(draft)].join('\n');
}

/** Typed content without the current step. */
function content({ nr, mxk }: Kept): string {
  return [nr, JSON.stringify(mxk ?? {})].join('\n');
}

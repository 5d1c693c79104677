import { createStore, type StoreApi } from 'zustand/vanilla';
import { caseInTheWay } from '@/api/case-in-the-way';
import { type Draft, saveDraft } from '@/api/drafts';
import { ApiError, isFinal } from '@/api/errors';
import type { UnsavedDraft } from '@/session/session-ending';
import { forgetLostDraft } from '@/session/unsaved-drafts';
import type { RunCalls } from '../flow/define-flow';
import type { DraftBlocks } from './draft-blocks';
import { dropDraft, type FoundDraft } from './draft-box';

/** What goes into the draft box now; null: nothing worth keeping yet. */
export type DraftSource = () => Omit<Draft, 'bcsj' | 'yxq' | 'ywmc' | 'xgcs' | 'bzcg'> | null;

export interface DraftState {
  /** 'conflict': another window saved another draft; 'handed-in': another window handed the application in, or it has ended. */
  phase: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict' | 'handed-in' | 'closed';
  /** yyyy-MM-dd HH:mm:ss of the last save, by the centre's clock. */
  savedAt: string;
  /** Why the centre refuses the draft, where another try would bring the same. */
  reason?: string;
  /** The application that was handed in. */
  ywlsh?: string;
  /** In a conflict: which other operator of the unit saved the newer one, and when; absent where it was the same person. */
  newer?: { by: string; at: string } | undefined;
  /** Counts how often somebody wanted to go on where that first needs their eyes. */
  calls?: number;
}

/** Keeps one application's draft. Saves run one after another; once closed, nothing is saved any more. */
export interface DraftKeeper {
  store: StoreApi<DraftState>;
  /** Saves when something changed since the last save, `again` also what was saved before: another one may have come after it. Never throws: the state says how it went. */
  save: (again?: boolean) => Promise<void>;
  /** Something typed that no save has taken yet; the step counts too, but for an application that can go on here no more. */
  pending: () => boolean;
  /** The same, as it would be saved. */
  unsaved: () => UnsavedDraft | null;
  /** The draft box holds what was typed, as of the last save. */
  saved: () => boolean;
  /** It goes on with what a lost session kept from the draft box. */
  recovered: boolean;
  /** Of the application it is of, '' while it has none. */
  number: () => string;
  /** Count of changes that the next save builds on. */
  changes: () => number;
  /** Waits for a running save and stops further ones: a late save must not revive the draft of a submitted application. */
  close: () => Promise<void>;
  reopen: () => void;
  /** Nothing can go on here any more: another window handed this application in, or it has ended. */
  handedIn: (ywlsh: string) => void;
  /** Brings what stands in the way before the person's eyes. @returns whether anything does */
  blocked: () => boolean;
  /** Deletes the draft; a failure is left to the centre, which drops drafts of submitted applications itself. */
  discard: () => Promise<void>;
  /** After a conflict: goes on from this number of changes, by overwriting or with the newer content; undefined: from that of the draft which was met. */
  continueFrom: (xgcs: number | undefined) => void;
}

export function createDraftKeeper(
  ywlx: string,
  source: DraftSource,
  found: FoundDraft | null,
  calls: RunCalls = {},
  blocks?: DraftBlocks,
): DraftKeeper {
  let changes = found?.xgcs ?? 0;
  /** Of the newer draft that was met last. */
  let met = 0;
  const recovered = found?.lost !== undefined;
  let kept: Kept | undefined = found && !recovered ? found : undefined;
  const isKept = (draft: Kept) => kept !== undefined && fingerprint(draft) === fingerprint(kept);
  // Saves whose answer was lost: the centre may have them or not.
  const unanswered = new Set<string>();
  let running: Promise<void> = Promise.resolve();
  const store = createStore<DraftState>(() => ({ phase: 'idle', savedAt: recovered ? '' : (found?.bcsj ?? '') }));

  const number = () => source()?.ywlsh ?? '';
  const handedIn = (ywlsh: string) => {
    forgetLostDraft(ywlx);
    store.setState({ phase: 'handed-in', ywlsh });
  };

  const send = async (draft: NonNullable<ReturnType<DraftSource>>) => {
    const content = fingerprint(draft);
    try {
      const saved = await saveDraft({ ...draft, xgcs: changes }, calls);
      unanswered.clear();
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.outcomeUnknown) unanswered.add(content);
      throw error;
    }
  };

  /** What the centre calls newer may be this very window's own, saved without its answer having come: the save builds on it. */
  const sendOnOwn = async (draft: NonNullable<ReturnType<DraftSource>>) => {
    try {
      return await send(draft);
    } catch (error) {
      const newer = newerDraft(error);
      if (!newer || !unanswered.has(fingerprint(newer))) throw error;
      changes = newer.xgcs;
      return send(draft);
    }
  };

  const saveNow = async (again: boolean) => {
    const stopped = () => ['closed', 'conflict', 'handed-in'].includes(store.getState().phase);
    if (stopped()) return;
    await blocks?.collect();
    const draft = stopped() ? null : source();
    if (!draft || (isKept(draft) && !(again && store.getState().savedAt !== ''))) return;
    store.setState({ phase: 'saving' });
    try {
      // Before the draft that names them.
      await blocks?.send();
      const saved = await sendOnOwn(draft);
      changes = saved.xgcs;
      kept = draft;
      forgetLostDraft(ywlx);
      if (store.getState().phase === 'saving') store.setState({ phase: 'saved', savedAt: saved.bcsj });
    } catch (error) {
      const ywlsh = draft.ywlsh && caseInTheWay(error);
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
      const same = phase === 'handed-in' && kept ? content(draft) === content(kept) : isKept(draft);
      return !same || blocks?.waiting() === true;
    },
    unsaved: () => {
      const draft = ['closed', 'handed-in'].includes(store.getState().phase) ? null : source();
      if (!draft || isKept(draft)) return null;
      return { ...draft, xgcs: changes, rows: blocks?.unsent() ?? {} };
    },
    saved: () => {
      const { phase, savedAt } = store.getState();
      return savedAt !== '' && phase !== 'closed' && phase !== 'handed-in';
    },
    recovered,
    number,
    changes: () => changes,
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
      await dropDraft(ywlx, { ...calls, ywlsh: number() }).catch(() => undefined);
    },
    continueFrom: (xgcs) => {
      changes = xgcs ?? met;
      kept = undefined;
      // The other window's save dropped what it does not name.
      blocks?.sendAgain();
      store.setState({ phase: 'idle' });
    },
  };
}

/** Pass-through code of a save that comes too late. */
const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.code === '9';

/** The draft that is there instead, as the refusal brings it. */
function newerDraft(error: unknown): Draft | undefined {
  if (!isConflict(error) || typeof error.data !== 'object' || error.data === null) return undefined;
  const newer = error.data as Partial<Draft>;
  // Of its content only what equals a draft of this window's own is used.
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

/** What was typed, wherever the person stands with it. */
function content({ nr, mxk }: Kept): string {
  return [nr, JSON.stringify(mxk ?? {})].join('\n');
}

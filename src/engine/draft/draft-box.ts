import { type Draft, type DraftCall, deleteDraft, fetchDraft } from '@/api/drafts';
import { forgetLostDraft, type LostDraft, lostDraft } from '@/session/unsaved-drafts';

/** A draft to go on with. */
export interface FoundDraft extends Draft {
  /** It was typed when the session was lost and is not in the draft box yet: its rows that are not there either, by block. */
  lost?: Readonly<Record<string, string>>;
}

/**
 * What the person left off with: the draft of the draft box, or what they typed after it before the session was lost. With
 * the count it builds on, so that a draft that another window has saved since meets it in the open.
 * `ywlsh`: of the returned application that is opened, if it is one
 */
export function withLost(code: string, saved: Draft | null, ywlsh?: string): FoundDraft | null {
  const lost = lostDraft(code);
  // What was lost of a new application waits while another one is corrected.
  if (!lost || (ywlsh && lost.ywlsh !== ywlsh)) return saved;
  if (!isNewer(lost, saved)) {
    forgetLostDraft(code);
    return saved;
  }
  const { rows, ...content } = lost;
  const { ywmc = '', yxq = '' } = saved ?? {};
  return { ...content, ywmc, yxq, xgcs: saved ? lost.xgcs : 0, lost: rows };
}

/** The same, asked for now. @throws ApiError */
export async function findDraft(code: string, options?: DraftCall): Promise<FoundDraft | null> {
  return withLost(code, await fetchDraft(code, options), options?.ywlsh);
}

/** Away with it, wherever it lies. @throws ApiError */
export async function dropDraft(code: string, options?: DraftCall): Promise<void> {
  await deleteDraft(code, options);
  forgetLostDraft(code);
}

/** Not what the box has already, not older than another window's, and none of its rows is missing. */
function isNewer(lost: LostDraft, saved: Draft | null): boolean {
  const there = new Set(Object.values(saved?.mxk ?? {}).flat());
  const named = Object.values(lost.mxk ?? {}).flat();
  if (named.some((name) => !there.has(name) && !Object.hasOwn(lost.rows, name))) return false;
  if (!saved) return true;
  const same = lost.nr === saved.nr && lost.dqbz === saved.dqbz && named.every((name) => there.has(name));
  return !same && (saved.xgcs <= lost.xgcs || saved.bcsj <= lost.bcsj);
}

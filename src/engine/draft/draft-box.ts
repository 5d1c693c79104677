import { type Draft, type DraftCall, deleteDraft, fetchDraft } from '@/api/cases/drafts';
import { forgetLostDraft, type LostDraft, lostDraft } from '@/session/watch/unsaved-drafts';

/** A draft to resume. */
export interface ResumableDraft extends Draft {
  /** Present if the draft was recovered from a lost session and is not in the draft box yet: its unsaved rows by block name. */
  lost?: Readonly<Record<string, string>>;
}

/**
 * Returns the latest draft: from the draft box, or the newer one recovered from a lost session. Keeps the change count it is
 * based on, so that a draft saved by another window since causes a conflict instead of being overwritten.
 * `ywlsh`: number of the returned application that is opened, if any
 */
export function withLost(code: string, saved: Draft | null, ywlsh?: string): ResumableDraft | null {
  const lost = lostDraft(code);
  // A recovered draft of a new application waits while another application is corrected.
  if (!lost || (ywlsh && lost.ywlsh !== ywlsh)) return saved;
  if (!isNewer(lost, saved)) {
    forgetLostDraft(code);
    return saved;
  }
  const { rows, ...content } = lost;
  const { ywmc = '', yxq = '' } = saved ?? {};
  return { ...content, ywmc, yxq, xgcs: saved ? lost.xgcs : 0, lost: rows };
}

/** Fetches the draft of the draft box and applies `withLost`. @throws ApiError */
export async function findFlowDraft(code: string, options?: DraftCall): Promise<ResumableDraft | null> {
  return withLost(code, await fetchDraft(code, options), options?.ywlsh);
}

/** Deletes the draft from the draft box and from this tab. @throws ApiError */
export async function dropDraft(code: string, options?: DraftCall): Promise<void> {
  await deleteDraft(code, options);
  forgetLostDraft(code);
}

/** True if the recovered draft differs from the saved one, is not older than it and has all its rows. */
function isNewer(lost: LostDraft, saved: Draft | null): boolean {
  const there = new Set(Object.values(saved?.mxk ?? {}).flat());
  const named = Object.values(lost.mxk ?? {}).flat();
  if (named.some((name) => !there.has(name) && !Object.hasOwn(lost.rows, name))) return false;
  if (!saved) return true;
  const same = lost.nr === saved.nr && lost.dqbz === saved.dqbz && named.every((name) => there.has(name));
  return !same && (saved.xgcs <= lost.xgcs || saved.bcsj <= lost.bcsj);
}

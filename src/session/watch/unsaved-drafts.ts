import type { UserInfo } from '@/api/session/auth';
import { fundTime } from '@/domain/dates';
import { sessionStore } from '@/lib/storage';
import { type UnsavedDraft, unsavedNow } from '../opening/session-ending';
import { useSession } from '../session-store';
import { accountHash } from '../sign-in/account-hash';

/** A draft that could not be saved when its session was lost. */
export interface LostDraft extends UnsavedDraft {
  /** Time of loss, by this device's clock. */
  bcsj: string;
}

interface Lost {
  /** Account hash of the author; shown to no other account. */
  owner: string;
  drafts: readonly LostDraft[];
}

/** Session-storage key, kept at an involuntary end of the session. */
export const LOST_DRAFTS = 'lost_drafts';
const LIFETIME_MS = 24 * 60 * 60_000;

const lostOf = (owner: string): readonly LostDraft[] => {
  const lost = sessionStore.get<Lost>(LOST_DRAFTS);
  return lost?.owner === owner ? lost.drafts : [];
};

/** Stores unsaved input in this tab, for the same account and one day. */
export function saveLostDrafts(userInfo: UserInfo): void {
  const bcsj = fundTime(Date.now());
  const found = unsavedNow().map((draft) => ({ ...draft, bcsj }));
  const others = lostOf(accountHash(userInfo)).filter(({ ywlx }) => found.every((one) => one.ywlx !== ywlx));
  write(accountHash(userInfo), [...others, ...found]);
}

/** The lost draft of this business, if it belongs to the present account. */
export function lostDraft(ywlx: string): LostDraft | undefined {
  const { userInfo } = useSession.getState();
  return userInfo && lostOf(accountHash(userInfo)).find((draft) => draft.ywlx === ywlx);
}

/** Deletes the lost draft after it was saved, submitted or discarded. */
export function forgetLostDraft(ywlx: string): void {
  const { userInfo } = useSession.getState();
  if (!userInfo) return;
  const owner = accountHash(userInfo);
  const drafts = lostOf(owner);
  if (drafts.some((draft) => draft.ywlx === ywlx)) {
    write(
      owner,
      drafts.filter((draft) => draft.ywlx !== ywlx),
    );
  }
}

/** After a sign-in: deletes lost drafts of other accounts and those older than a day. */
export function dropLostDraftsOfOthers(userInfo: UserInfo): void {
  if (lostOf(accountHash(userInfo)).length === 0) sessionStore.remove(LOST_DRAFTS);
}

function write(owner: string, drafts: readonly LostDraft[]): void {
  if (drafts.length === 0) sessionStore.remove(LOST_DRAFTS);
  else sessionStore.set(LOST_DRAFTS, { owner, drafts } satisfies Lost, LIFETIME_MS);
}

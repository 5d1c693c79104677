import type { UserInfo } from '@/api/auth';
import { fundTime } from '@/domain/dates';
import { sessionStore } from '@/lib/storage';
import { ownerMark } from './owner-mark';
import { type UnsavedDraft, unsavedNow } from './session-ending';
import { useSession } from './session-store';

/** A draft that a lost session kept from the draft box. */
export interface LostDraft extends UnsavedDraft {
  /** Lost at, by this device's clock. */
  bcsj: string;
}

interface Lost {
  /** Mark of the person who typed it; nobody else is ever shown it. */
  owner: string;
  drafts: readonly LostDraft[];
}

/** Where they lie in this tab: to be left there by the end of a session that nobody asked for. */
export const LOST_DRAFTS = 'lost_drafts';
const LIFETIME_MS = 24 * 60 * 60_000;

const lostOf = (owner: string): readonly LostDraft[] => {
  const lost = sessionStore.get<Lost>(LOST_DRAFTS);
  return lost?.owner === owner ? lost.drafts : [];
};

/** Keeps in this tab what is typed and can no longer be saved, for the same person and for a day. */
export function keepLostDrafts(userInfo: UserInfo): void {
  const bcsj = fundTime(Date.now());
  const found = unsavedNow().map((draft) => ({ ...draft, bcsj }));
  const others = lostOf(ownerMark(userInfo)).filter(({ ywlx }) => found.every((one) => one.ywlx !== ywlx));
  write(ownerMark(userInfo), [...others, ...found]);
}

/** What was lost of this business, if it is the present person's. */
export function lostDraft(ywlx: string): LostDraft | undefined {
  const { userInfo } = useSession.getState();
  return userInfo && lostOf(ownerMark(userInfo)).find((draft) => draft.ywlx === ywlx);
}

/** It has been saved, handed in or given up since. */
export function forgetLostDraft(ywlx: string): void {
  const { userInfo } = useSession.getState();
  if (!userInfo) return;
  const owner = ownerMark(userInfo);
  const drafts = lostOf(owner);
  if (drafts.some((draft) => draft.ywlx === ywlx)) {
    write(
      owner,
      drafts.filter((draft) => draft.ywlx !== ywlx),
    );
  }
}

/** Somebody has signed in: what another person lost here is gone for good, as is what is older than a day. */
export function dropLostDraftsOfOthers(userInfo: UserInfo): void {
  if (lostOf(ownerMark(userInfo)).length === 0) sessionStore.remove(LOST_DRAFTS);
}

function write(owner: string, drafts: readonly LostDraft[]): void {
  if (drafts.length === 0) sessionStore.remove(LOST_DRAFTS);
  else sessionStore.set(LOST_DRAFTS, { owner, drafts } satisfies Lost, LIFETIME_MS);
}

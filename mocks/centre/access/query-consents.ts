// A standing consent: the centre may ask the registers what somebody may do in the hall, until it is taken back.
import { fundTime } from '@/domain/dates';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import type { Store } from '../kernel/store';

interface ConsentRecord {
  owner: string;
  /** Since when, by the centre's clock. */
  sqsj: string;
}

const consents = (store: Store) => store.table<ConsentRecord>('query-consents');

/** Since when the registers may be asked for this person's overview; undefined without a consent. */
export function queryConsentOf(store: Store, owner: string): string | undefined {
  return consents(store).get(owner)?.sqsj;
}

export function giveQueryConsent(desk: Desk, actor: Actor): void {
  const owner = ownerOf(actor);
  if (queryConsentOf(desk.store, owner) === undefined) putQueryConsent(desk.store, owner, fundTime(desk.now()));
}

/** @param sqsj yyyy-MM-dd HH:mm:ss */
export function putQueryConsent(store: Store, owner: string, sqsj: string): void {
  consents(store).put(owner, { owner, sqsj });
}

export function takeBackQueryConsent(desk: Desk, actor: Actor): void {
  consents(desk.store).delete(ownerOf(actor));
}

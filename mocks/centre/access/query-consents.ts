// Standing consent to query the registers about the person's options in the hall, until revoked.
import { fundTime } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { type Actor, type OwnerKey, ownerOf, type Transaction } from '../kernel/transaction';

interface ConsentRecord {
  owner: OwnerKey;
  /** Start of the consent on the centre's clock. */
  sqsj: string;
}

const consents = (store: Store) => store.table<ConsentRecord>('query-consents');

/** Returns the start of the consent; undefined without one. */
export function queryConsentOf(store: Store, owner: OwnerKey): string | undefined {
  return consents(store).get(owner)?.sqsj;
}

export function giveQueryConsent(tx: Transaction, actor: Actor): void {
  const owner = ownerOf(actor);
  if (queryConsentOf(tx.store, owner) === undefined) putQueryConsent(tx.store, owner, fundTime(tx.now()));
}

/** @param sqsj yyyy-MM-dd HH:mm:ss */
export function putQueryConsent(store: Store, owner: OwnerKey, sqsj: string): void {
  consents(store).put(owner, { owner, sqsj });
}

export function revokeQueryConsent(tx: Transaction, actor: Actor): void {
  consents(tx.store).delete(ownerOf(actor));
}

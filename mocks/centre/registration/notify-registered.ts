import { fundTime } from '@/domain/dates';
import { notify } from '../access/notify';
import type { PersonRecord } from '../kernel/people';
import { ownerOf, type Transaction } from '../kernel/transaction';

/**
 * Notifies a person of a sign-in created in their name, by SMS and message. `of`: which one, where several are possible. @returns the time
 * of creation
 */
export function notifyPersonRegistered(tx: Transaction, { grzh, sjhm }: PersonRecord, of = ''): string {
  const zcsj = fundTime(tx.now());
  notify(tx, ownerOf({ kind: 'person', grzh }), 'person-registered', { zcsj, of }, { phone: sjhm });
  return zcsj;
}

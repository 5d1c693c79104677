import type { PlainMonth } from '@/domain/dates';
import { notify } from '../access/notify';
import type { CaseRecord } from '../cases/case-states';
import { membersByNumber, type PersonRecord, spanIn, type UnitRecord, unitOf } from '../kernel/people';
import { actorOf, ownerOf, type Transaction } from '../kernel/transaction';
import type { Relief } from '../kernel/unit/unit-reliefs';

/** Notifies members that their months are deferred and will be back-paid. */
export function notifyDeferred(tx: Transaction, record: CaseRecord, members: readonly PersonRecord[]): void {
  const { dwmc } = unitOf(tx, actorOf(record.owner));
  const { sqhjksny = '', sqhjjsny = '', jhbjrq = '' } = record.values;
  const data = { ywlsh: record.ywlsh, dwmc, from: sqhjksny, to: sqhjjsny, jhbjrq };
  for (const { grzh } of members) notify(tx, ownerOf({ kind: 'person', grzh }), 'member-deferred', data);
}

/** Notifies members that contributions resume earlier than announced. `months`: the months that stay deferred, '' for none. */
export function notifyResumed(
  tx: Transaction,
  { dwzh, dwmc }: UnitRecord,
  { relief, resumed, months }: { relief: Relief; resumed: PlainMonth; months: string },
): void {
  const { ywlsh, ksny, jsny, jhbjrq } = relief;
  const members = membersByNumber(tx.store, dwzh).filter((person) => spanIn(person, resumed)?.dwzh === dwzh);
  const data = { ywlsh, dwmc, from: ksny, to: jsny, resumed, months, jhbjrq };
  for (const { grzh } of members) notify(tx, ownerOf({ kind: 'person', grzh }), 'member-resumed', data);
}

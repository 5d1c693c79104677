import { fenOf } from '@/domain/money';
import { notify } from '../../access/notify';
import { endAgreementsOf } from '../../cases/agreements';
import { type CaseRecord, cases } from '../../cases/case-states';
import { type OwnerKey, ownerOf, type Transaction } from '../../kernel/transaction';
import type { LoanRecord } from '../loans';
import { activeOffset, type OffsetRecord, offsets } from './loan-offsets';

export function startOffset(tx: Transaction, { ywlsh, values }: CaseRecord): void {
  const accounts = (values.chry ?? '').split(',').filter(Boolean);
  const { chfs, thfs } = values;
  activateOffset(tx, {
    ywlsh,
    dkzh: values.dkzh ?? '',
    chfs: chfs === '02' ? '02' : '01',
    thfs: chfs === '02' && (thfs === '01' || thfs === '02') ? thfs : '',
    cxr: chfs === '02' ? (values.cxr ?? '').slice(5) : '',
    first: chfs === '02' ? (values.cxr ?? '') : '',
    keep: values.blje ? fenOf(values.blje) : 0n,
    accounts,
    from: Number(values.sxqc),
  });
}

/**
 * Puts a signed agreement into force and ends all participants' standing withdrawals for rent and loan. Notifies the participants besides
 * the applicant.
 */
export function activateOffset(tx: Transaction, order: OffsetRecord): void {
  offsets(tx.store).put(order.ywlsh, order);
  for (const grzh of order.accounts) endAgreementsOf(tx, grzh, () => '已签约冲还贷');
  const signed = cases(tx.store).get(order.ywlsh)?.owner;
  const begins = order.chfs === '02' ? `首次冲本金日为${order.first}` : `自第${order.from}期起`;
  const data = { ywlsh: order.ywlsh, dkzh: order.dkzh, begins };
  for (const owner of participantOwners(order, signed)) notify(tx, owner, 'offset-begun', data);
}

/** Notifies the other participants of the end; the applicant is notified by the case. */
export function endOffset(tx: Transaction, { values, owner }: CaseRecord): void {
  const [dkzh, from] = [values.dkzh ?? '', Number(values.sxqc)];
  const order = end(tx, dkzh, { from, jcyy: values.jcyy ?? '' });
  if (!order) return;
  const data = { ywlsh: order.ywlsh, dkzh, from };
  for (const one of participantOwners(order, owner)) notify(tx, one, 'offset-ended', data);
}

/** Ends the agreement of a paid-off loan, as it stipulates, and notifies the participants. */
export function endOffsetOfPaidLoan(tx: Transaction, { dkzh, paid }: LoanRecord): void {
  const from = paid + 1;
  const order = end(tx, dkzh, { from, jcyy: '贷款结清' });
  if (!order) return;
  const data = { ywlsh: order.ywlsh, dkzh, from };
  for (const owner of participantOwners(order)) notify(tx, owner, 'offset-ended-with-loan', data);
}

function end(tx: Transaction, dkzh: string, why: { from: number; jcyy: string }): OffsetRecord | undefined {
  const order = activeOffset(tx.store, dkzh);
  if (order) offsets(tx.store).put(order.ywlsh, { ...order, ended: { ...why, day: tx.today() } });
  return order;
}

/** Participants, registered in the hall or not, without the one whom the case notifies. */
const participantOwners = ({ accounts }: OffsetRecord, applicant?: OwnerKey): OwnerKey[] =>
  accounts.map((grzh) => ownerOf({ kind: 'person', grzh })).filter((owner) => owner !== applicant);

import type { CaseState } from '@/api/cases/business';
import type { PlainDate } from '@/domain/dates';
import { type CaseRecord, cases } from '../cases/case-states';
import { notifyDecision, remindOfDebit } from '../cases/decision-messages';
import { ruleOfCase } from '../cases/registered';
import type { Store } from '../kernel/store';
import { actorOf, type Transaction, transactionOn } from '../kernel/transaction';
import { withQueriesNoted } from '../registers/register-queries';
import { remindedOn } from './debit-reminders';

/** Booking pending (02), or failed (81). */
const WAITING: readonly CaseState[] = ['02', '81'];

/** Daily job for cases that wait for their money: held payments, debits on their day. */
export function runWaitingCases(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const { ywlsh } of [...cases(store).values()]) {
    // Read again: a repayment of this morning may have ended it.
    const record = cases(store).get(ywlsh);
    if (!record || !WAITING.includes(record.ywzt)) continue;
    remind(tx, record);
    const purpose = { ywlx: record.ywlx, doing: `办理业务${ywlsh}时` };
    const after = withQueriesNoted(tx, actorOf(record.owner), purpose, () => ruleOfCase(record)?.daily?.(tx, record));
    if (after && after.lc.length > record.lc.length) notifyDecision(tx, after);
  }
}

/** Reminds before a card is debited. */
function remind(tx: Transaction, record: CaseRecord): void {
  const coming = ruleOfCase(record)?.coming?.(tx.store, record);
  if (coming?.card && coming.day === remindedOn(tx.today())) remindOfDebit(tx, record, coming);
}

import type { CaseState } from '@/api/business';
import type { PlainDate } from '@/domain/dates';
import { type CaseRecord, cases } from '../cases/case-states';
import { remindOfDebit, tellDecision } from '../cases/decision-messages';
import { ruleOfCase } from '../cases/registered';
import { actorOf, type Desk, deskOn } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { withQueriesNoted } from '../registers/register-queries';
import { remindedOn } from './debit-reminders';

/** To be booked, and what could not be. */
const WAITING: readonly CaseState[] = ['02', '81'];

/** What the day brings for cases that wait for their money: payments held back, debits on their day. */
export function runWaitingCases(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const record of [...cases(store).values()]) {
    if (!WAITING.includes(record.ywzt)) continue;
    remind(desk, record);
    const purpose = { ywlx: record.ywlx, doing: `办理业务${record.ywlsh}时` };
    const after = withQueriesNoted(desk, actorOf(record.owner), purpose, () =>
      ruleOfCase(record)?.daily?.(desk, record),
    );
    if (after && after.lc.length > record.lc.length) tellDecision(desk, after);
  }
}

/** Before the day on which a card is debited. */
function remind(desk: Desk, record: CaseRecord): void {
  const coming = ruleOfCase(record)?.coming?.(desk.store, record);
  if (coming?.card && coming.day === remindedOn(desk.today())) remindOfDebit(desk, record, coming);
}

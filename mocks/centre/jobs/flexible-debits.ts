import { addDays, monthOf, monthsBetween, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../data/flexible-unit';
import { notify } from '../access/notify';
import { type DebitRefusal, refusalOfNamed } from '../kernel/accounts/bank';
import { balanceOf, memberAccount, post } from '../kernel/accounts/ledger';
import { nextNumber } from '../kernel/business-numbers';
import { type ContributionPeriod, type PersonRecord, persons, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ownerOf, type Transaction, transactionOn } from '../kernel/transaction';
import { workingDaysBefore } from '../kernel/working-days';
import { debitDateOf, type MandateRecord, mandates, RETRIES } from '../members/flexible/flexible-mandates';
import { monthEntry, prepaidFen, settledMonths, settlePrepaid } from '../members/flexible/flexible-prepaid';
import { debitAdvice, depositOf, upcomingFlexible } from '../members/flexible/flexible-upcoming';
import { noticeDays } from '../remittance/debit/upcoming';

/** Consecutive unpaid months after which sealing is proposed, never carried out (docs/rules/individual-accounts.md, Monthly debit). */
const PROPOSE_AFTER = 3;

/** Daily job: debits each flexible worker whose day it is, or whose debit failed the day before; each month is booked once (idempotent). */
export function debitFlexible(store: Store, day: PlainDate, notices: boolean): void {
  const month = monthOf(day);
  notifySettled(transactionOn(store, day));
  for (const mandate of [...mandates(store).values()]) {
    if (mandate.lhjclx !== '1') continue;
    if (notices) announce(transactionOn(store, day), mandate);
    const count = mandate.tries.month === month ? mandate.tries.count : 0;
    if (count > RETRIES || day < addDays(debitDateOf(mandate, month), count)) continue;
    const person = persons(store).get(mandate.grzh);
    const span = person && spanIn(person, month);
    // An agreed end from next month on leaves this month due; a month with an employer is the employer's.
    if (!person || !['01', '02'].includes(person.grzhzt) || span?.dwzh !== FLEXIBLE) continue;
    if (settledMonths(store, person).has(month)) continue;
    debit(transactionOn(store, day), person, { ...mandate, tries: { month, count: count + 1 } }, span);
  }
}

/** Books prepaid months on their day without the bank, refunds months no longer owed, and notifies of both. */
function notifySettled(tx: Transaction): void {
  for (const { person, booked, refunded } of settlePrepaid(tx)) {
    for (const { month, fen } of booked) {
      const balance = balanceOf(tx.store, memberAccount(person.grzh));
      const data = { month, fen, balance, rest: prepaidFen(tx.store, person.grzh) };
      notify(tx, ownerOfPerson(person), 'flexible-prepaid-booked', data);
    }
    if (refunded > 0n)
      notify(tx, ownerOfPerson(person), 'flexible-prepaid-refunded', { today: tx.today(), fen: refunded });
  }
}

/** Announces the debit some working days before, with day, amount and account. */
function announce(tx: Transaction, mandate: MandateRecord): void {
  const next = upcomingFlexible(tx.store, tx.today(), mandate);
  const person = persons(tx.store).get(mandate.grzh);
  if (!next || !person || next.failed || workingDaysBefore(next.day, noticeDays()) !== tx.today()) return;
  const { day, account, fen, month } = next;
  notify(tx, ownerOfPerson(person), 'flexible-debit-coming', { day, account, fen, month });
}

function debit(tx: Transaction, person: PersonRecord, mandate: MandateRecord, span: ContributionPeriod): void {
  const { store } = tx;
  const { grzh } = person;
  const { month, count } = mandate.tries;
  // The amount of the debited month: the next one may have another.
  const fen = depositOf(span);
  const refused = refusalOfNamed(store, grzh);
  if (refused !== undefined) {
    const over = count > RETRIES;
    const otherwise = !refused.short;
    mandates(store).put(grzh, { ...mandate, tries: { month, count, ...(otherwise && { otherwise }) } });
    notifyFailure(tx, person, mandate, refused, over, fen);
    return;
  }
  const booked = post(store, {
    id: monthEntry(grzh, month),
    date: tx.today(),
    kind: '01',
    zhaiyao: '灵活就业缴存',
    ywlsh: nextNumber(store, tx.today()),
    hjny: month,
    dwzh: span.dwzh,
    lines: [
      { account: memberAccount(grzh), fen, unitFen: 0n },
      { account: 'bank', fen: -fen },
    ],
  });
  // Retries of this month are over.
  mandates(store).put(grzh, { ...mandate, tries: { month, count: RETRIES + 1 } });
  if (booked) {
    const balance = balanceOf(store, memberAccount(grzh));
    notify(tx, ownerOfPerson(person), 'flexible-debited', { month, fen, balance });
  }
}

function notifyFailure(
  tx: Transaction,
  person: PersonRecord,
  mandate: MandateRecord,
  { yy: why, short }: DebitRefusal,
  over: boolean,
  fen: Fen,
): void {
  const { month, count } = mandate.tries;
  const account = `尾号${mandate.kkzh.slice(-4)}的扣款账户`;
  const owner = ownerOfPerson(person);
  if (!over) {
    const again = { count, again: addDays(tx.today(), 1), fen, advice: debitAdvice(!short) };
    notify(tx, owner, 'flexible-debit-failed', { month, account, why, ...again });
    return;
  }
  notify(tx, owner, 'flexible-month-unpaid', { month, account, why });
  const missed = monthsMissed(tx, person, month);
  if (missed >= PROPOSE_AFTER) notify(tx, owner, 'flexible-sealing-proposed', { month, missed });
}

/** Counts the unpaid months before this one; a back-payment closes its gap. */
function monthsMissed({ store }: Transaction, person: PersonRecord, until: PlainMonth): number {
  const settled = settledMonths(store, person);
  let month = until;
  while (!settled.has(month) && spanIn(person, month)?.dwzh === FLEXIBLE) month = shiftMonth(month, -1);
  return monthsBetween(month, until);
}

const ownerOfPerson = ({ grzh }: PersonRecord) => ownerOf({ kind: 'person', grzh });

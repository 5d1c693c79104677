// Figures of a deposit account that several views and rules need; all follow from the ledger.
import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/interest';
import type { Fen } from '@/domain/money';
import type { DepositSteps } from '@/domain/rent-withdrawal';
import { FLEXIBLE } from '../../data/flexible-unit';
import { policyCount, policyHolds } from '../../data/policy';
import { memberAccount, type Posting, postingsOf } from './ledger';
import { outsideMonths } from './outside-months';
import { lastSpan, type PersonRecord, spanIn, termsIn } from './people';
import { stayFrom } from './spans';
import type { Store } from './store';
import { deferralIn } from './unit-reliefs';

export interface PaidMonths {
  /** Last month paid, '' when none. */
  jzny: PlainMonth | '';
  /** Months paid without a gap up to now; 0 when the last one is longer ago than last month. */
  consecutive: number;
  total: number;
  last: Posting | undefined;
}

/** Months that remittances and back-payments cover, with those that a transfer or a merge brought from another account. */
export function paidMonths(store: Store, person: PersonRecord, today: PlainDate): PaidMonths {
  const months = new Map<PlainMonth, string>();
  const late = new Set<PlainMonth>();
  let last: Posting | undefined;
  for (const posting of postingsOf(store, memberAccount(person.grzh))) {
    const { kind, hjny, dwzh = '' } = posting.entry;
    if (hjny === undefined || (kind !== '01' && kind !== '02')) continue;
    months.set(hjny, dwzh);
    if (isMadeUpLate(posting)) late.add(hjny);
    if (kind === '01') last = posting;
  }
  const opening = person.priorMonths > 0 ? openingMonthOf(store, person) : undefined;
  const elsewhere = outsideMonths(store, person.grzh);
  const jzny = lastPaidMonth(store, person);
  /** Put off with approval: it is made up later and ends no row meanwhile. */
  const putOff = (month: PlainMonth) => {
    const span = policyHolds('p.hjLx') && !months.has(month) ? spanIn(person, month) : undefined;
    return span !== undefined && deferralIn(store, span.dwzh, month) !== undefined;
  };
  const inTime = (month: PlainMonth) => (months.has(month) ? !late.has(month) : elsewhere.get(month) === 'in time');
  let run = 0;
  let month = jzny;
  while (month !== '' && (inTime(month) || putOff(month))) {
    if (inTime(month)) run += 1;
    const before = shiftMonth(month, -1);
    const gap = months.has(month) && !months.has(before) && !putOff(before);
    month = gap && isChange(months.get(month), months.get(shiftMonth(before, -1))) ? shiftMonth(before, -1) : before;
  }
  const prior = opening ? shiftMonth(opening, -person.priorMonths) : '';
  if (month !== '' && month === opening) {
    run += person.priorMonths;
    for (month = prior; elsewhere.get(month) === 'in time'; month = shiftMonth(month, -1)) run += 1;
  }
  let until = jzny;
  while (until !== '' && putOff(shiftMonth(until, 1))) until = shiftMonth(until, 1);
  const current = until !== '' && until >= shiftMonth(monthOf(today), -1);
  // A month that was paid at both centres is one month.
  const more = [...elsewhere.keys()].filter(
    (one) => !months.has(one) && !(opening && one > prior && one <= opening),
  ).length;
  return { jzny, consecutive: current ? run : 0, total: months.size + person.priorMonths + more, last };
}

/** The last month paid alone, '' when none: of a whole unit it costs a look at each posting and no walk through the months. */
export function lastPaidMonth(store: Store, person: PersonRecord): PlainMonth | '' {
  let last: PlainMonth | '' = '';
  for (const { entry } of postingsOf(store, memberAccount(person.grzh))) {
    const { kind, hjny } = entry;
    if (hjny !== undefined && (kind === '01' || kind === '02') && hjny > last) last = hjny;
  }
  for (const month of outsideMonths(store, person.grzh).keys()) if (month > last) last = month;
  if (last !== '' || person.priorMonths === 0) return last;
  return openingMonthOf(store, person) ?? '';
}

/** Between deposits with an employer and one's own: one month in between ends no row (domain catalogue GJ0803). */
function isChange(after: string | undefined, before: string | undefined): boolean {
  return before !== undefined && after !== before && (after === FLEXIBLE || before === FLEXIBLE);
}

/** A flexible worker's month that was made up after the time in which that restores the row. */
function isMadeUpLate({ entry: { kind, hjny = '', date, dwzh } }: Posting): boolean {
  return kind === '02' && dwzh === FLEXIBLE && monthOf(date) > shiftMonth(hjny, policyCount('p.lhBjHf'));
}

/** The last month that is in the opening balance; undefined for an account that began in the ledger. */
export function openingMonthOf(store: Store, { grzh }: Pick<PersonRecord, 'grzh'>): PlainMonth | undefined {
  const first = postingsOf(store, memberAccount(grzh))[0]?.entry;
  return first?.kind === '99' ? first.hjny : undefined;
}

/** Every month that counts for an account, oldest first, each once: its own, those from before the ledger, those brought to it. */
export function countedMonths(store: Store, person: PersonRecord): { month: PlainMonth; late: boolean }[] {
  const opening = person.priorMonths > 0 ? openingMonthOf(store, person) : undefined;
  const prior = opening ? Array.from({ length: person.priorMonths }, (_, at) => shiftMonth(opening, -at)) : [];
  const counted = new Map<PlainMonth, boolean>(prior.map((month) => [month, false]));
  for (const [month, when] of outsideMonths(store, person.grzh)) counted.set(month, when === 'late');
  for (const posting of postingsOf(store, memberAccount(person.grzh))) {
    const { kind, hjny } = posting.entry;
    if (hjny !== undefined && (kind === '01' || kind === '02')) counted.set(hjny, isMadeUpLate(posting));
  }
  return [...counted].map(([month, late]) => ({ month, late })).sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** What remittances and back-payments have brought for each month: the unit's part, and both. */
export function paidShares(store: Store, grzh: string): Map<PlainMonth, { unitFen: Fen; fen: Fen }> {
  const paid = new Map<PlainMonth, { unitFen: Fen; fen: Fen }>();
  for (const { entry, line } of postingsOf(store, memberAccount(grzh))) {
    const { kind, hjny } = entry;
    if ((kind !== '01' && kind !== '02') || hjny === undefined) continue;
    const { unitFen, fen } = paid.get(hjny) ?? { unitFen: 0n, fen: 0n };
    paid.set(hjny, { unitFen: unitFen + (line.unitFen ?? 0n), fen: fen + line.fen });
  }
  return paid;
}

/** The month of which base, ratios and deposits are shown and counted: the present one, or the first of who begins with a unit later. */
export function shownMonth(person: PersonRecord, now: PlainMonth): PlainMonth {
  const since = stayFrom(person.spans);
  return lastSpan(person)?.to === undefined && since > now ? since : now;
}

/** The terms of that month: a unit that pays in later is never shown with what the one before agreed. */
export const presentTerms = (person: PersonRecord, today: PlainDate) =>
  termsIn(person, shownMonth(person, monthOf(today)));

/** Monthly deposit of that month: unit's part and own part. An account that is not paying in has none. */
export const monthlyOf = (person: PersonRecord, today: PlainDate) =>
  monthlyIn(person, shownMonth(person, monthOf(today)));

/** The same on the terms of a month: what the unit's list of that month has for the member. */
export function monthlyIn(person: PersonRecord, month: PlainMonth): { dwyjce: Fen; gryjce: Fen; yjce: Fen } {
  const last = lastSpan(person);
  const span = termsIn(person, month);
  if (!last || !span || last.to !== undefined) return { dwyjce: 0n, gryjce: 0n, yjce: 0n };
  const dwyjce = monthlyDeposit(span.base, span.dwjcbl);
  const gryjce = monthlyDeposit(span.base, span.grjcbl);
  return { dwyjce, gryjce, yjce: dwyjce + gryjce };
}

/** The own monthly deposit as it changed; nothing in between two stays. */
export function depositSteps(person: PersonRecord): DepositSteps {
  const { spans } = person;
  return spans.flatMap(({ from, to }, at) => {
    const yjce = monthlyIn(person, from).yjce;
    const ended = to !== undefined && spans[at + 1]?.from !== shiftMonth(to, 1);
    return [{ qsny: from, yjce }, ...(ended ? [{ qsny: shiftMonth(to, 1), yjce: 0n }] : [])];
  });
}

// Figures of a deposit account for several views and rules; all are computed from the ledger.
import { monthOf, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import type { Fen } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policyCount, policyHolds } from '../../../data/policy/policy';
import { lastSpan, type PersonRecord, spanIn, termsIn } from '../people';
import type { Store } from '../store';
import { deferralIn } from '../unit/unit-reliefs';
import { stayFrom } from './contribution-periods';
import { memberAccount, type Posting, postingsOf } from './ledger';
import { otherCityMonths } from './other-city-months';

export interface PaidMonths {
  /** Last month paid, '' if none. */
  jzny: PlainMonth | '';
  /** Months paid without a gap up to now; 0 if the last one is before last month. */
  consecutive: number;
  total: number;
  last: Posting | undefined;
}

/** Returns the months covered by remittances and back-payments, and by months brought from another account (transfer or merge). */
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
  const elsewhere = otherCityMonths(store, person.grzh);
  const jzny = lastPaidMonth(store, person);
  /** A month of an approved deferral is paid later and does not break the run. */
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
  // A month paid at both centres counts once.
  const more = [...elsewhere.keys()].filter(
    (one) => !months.has(one) && !(opening && one > prior && one <= opening),
  ).length;
  return { jzny, consecutive: current ? run : 0, total: months.size + person.priorMonths + more, last };
}

/** Returns the last month paid, '' if none. One pass over the postings: cheap enough for every member of a unit. */
export function lastPaidMonth(store: Store, person: PersonRecord): PlainMonth | '' {
  let last: PlainMonth | '' = '';
  for (const { entry } of postingsOf(store, memberAccount(person.grzh))) {
    const { kind, hjny } = entry;
    if (hjny !== undefined && (kind === '01' || kind === '02') && hjny > last) last = hjny;
  }
  for (const month of otherCityMonths(store, person.grzh).keys()) if (month > last) last = month;
  if (last !== '' || person.priorMonths === 0) return last;
  return openingMonthOf(store, person) ?? '';
}

/**
 * Returns whether the payer changes between employer and flexible worker: one month between them does not break the run
 * (docs/rules/individual-accounts.md, Months).
 */
function isChange(after: string | undefined, before: string | undefined): boolean {
  return before !== undefined && after !== before && (after === FLEXIBLE || before === FLEXIBLE);
}

/** Returns whether a flexible worker's back-payment came too late to restore the run (`p.lhBjHf` months). */
function isMadeUpLate({ entry: { kind, hjny = '', date, dwzh } }: Posting): boolean {
  return kind === '02' && dwzh === FLEXIBLE && monthOf(date) > shiftMonth(hjny, policyCount('p.lhBjHf'));
}

/** Returns the last month in the opening balance; undefined for an account opened after the ledger began. */
export function openingMonthOf(store: Store, { grzh }: Pick<PersonRecord, 'grzh'>): PlainMonth | undefined {
  const first = postingsOf(store, memberAccount(grzh))[0]?.entry;
  return first?.kind === '99' ? first.hjny : undefined;
}

/**
 * Returns each month that counts for an account once, oldest first: its own, those before the ledger, those brought from another account.
 */
export function countedMonths(store: Store, person: PersonRecord): { month: PlainMonth; late: boolean }[] {
  const opening = person.priorMonths > 0 ? openingMonthOf(store, person) : undefined;
  const prior = opening ? Array.from({ length: person.priorMonths }, (_, at) => shiftMonth(opening, -at)) : [];
  const counted = new Map<PlainMonth, boolean>(prior.map((month) => [month, false]));
  for (const [month, when] of otherCityMonths(store, person.grzh)) counted.set(month, when === 'late');
  for (const posting of postingsOf(store, memberAccount(person.grzh))) {
    const { kind, hjny } = posting.entry;
    if (hjny !== undefined && (kind === '01' || kind === '02')) counted.set(hjny, isMadeUpLate(posting));
  }
  return [...counted].map(([month, late]) => ({ month, late })).sort((a, b) => (a.month < b.month ? -1 : 1));
}

/** Returns the amounts of remittances and back-payments by month: unit's part and total, in fen. */
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

/** Returns the month whose base, ratios and deposits are shown: the present one, or the first month of a later start with a unit. */
export function shownMonth(person: PersonRecord, now: PlainMonth): PlainMonth {
  const since = stayFrom(person.spans);
  return lastSpan(person)?.to === undefined && since > now ? since : now;
}

/** Terms of the shown month, so that a future unit is never shown with the terms of the former one. */
export const presentTerms = (person: PersonRecord, today: PlainDate) =>
  termsIn(person, shownMonth(person, monthOf(today)));

/** Monthly deposit of the shown month in fen (unit's part, own part, total); 0 for an account that is not paying in. */
export const monthlyOf = (person: PersonRecord, today: PlainDate) =>
  monthlyIn(person, shownMonth(person, monthOf(today)));

/** Monthly deposit in fen on the terms of `month`, as in the unit's list of that month. */
export function monthlyIn(person: PersonRecord, month: PlainMonth): { dwyjce: Fen; gryjce: Fen; yjce: Fen } {
  const last = lastSpan(person);
  const span = termsIn(person, month);
  if (!last || !span || last.to !== undefined) return { dwyjce: 0n, gryjce: 0n, yjce: 0n };
  const dwyjce = monthlyDeposit(span.base, span.dwjcbl);
  const gryjce = monthlyDeposit(span.base, span.grjcbl);
  return { dwyjce, gryjce, yjce: dwyjce + gryjce };
}

/** Returns the steps of the deposits booked for each month, oldest first; a month without one is a step to 0. */
export function depositSteps(store: Store, { grzh }: Pick<PersonRecord, 'grzh'>): { qsny: PlainMonth; yjce: Fen }[] {
  const paid = [...paidShares(store, grzh)].sort(([a], [b]) => (a < b ? -1 : 1));
  return paid
    .flatMap(([month, { fen }], at) => {
      const next = shiftMonth(month, 1);
      return [{ qsny: month, yjce: fen }, ...(paid[at + 1]?.[0] === next ? [] : [{ qsny: next, yjce: 0n }])];
    })
    .filter(({ yjce }, at, all) => yjce !== all[at - 1]?.yjce);
}

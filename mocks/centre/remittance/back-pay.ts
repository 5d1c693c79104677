// What a unit still owes its members for months that are over (domain catalogue GJ0202).
import { monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/interest';
import { monthsOfRow } from '@/domain/members/back-pay';
import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { baseLimitsIn } from '../../data/base-limits';
import { FLEXIBLE } from '../../data/flexible-unit';
import { policyCount } from '../../data/policy';
import { openingMonthOf, paidShares } from '../kernel/account-figures';
import type { Desk } from '../kernel/desk';
import { everMembersOf, lastSpan, type PersonRecord, persons, spanIn, type UnitRecord, units } from '../kernel/people';
import type { Store } from '../kernel/store';
import { ratiosIn } from '../kernel/unit-ratios';
import { deferralIn } from '../kernel/unit-reliefs';
import { dueMonth } from './confirm';
import { monthsText, type RosterSnapshotLine } from './records';

type Row = Readonly<Record<string, string>>;

/** What of a month is missing: its line, and whether something was paid for it before. */
export interface MissingMonth extends RosterSnapshotLine {
  hjny: PlainMonth;
  part: boolean;
}

/** What is missing of the months of a row, or what is wrong with it, column → sentence. */
export function missingMonths(
  store: Store,
  unit: UnitRecord,
  person: PersonRecord,
  row: Row,
): { months: MissingMonth[] } | { faults: Record<string, string> } {
  const { grzh, xingming } = person;
  const typed = parseYuan(row.bjjs ?? '');
  const known = openingMonthOf(store, person);
  if (known && (row.bjksny ?? '') <= known) {
    return { faults: { bjksny: `${known}及以前的缴存已并入期初余额，请到网点核对补缴` } };
  }
  const paid = paidShares(store, grzh);
  const months: MissingMonth[] = [];
  const full: PlainMonth[] = [];
  for (const hjny of monthsOfRow(row)) {
    const span = spanIn(person, hjny);
    if (span && span.dwzh !== unit.dwzh) return { faults: { bjksny: `${hjny}该职工在其他单位缴存，不能由本单位补缴` } };
    const base = typed ?? span?.base ?? 0n;
    if (base === 0n) return { faults: { bjjs: `${hjny}没有登记的缴存基数，请填写补缴基数` } };
    const { lower, upper } = baseLimitsIn(hjny);
    if (typed !== undefined && (typed < lower || typed > upper)) {
      return { faults: { bjjs: `${hjny}的缴存基数应在${moneyText(lower)}至${moneyText(upper)}之间` } };
    }
    const { dwjcbl, grjcbl } = span ?? ratiosIn(unit, hjny);
    const before = paid.get(hjny) ?? { unitFen: 0n, fen: 0n };
    const unitFen = rest(monthlyDeposit(base, dwjcbl), before.unitFen);
    const fen = unitFen + rest(monthlyDeposit(base, grjcbl), before.fen - before.unitFen);
    if (fen === 0n) full.push(hjny);
    else months.push({ grzh, hjny, unitFen, fen, part: before.fen > 0n });
  }
  if (full.length === 0) return { months };
  return { faults: { bjksny: `${xingming}${monthsText(full)}已足额缴存，无需补缴` } };
}

/** Whether a month that is over would be made up: the same look at the books that a back-payment of it takes. */
export const isShort = (store: Store, unit: UnitRecord, person: PersonRecord, month: PlainMonth): boolean =>
  'months' in missingMonths(store, unit, person, { bjksny: month, bjjsny: month });

const rest = (due: Fen, paid: Fen) => (due > paid ? due - paid : 0n);

/** Every month up to a last one for which nothing was paid for a member, of all who are the unit's. */
export function owedMonths(
  desk: Desk,
  unit: UnitRecord,
  last: PlainMonth,
): { person: PersonRecord; owed: PlainMonth[] }[] {
  const { store } = desk;
  return [...everMembersOf(store, unit.dwzh)].sort().flatMap((grzh) => {
    const person = persons(store).get(grzh);
    if (!person || !canBeMadeUp(person, unit.dwzh)) return [];
    const owed = owedTo(desk, unit.dwzh, person, last);
    return owed.length > 0 ? [{ person, owed }] : [];
  });
}

/** Whoever is still the unit's, paying in or sealed. */
export const canBeMadeUp = (person: PersonRecord, dwzh: string): boolean =>
  lastSpan(person)?.dwzh === dwzh && ['01', '02', '06'].includes(person.grzhzt);

/** The same of one who is or was a member, as far back as the unit may make it up in the hall. */
export function owedTo(desk: Desk, dwzh: string, person: PersonRecord, last: PlainMonth): PlainMonth[] {
  const { store } = desk;
  const first = shiftMonth(monthOf(desk.today()), -policyCount('p.bjZdys'));
  const paid = paidShares(store, person.grzh);
  const known = openingMonthOf(store, person) ?? '';
  return monthsFrom(first, last).filter(
    (month) => month > known && !paid.has(month) && spanIn(person, month)?.dwzh === dwzh,
  );
}

/**
 * Of these the months that no list of the unit will pay any more: those over, and those put off. What is due yet is remitted.
 * `until`: the last month that counts; that of the account, where it is sealed.
 */
export function unpaidTo(desk: Desk, unit: UnitRecord, person: PersonRecord, until: PlainMonth): PlainMonth[] {
  const due = dueMonth(desk, unit);
  const owed = owedTo(desk, unit.dwzh, person, until);
  return owed.filter((month) => month < due || deferralIn(desk.store, unit.dwzh, month) !== undefined);
}

/** What the unit of an account has left unpaid and makes up no more in the hall once the account is gone; '' for nothing. */
export function unpaidWords(desk: Desk, person: PersonRecord): string {
  const span = lastSpan(person);
  const unit = span && units(desk.store).get(span.dwzh);
  if (!unit || unit.dwzh === FLEXIBLE) return '';
  const months = unpaidTo(desk, unit, person, span.to ?? monthOf(desk.today()));
  if (months.length === 0) return '';
  return `${unit.dwmc}尚未为您缴存${monthsText(months)}`;
}

/** Every month before the one that is due, each unbroken run of a member's as a row: what a form can be begun with. */
export function owedRows(desk: Desk, unit: UnitRecord): Row[] {
  return owedMonths(desk, unit, shiftMonth(dueMonth(desk, unit), -1)).flatMap(
    ({ person: { grzh, xingming }, owed }) => {
      const first = owed.filter((month) => !owed.includes(shiftMonth(month, -1)));
      const last = owed.filter((month) => !owed.includes(shiftMonth(month, 1)));
      return first.map((bjksny, at) => ({ grzh, xingming, bjksny, bjjsny: last[at] ?? bjksny, bjjs: '' }));
    },
  );
}

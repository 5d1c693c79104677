// Amounts that a unit owes its members for past months (docs/rules/gj0202-back-payment.md).
import { monthOf, monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import { type Fen, moneyText, parseYuan } from '@/domain/money';
import { monthsOfRow } from '@/schema/unit/gj0202-back-payment';
import { FLEXIBLE } from '../../data/flexible-unit';
import { baseLimitsIn } from '../../data/policy/base-limits';
import { policyCount } from '../../data/policy/policy';
import { openingMonthOf, paidShares } from '../kernel/accounts/account-figures';
import {
  formerAndPresentMembersOf,
  lastSpan,
  type PersonRecord,
  persons,
  spanIn,
  type UnitRecord,
  units,
} from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { ratiosIn } from '../kernel/unit/unit-ratios';
import { deferralIn } from '../kernel/unit/unit-reliefs';
import { dueMonth } from './list/confirm';
import { monthListText, type RosterSnapshotLine } from './list/records';

type Row = Readonly<Record<string, string>>;

/** Missing amounts of a month, and whether a part of it was paid before. */
export interface MissingMonth extends RosterSnapshotLine {
  hjny: PlainMonth;
  part: boolean;
}

/** Returns the missing months of a row, or its faults as column → sentence. */
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
  return { faults: { bjksny: `${xingming}${monthListText(full)}已足额缴存，无需补缴` } };
}

/** Returns whether a past month is short: the test that a back-payment of the month applies. */
export const isShort = (store: Store, unit: UnitRecord, person: PersonRecord, month: PlainMonth): boolean =>
  'months' in missingMonths(store, unit, person, { bjksny: month, bjjsny: month });

const rest = (due: Fen, paid: Fen) => (due > paid ? due - paid : 0n);

/** Returns every unpaid month up to `last`, for all members of the unit. */
export function owedMonthsOfUnit(
  tx: Transaction,
  unit: UnitRecord,
  last: PlainMonth,
): { person: PersonRecord; owed: PlainMonth[] }[] {
  const { store } = tx;
  return [...formerAndPresentMembersOf(store, unit.dwzh)].sort().flatMap((grzh) => {
    const person = persons(store).get(grzh);
    if (!person || !isBackPayable(person, unit.dwzh)) return [];
    const owed = owedTo(tx, unit.dwzh, person, last);
    return owed.length > 0 ? [{ person, owed }] : [];
  });
}

/** Members that the unit can back-pay: those whose account lies with it, paying or sealed. */
export const isBackPayable = (person: PersonRecord, dwzh: string): boolean =>
  lastSpan(person)?.dwzh === dwzh && ['01', '02', '06'].includes(person.grzhzt);

/** Returns the unpaid months of a present or former member, as far back as the hall allows back-payment. */
export function owedTo(tx: Transaction, dwzh: string, person: PersonRecord, last: PlainMonth): PlainMonth[] {
  const { store } = tx;
  const first = shiftMonth(monthOf(tx.today()), -policyCount('p.bjZdys'));
  const paid = paidShares(store, person.grzh);
  const known = openingMonthOf(store, person) ?? '';
  return monthsFrom(first, last).filter(
    (month) => month > known && !paid.has(month) && spanIn(person, month)?.dwzh === dwzh,
  );
}

/**
 * Returns the months that need a back-payment: past or deferred ones; months still due are remitted. `until`: the last month that counts,
 * for a sealed account that of the account.
 */
export function unpaidTo(tx: Transaction, unit: UnitRecord, person: PersonRecord, until: PlainMonth): PlainMonth[] {
  const due = dueMonth(tx, unit);
  const owed = owedTo(tx, unit.dwzh, person, until);
  return owed.filter((month) => month < due || deferralIn(tx.store, unit.dwzh, month) !== undefined);
}

/** Returns the unpaid months of an account as text, because they cannot be back-paid in the hall once it is gone; '' for none. */
export function unpaidMonthsText(tx: Transaction, person: PersonRecord): string {
  const span = lastSpan(person);
  const unit = span && units(tx.store).get(span.dwzh);
  if (!unit || unit.dwzh === FLEXIBLE) return '';
  const months = unpaidTo(tx, unit, person, span.to ?? monthOf(tx.today()));
  if (months.length === 0) return '';
  return `${unit.dwmc}尚未为您缴存${monthListText(months)}`;
}

/** Returns each unbroken run of unpaid months before the due one as a row, to prefill a form. */
export function owedRows(tx: Transaction, unit: UnitRecord): Row[] {
  return owedMonthsOfUnit(tx, unit, shiftMonth(dueMonth(tx, unit), -1)).flatMap(
    ({ person: { grzh, xingming }, owed }) => {
      const first = owed.filter((month) => !owed.includes(shiftMonth(month, -1)));
      const last = owed.filter((month) => !owed.includes(shiftMonth(month, 1)));
      return first.map((bjksny, at) => ({ grzh, xingming, bjksny, bjjsny: last[at] ?? bjksny, bjjs: '' }));
    },
  );
}

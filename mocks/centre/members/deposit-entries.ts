import type { DepositEntry } from '@/api/person/deposit-entry';
import type { DepositEntries, DepositYear } from '@/api/person/person';
import { monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { openingMonthOf, paidShares } from '../kernel/accounts/account-figures';
import { isInterest } from '../kernel/accounts/deposit-interest';
import { isOpening, memberAccount, type Posting, postingsOf } from '../kernel/accounts/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { type PersonRecord, personOf, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import { backPaymentDueDate } from '../kernel/unit/unit-reliefs';
import { unitName } from './person-views';
import { transferCases } from './transfer-sheets';

/** Search fields of 缴存明细 (docs/rules/lists.md); dates are inclusive. */
export interface EntrySearch extends Paging {
  ksrq?: string;
  jsrq?: string;
  gjmxlx?: string;
  hjny?: string;
  dwmc?: string;
  /** Leaves out the opening balance brought over, where a balance line shows it. */
  moved?: boolean;
}

interface Balanced {
  posting: Posting;
  balance: Fen;
}

/** Returns ledger entries with running balance, newest first; sums cover all matching entries, year lines the full year. */
export function depositEntries(tx: Transaction, actor: Actor, search: EntrySearch): DepositEntries {
  const person = personOf(tx, actor);
  const all = balanced(tx.store, person);
  const chosen = chosenRows(all.filter(matching(tx.store, search)), search, {
    day: ({ posting }) => posting.entry.date,
  });
  const unpaid = unpaidMonths(tx, person);
  const putOff = putOffMonths(tx, person);
  const wjny = unpaid.filter((month) => isAskedFor(month, search));
  const hjyf = putOff.filter((month) => isAskedFor(month, search));
  const shownYears = new Set([...chosen.map(({ posting }) => posting.entry.date), ...wjny, ...hjyf].map(yearOf));
  const moves = transferCases(tx.store, person.grzh);
  return {
    ...pageOfRows(tx, chosen.toReversed(), search, (row) => entryOf(tx.store, row.posting, row.balance, moves)),
    ...sums(chosen),
    ...balances(all, search),
    wjny,
    hjyf,
    ndhz: [...shownYears]
      .sort()
      .reverse()
      .map((nd) => yearLine(nd, all, { unpaid, putOff })),
  };
}

function balanced(store: Store, person: PersonRecord): Balanced[] {
  let balance = 0n;
  return postingsOf(store, memberAccount(person.grzh)).map((posting) => {
    balance += posting.line.fen;
    return { posting, balance };
  });
}

function matching(store: Store, { gjmxlx, hjny, dwmc, moved }: EntrySearch): (row: Balanced) => boolean {
  return ({ posting, posting: { entry } }) =>
    !(moved && isOpening(posting)) &&
    (!gjmxlx || entry.kind === gjmxlx) &&
    (!hjny || entry.hjny === hjny) &&
    (!dwmc || (entry.dwzh !== undefined && unitName(store, entry.dwzh).includes(dwmc)));
}

/** Sums of income and expense: an opening balance is no income, and a payment returned by the bank is no expense. */
function sums(rows: readonly Balanced[]): { srhj: string; zchj: string } {
  let came = 0n;
  let went = 0n;
  for (const { posting } of rows) {
    const { fen } = posting.line;
    if (fen < 0n || posting.entry.kind === PAID_OUT) went -= fen;
    else if (!isOpening(posting)) came += fen;
  }
  return { srhj: toYuan(came), zchj: toYuan(went) };
}

/** Returns the balances before the first and after the last day; '' if a filter hides some movements. */
function balances(all: readonly Balanced[], search: EntrySearch): { qcye: string; qmye: string } {
  if (search.gjmxlx || search.hjny || search.dwmc || search.moved) return { qcye: '', qmye: '' };
  const { ksrq = '', jsrq } = search;
  return { qcye: toYuan(openingOf(all, ksrq)), qmye: toYuan(closingOf(all, (day) => !jsrq || day <= jsrq)) };
}

/** Returns the balance before this day; an opening balance booked later counts as present before. */
function openingOf(all: readonly Balanced[], from: PlainDate | ''): Fen {
  const before = all.findLast(({ posting }) => posting.entry.date < from);
  if (before) return before.balance;
  const opening = all.find(({ posting }) => isOpening(posting));
  return opening ? opening.balance : 0n;
}

const closingOf = (all: readonly Balanced[], until: (day: PlainDate) => boolean): Fen =>
  all.findLast(({ posting }) => until(posting.entry.date))?.balance ?? 0n;

/** 部分提取 of dictionary gjmxlx: its incoming lines are returned payments. */
const PAID_OUT = '11';

const yearOf = (day: PlainDate | PlainMonth) => day.slice(0, 4);

/** Returns the line of the full calendar year, whatever part was asked for. */
function yearLine(
  nd: string,
  all: readonly Balanced[],
  { unpaid, putOff }: Readonly<Record<'unpaid' | 'putOff', readonly PlainMonth[]>>,
): DepositYear {
  const rows = all.filter(({ posting }) => yearOf(posting.entry.date) === nd);
  const interest = rows.filter(({ posting }) => isInterest(posting));
  return {
    nd,
    qcye: toYuan(openingOf(all, `${nd}-01-01`)),
    ...sums(rows),
    lxhj: sums(interest).srhj,
    qmye: toYuan(closingOf(all, (day) => yearOf(day) <= nd)),
    wjny: unpaid.filter((month) => yearOf(month) === nd),
    hjyf: putOff.filter((month) => yearOf(month) === nd),
  };
}

/** Filters a missing month by the month itself, as it has no booking date. */
function isAskedFor(month: PlainMonth, { ksrq, jsrq, hjny }: EntrySearch): boolean {
  return (!ksrq || month >= monthOf(ksrq)) && (!jsrq || month <= monthOf(jsrq)) && (!hjny || month === hjny);
}

/** Returns the months of employment without remittance, back-payment or deferral. */
export function unpaidMonths(tx: Transaction, person: PersonRecord): PlainMonth[] {
  const paid = paidByMonth(tx.store, person);
  const owed = owedMonthsOf(tx.store, person, tx.today());
  return owed.filter((month) => !paid.has(month) && !isDeferred(tx, person, month));
}

/** Returns the months deferred with approval, which the employer pays later. */
function putOffMonths(tx: Transaction, person: PersonRecord): PlainMonth[] {
  const paid = paidByMonth(tx.store, person);
  const owed = owedMonthsOf(tx.store, person, tx.today());
  return owed.filter((month) => !paid.has(month) && isDeferred(tx, person, month));
}

/** Returns whether the month is deferred: nothing is owed until the due date of its back-payment has passed. */
export function isDeferred({ store, today }: Transaction, person: PersonRecord, month: PlainMonth): boolean {
  const span = spanIn(person, month);
  const by = span && backPaymentDueDate(store, span.dwzh, month);
  return by !== undefined && by >= today();
}

/** Returns the amounts of remittances and back-payments by month. */
export function paidByMonth(store: Store, { grzh }: Pick<PersonRecord, 'grzh'>): Map<PlainMonth, Fen> {
  return new Map([...paidShares(store, grzh)].map(([month, { fen }]) => [month, fen]));
}

/**
 * Returns the months of employment up to the last one, oldest first. Months before the ledger count as paid by the opening balance; the
 * present month is not over.
 */
export function owedMonthsOf(store: Store, person: PersonRecord, today: PlainDate): PlainMonth[] {
  const opening = openingMonthOf(store, person);
  const begins = opening === undefined ? '' : shiftMonth(opening, 1);
  const over = shiftMonth(monthOf(today), -1);
  // Voluntary deposits (base 0) owe no month.
  const owed = person.spans.flatMap(({ from, to = over, base }) =>
    base > 0n ? monthsFrom(from < begins ? begins : from, to < over ? to : over) : [],
  );
  return [...new Set(owed)].sort();
}

function entryOf(store: Store, { entry, line }: Posting, balance: Fen, moves: ReadonlySet<string>): DepositEntry {
  const unitFen = line.unitFen ?? 0n;
  return {
    ywlsh: entry.ywlsh,
    jzrq: entry.date,
    gjmxlx: entry.kind,
    zhaiyao: entry.zhaiyao,
    hjny: entry.hjny ?? '',
    dwmc: entry.dwzh ? unitName(store, entry.dwzh) : '',
    dwfse: toYuan(unitFen),
    grfse: toYuan(line.unitFen === undefined ? 0n : line.fen - unitFen),
    fse: toYuan(line.fen),
    lxje: toYuan(isInterest({ entry, line }) ? line.fen : 0n),
    grzhye: toYuan(balance),
    zyqrd: entry.kind === '06' && moves.has(entry.ywlsh),
  };
}

import type { DepositEntry } from '@/api/deposit-entry';
import type { DepositEntries, DepositYear } from '@/api/person';
import { monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { openingMonthOf, paidShares } from '../kernel/account-figures';
import { isInterest } from '../kernel/deposit-interest';
import type { Actor, Desk } from '../kernel/desk';
import { isOpening, memberAccount, type Posting, postingsOf } from '../kernel/ledger';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { type PersonRecord, personOf, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import { madeUpBy } from '../kernel/unit-reliefs';
import { unitName } from './person-views';
import { transferCases } from './transfer-sheets';

/** The conditions of 缴存明细 (domain catalogue 12.1); the dates are inclusive. */
export interface EntrySearch extends Paging {
  ksrq?: string;
  jsrq?: string;
  gjmxlx?: string;
  hjny?: string;
  dwmc?: string;
  /** Without what was brought over, where an opening balance says it. */
  moved?: boolean;
}

interface Balanced {
  posting: Posting;
  balance: Fen;
}

/** Ledger entries with the running balance, newest first; sums are of all that were asked for, years of the whole year. */
export function depositEntries(desk: Desk, actor: Actor, search: EntrySearch): DepositEntries {
  const person = personOf(desk, actor);
  const all = balanced(desk.store, person);
  const chosen = chosenRows(all.filter(matching(desk.store, search)), search, {
    day: ({ posting }) => posting.entry.date,
  });
  const unpaid = unpaidMonths(desk, person);
  const putOff = putOffMonths(desk, person);
  const wjny = unpaid.filter((month) => isAskedFor(month, search));
  const hjyf = putOff.filter((month) => isAskedFor(month, search));
  const shownYears = new Set([...chosen.map(({ posting }) => posting.entry.date), ...wjny, ...hjyf].map(yearOf));
  const moves = transferCases(desk.store, person.grzh);
  return {
    ...pageOfRows(desk, chosen.toReversed(), search, (row) => entryOf(desk.store, row.posting, row.balance, moves)),
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

/**
 * What came in and went out: a balance that was brought over when the ledger began has come in before and is no income, and a payment
 * that the bank sent back never went out.
 */
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

/** Before the first and after the last day asked for; '' where only some of the movements of these days are. */
function balances(all: readonly Balanced[], search: EntrySearch): { qcye: string; qmye: string } {
  if (search.gjmxlx || search.hjny || search.dwmc || search.moved) return { qcye: '', qmye: '' };
  const { ksrq = '', jsrq } = search;
  return { qcye: toYuan(openingOf(all, ksrq)), qmye: toYuan(closingOf(all, (day) => !jsrq || day <= jsrq)) };
}

/** The balance before this day. What was brought over on it or later was there before. */
function openingOf(all: readonly Balanced[], from: PlainDate | ''): Fen {
  const before = all.findLast(({ posting }) => posting.entry.date < from);
  if (before) return before.balance;
  const opening = all.find(({ posting }) => isOpening(posting));
  return opening ? opening.balance : 0n;
}

const closingOf = (all: readonly Balanced[], until: (day: PlainDate) => boolean): Fen =>
  all.findLast(({ posting }) => until(posting.entry.date))?.balance ?? 0n;

/** 部分提取 of dictionary gjmxlx: what of it comes in is a payment sent back. */
const PAID_OUT = '11';

const yearOf = (day: PlainDate | PlainMonth) => day.slice(0, 4);

/** The whole calendar year, whatever part of it was asked for. */
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

/** Missing months have no booking date: they belong to what is asked for by their own month. */
function isAskedFor(month: PlainMonth, { ksrq, jsrq, hjny }: EntrySearch): boolean {
  return (!ksrq || month >= monthOf(ksrq)) && (!jsrq || month <= monthOf(jsrq)) && (!hjny || month === hjny);
}

/** Months of an employment for which neither a remittance nor a back-payment has come, and which are not put off. */
export function unpaidMonths(desk: Desk, person: PersonRecord): PlainMonth[] {
  const paid = paidByMonth(desk.store, person);
  const owed = owedMonths(desk.store, person, desk.today());
  return owed.filter((month) => !paid.has(month) && !isPutOff(desk, person, month));
}

/** The same that the employer has put off by approval and is to make up later. */
function putOffMonths(desk: Desk, person: PersonRecord): PlainMonth[] {
  const paid = paidByMonth(desk.store, person);
  const owed = owedMonths(desk.store, person, desk.today());
  return owed.filter((month) => !paid.has(month) && isPutOff(desk, person, month));
}

/** Put off by approval: nothing is owed for the month until the day on which it was to be made up is over. */
export function isPutOff({ store, today }: Desk, person: PersonRecord, month: PlainMonth): boolean {
  const span = spanIn(person, month);
  const by = span && madeUpBy(store, span.dwzh, month);
  return by !== undefined && by >= today();
}

/** What remittances and back-payments have brought for each month. */
export function paidByMonth(store: Store, { grzh }: Pick<PersonRecord, 'grzh'>): Map<PlainMonth, Fen> {
  return new Map([...paidShares(store, grzh)].map(([month, { fen }]) => [month, fen]));
}

/**
 * Months of an employment up to the last one, oldest first. What was before the ledger is in the opening balance and counts as
 * paid; the present month is not over.
 */
export function owedMonths(store: Store, person: PersonRecord, today: PlainDate): PlainMonth[] {
  const opening = openingMonthOf(store, person);
  const begins = opening === undefined ? '' : shiftMonth(opening, 1);
  const over = shiftMonth(monthOf(today), -1);
  // Who pays in freely (base 0) owes no month.
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

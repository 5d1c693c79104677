import { peopleText } from '@/domain/counts';
import { monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { type RosterFigures, rosterBalances } from '@/domain/remittance';
import { policyCount } from '../../data/policy';
import { type CaseRecord, casesOf, FINAL } from '../cases/case-states';
import { type Desk, ownerOf } from '../kernel/desk';
import { type Paid, paydayIn, type UnitRecord } from '../kernel/people';
import type { Store } from '../kernel/store';
import { deferralIn } from '../kernel/unit-reliefs';
import { workingDaysBefore } from '../kernel/working-days';
import { dueMonth } from './confirm';
import { agreedAccount } from './payers';
import { openListOf } from './records';
import { dueRoster, type Roster } from './roster';
import { whyDebitWaits } from './standing-check';

/** A unit hears of an automatic debit so many working days before. */
export const noticeDays = () => policyCount('p.zdTx');

/** The next day on which the unit's automatic debit runs, after `day`. */
export function nextDebitDay(day: PlainDate, unit: Paid): PlainDate {
  const inMonth = (month: PlainMonth) => `${month}-${String(paydayIn(unit, month).payday).padStart(2, '0')}`;
  const here = inMonth(monthOf(day));
  return here > day ? here : inMonth(shiftMonth(monthOf(day), 1));
}

/** Whether the unit has a remittance under way: a list that waits for its money, or one that its own second operator has still to see. */
export function underWay(store: Store, dwzh: string): boolean {
  return openListOf(store, dwzh) !== undefined || openRemittance(store, dwzh) !== undefined;
}

/** The case of a remittance that is not over, whether or not it is a list that waits for its money. */
export function openRemittance(store: Store, dwzh: string): CaseRecord | undefined {
  const own = casesOf(store, ownerOf({ kind: 'unit', dwzh }));
  return own.findLast(({ ywlx, ywzt }) => ywlx === 'GJ0201' && !FINAL.includes(ywzt));
}

/** The list of the month, when a standing instruction may pay it: it is its turn, nobody changed and nothing is under way; else why not. */
export function unchangedList(store: Store, unit: UnitRecord, month: PlainMonth): Roster | string {
  return underWay(store, unit.dwzh) ? '本月清册正在办理' : unchangedRoster(store, unit, month);
}

function unchangedRoster(store: Store, unit: UnitRecord, month: PlainMonth): Roster | string {
  if (dueMonth({ store, today: () => `${month}-01` }, unit) !== month) return '有更早的月份尚未汇缴';
  const roster = dueRoster(store, unit.dwzh, month);
  if (roster.entries.some(({ bdlx }) => bdlx !== '0')) return `本月清册有变动（${changesText(roster.figures)}）`;
  return rosterBalances(roster.figures) && roster.figures.hjje > 0n ? roster : '本月没有应缴职工';
}

export interface UpcomingDebit {
  day: PlainDate;
  hjny: PlainMonth;
  /** Why nothing will be debited, '' when it will. */
  blocked: string;
  fen: Fen;
  /** The most that one of its months comes to. */
  most: Fen;
  hjrs: number;
  /** Months that are due as well and come up only after it; '' for none. */
  rest: string;
  /** Who came, left or changed since last month, in words. */
  changes: string;
}

/**
 * What the next automatic debit will take, from the day on which the unit is told of it. `instructed`: by its standing
 * instruction; else by the agreement of the counter, which pays what is due with all its changes.
 */
export function upcomingDebit(desk: Desk, unit: UnitRecord, instructed: boolean): UpcomingDebit | undefined {
  const day = nextDebitDay(desk.today(), unit);
  const due = desk.today() >= workingDaysBefore(day, noticeDays()) && !underWay(desk.store, unit.dwzh);
  return due ? nextDebit(desk, unit, instructed) : undefined;
}

/** The same at any time before, and also while a list is open: what will be taken if that list is no more. */
export function nextDebit(desk: Desk, unit: UnitRecord, instructed: boolean): UpcomingDebit | undefined {
  const { store } = desk;
  const day = nextDebitDay(desk.today(), unit);
  const hjny = dueMonth(desk, unit);
  const last = monthOf(day);
  // In a month that is put off nothing is debited, not even for one before it.
  if (hjny > last || deferralIn(store, unit.dwzh, last)) return undefined;
  if (instructed) {
    const list = unchangedRoster(store, unit, last);
    if (typeof list === 'string') return { day, hjny: last, blocked: list, fen: 0n, most: 0n, ...NOTHING };
    const { hjje, hjrs } = list.figures;
    return { day, hjny: last, blocked: '', fen: hjje, most: hjje, ...NOTHING, hjrs };
  }
  const { figures } = dueRoster(store, unit.dwzh, hjny);
  const due = monthsFrom(hjny, last).filter((month) => !deferralIn(store, unit.dwzh, month));
  const all = due.map((month) => dueRoster(store, unit.dwzh, month).figures.hjje);
  const taken = takenOf(store, unit.dwzh, all);
  const [months, sums] = [due.slice(0, taken), all.slice(0, taken)];
  const fen = sums.reduce((sum, one) => sum + one, 0n);
  const most = sums.reduce((top, one) => (one > top ? one : top), 0n);
  if (fen === 0n) return undefined;
  const name = spanOf(months);
  const rest = spanOf(due.slice(taken));
  return { day, hjny: name, blocked: '', fen, most, hjrs: figures.hjrs, rest, changes: changesText(figures) };
}

const NOTHING = { hjrs: 0, rest: '', changes: '' };

/** How many of the months that are due, whose sums these are, one day takes: they go in their order as far as the first that waits for a second operator. */
function takenOf(store: Store, dwzh: string, sums: readonly Fen[]): number {
  const waits = sums.findIndex((fen) => whyDebitWaits(store, dwzh, undefined, fen) !== '');
  if (waits < 0) return sums.length;
  // Without an account on file it does not even wait: it is left to the unit, and what comes before it is taken.
  return agreedAccount(store, dwzh) === '' && waits > 0 ? waits : waits + 1;
}

function spanOf(months: readonly PlainMonth[]): string {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  return first === last ? first : `${first}至${last}`;
}

/** Whether this is the day on which the unit is told of its next debit. */
export function isNoticeDay(day: PlainDate, unit: UnitRecord): boolean {
  return workingDaysBefore(nextDebitDay(day, unit), noticeDays()) === day;
}

function changesText({ zjrs, zjje, jsrs, jsje, tzje }: RosterFigures): string {
  const parts = [
    zjrs > 0 && `增加${peopleText(zjrs)}${moneyText(zjje)}`,
    jsrs > 0 && `减少${peopleText(jsrs)}${moneyText(jsje)}`,
    tzje !== 0n && `调整${moneyText(tzje)}`,
  ];
  return parts.filter(Boolean).join('，');
}

import { monthOf, monthsFrom, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { type RosterFigures, rosterBalances } from '@/domain/deposit/remittance';
import { type Fen, moneyText } from '@/domain/money';
import { peopleText } from '@/domain/text/counts';
import { policyCount } from '../../../data/policy/policy';
import { type CaseRecord, casesOf, FINAL } from '../../cases/case-states';
import { type Paid, paydayIn, type UnitRecord } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerOf, type Transaction } from '../../kernel/transaction';
import { deferralIn } from '../../kernel/unit/unit-reliefs';
import { workingDaysBefore } from '../../kernel/working-days';
import { dueMonth } from '../list/confirm';
import { openListOf } from '../list/records';
import { dueRoster, type Roster } from '../list/roster';
import { agreedAccount } from './payers';
import { debitApprovalReason } from './standing-check';

/** Notice period of an automatic debit, in working days. */
export const noticeDays = () => policyCount('p.zdTx');

/** Returns the next automatic debit day after `day`. */
export function nextDebitDay(day: PlainDate, unit: Paid): PlainDate {
  const inMonth = (month: PlainMonth) => `${month}-${String(paydayIn(unit, month).payday).padStart(2, '0')}`;
  const here = inMonth(monthOf(day));
  return here > day ? here : inMonth(shiftMonth(monthOf(day), 1));
}

/** Returns whether a remittance is in progress: an open list or one awaiting the second operator. */
export function hasRemittanceInProgress(store: Store, dwzh: string): boolean {
  return openListOf(store, dwzh) !== undefined || openRemittance(store, dwzh) !== undefined;
}

/** Returns the open remittance case, whether or not it has a list. */
export function openRemittance(store: Store, dwzh: string): CaseRecord | undefined {
  const own = casesOf(store, ownerOf({ kind: 'unit', dwzh }));
  return own.findLast(({ ywlx, ywzt }) => ywlx === 'GJ0201' && !FINAL.includes(ywzt));
}

/** Returns the month's list if a standing instruction may pay it (its turn, no changes, nothing in progress); otherwise the reason. */
export function unchangedList(store: Store, unit: UnitRecord, month: PlainMonth): Roster | string {
  return hasRemittanceInProgress(store, unit.dwzh) ? '本月清册正在办理' : unchangedRoster(store, unit, month);
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
  /** Reason against the debit; '' when it will run. */
  blocked: string;
  fen: Fen;
  /** Largest amount of a single month. */
  most: Fen;
  hjrs: number;
  /** Further due months that follow later; '' for none. */
  rest: string;
  /** Text of members joined, left or changed since last month. */
  changes: string;
}

/**
 * Returns the next automatic debit, from its notice day on. `instructed`: by standing instruction; otherwise by the counter agreement,
 * which pays with all changes.
 */
export function upcomingDebit(tx: Transaction, unit: UnitRecord, instructed: boolean): UpcomingDebit | undefined {
  const day = nextDebitDay(tx.today(), unit);
  const due = tx.today() >= workingDaysBefore(day, noticeDays()) && !hasRemittanceInProgress(tx.store, unit.dwzh);
  return due ? nextRemittanceDebit(tx, unit, instructed) : undefined;
}

/** Returns the next automatic debit before its notice day too, assuming that no list is open. */
export function nextRemittanceDebit(tx: Transaction, unit: UnitRecord, instructed: boolean): UpcomingDebit | undefined {
  const { store } = tx;
  const day = nextDebitDay(tx.today(), unit);
  const hjny = dueMonth(tx, unit);
  const last = monthOf(day);
  // A deferred month stops the debit, also for earlier months.
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

/** Returns how many due months one debit day takes, in order up to the first that waits for a second operator. */
function takenOf(store: Store, dwzh: string, sums: readonly Fen[]): number {
  const waits = sums.findIndex((fen) => debitApprovalReason(store, dwzh, undefined, fen) !== '');
  if (waits < 0) return sums.length;
  // Without an account on file that month cannot wait either: only the months before it are taken.
  return agreedAccount(store, dwzh) === '' && waits > 0 ? waits : waits + 1;
}

function spanOf(months: readonly PlainMonth[]): string {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  return first === last ? first : `${first}至${last}`;
}

/** Returns whether `day` is the notice day of the next debit. */
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

import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { type RosterFigures, rosterFigures } from '@/domain/remittance';
import type { LedgerEntry } from '../kernel/ledger';
import { type DepositSpan, lastSpan, type PersonRecord, persons, spanIn } from '../kernel/people';
import type { Store } from '../kernel/store';
import { whileUnchanged } from '../kernel/while-unchanged';
import { sharesOf } from './amounts';
import { monthBefore } from './deferral';
import { bookingId, isBooked, type RosterSnapshotLine } from './records';

/** A member on a month's list, also one who was on last month's and is gone. */
export interface RosterEntry {
  person: PersonRecord;
  /** Base that the amounts follow from. */
  base: Fen;
  unitFen: Fen;
  memberFen: Fen;
  /** Both parts last month; 0 for nobody. */
  former: Fen;
  /** Code of the dictionary `bdlx`. */
  bdlx: string;
  beizhu: string;
}

export interface Roster {
  entries: readonly RosterEntry[];
  figures: RosterFigures;
}

interface Amounts {
  base: Fen;
  unitFen: Fen;
  memberFen: Fen;
}

/** Last month's list with every change that was made since: what the month really comes to. */
export function dueRoster(store: Store, dwzh: string, hjny: PlainMonth): Roster {
  const last = monthBefore(store, dwzh, hjny);
  return whileUnchanged(store, dwzh, { name: 'due-roster', key: `${hjny} ${last}` }, (members) =>
    rosterOf(members, { dwzh, hjny, before: bookedAmounts(store, dwzh, last) }),
  );
}

function rosterOf(
  members: readonly PersonRecord[],
  { dwzh, hjny, before }: { dwzh: string; hjny: PlainMonth; before: ReadonlyMap<string, Amounts> },
): Roster {
  const entries: RosterEntry[] = [];
  for (const person of members) {
    const { grzh } = person;
    const span = spanIn(person, hjny);
    const now = span?.dwzh === dwzh ? amountsOf(span) : undefined;
    const former = before.get(grzh);
    if (now || former) entries.push(entryOf(person, dwzh, hjny, now, former));
  }
  return { entries, figures: figuresOf(entries) };
}

/**
 * Last month's list as it was booked. Its figures hold what the changes since come to, so that with any of them the list does
 * not balance.
 */
export function formerRoster(store: Store, dwzh: string, hjny: PlainMonth): Roster {
  const { figures } = dueRoster(store, dwzh, hjny);
  const last = monthBefore(store, dwzh, hjny);
  return whileUnchanged(store, dwzh, { name: 'former-roster', key: `${hjny} ${last}`, everybody: true }, () => {
    const entries = [...bookedAmounts(store, dwzh, last)].flatMap(([grzh, now]) => {
      const person = persons(store).get(grzh);
      return person ? [{ person, ...now, former: now.unitFen + now.memberFen, bdlx: '0', beizhu: '' }] : [];
    });
    const { hjrs, hjje, dwhjje, grhjje } = figuresOf(entries);
    return { entries, figures: { ...figures, hjrs, hjje, dwhjje, grhjje } };
  });
}

/** The list of a month that is booked, as the ledger has it; undefined when nothing was booked. */
export function bookedRoster(store: Store, dwzh: string, hjny: PlainMonth): Roster | undefined {
  if (!isBooked(store, dwzh, hjny)) return undefined;
  const last = monthBefore(store, dwzh, hjny);
  return whileUnchanged(store, dwzh, { name: 'booked-roster', key: `${hjny} ${last}`, everybody: true }, () => {
    const now = bookedAmounts(store, dwzh, hjny);
    const before = bookedAmounts(store, dwzh, last);
    const entries = [...new Set([...now.keys(), ...before.keys()])].sort().flatMap((grzh) => {
      const person = persons(store).get(grzh);
      return person ? [entryOf(person, dwzh, hjny, now.get(grzh), before.get(grzh))] : [];
    });
    return { entries, figures: figuresOf(entries) };
  });
}

/** What is booked when this list is paid. */
export function linesOf({ entries }: Roster): RosterSnapshotLine[] {
  return entries
    .filter(({ unitFen, memberFen }) => unitFen + memberFen > 0n)
    .map(({ person, unitFen, memberFen }) => ({ grzh: person.grzh, unitFen, fen: unitFen + memberFen }));
}

/** Both parts of each member as the month was booked. What was before the hall's ledger is in the opening balances. */
function bookedAmounts(store: Store, dwzh: string, hjny: PlainMonth): Map<string, Amounts> {
  const entries = store.table<LedgerEntry>('ledger');
  const booked = entries.get(bookingId(dwzh, hjny));
  const opening = entries.get(`qc:${dwzh}`);
  const entry = booked ?? (opening?.hjny === hjny ? opening : undefined);
  const amounts = new Map<string, Amounts>();
  for (const { account, fen, unitFen = 0n } of entry?.lines ?? []) {
    if (!account.startsWith('member:')) continue;
    const grzh = account.slice('member:'.length);
    const person = persons(store).get(grzh);
    const span = person && (spanIn(person, hjny) ?? person.spans[0]);
    if (!span) continue;
    amounts.set(grzh, booked ? { base: span.base, unitFen, memberFen: fen - unitFen } : amountsOf(span));
  }
  return amounts;
}

function amountsOf(span: DepositSpan): Amounts {
  return { base: span.base, ...sharesOf(span) };
}

function entryOf(
  person: PersonRecord,
  dwzh: string,
  hjny: PlainMonth,
  now: Amounts | undefined,
  before: Amounts | undefined,
): RosterEntry {
  const former = before ? before.unitFen + before.memberFen : 0n;
  const amounts = now ?? { base: before?.base ?? 0n, unitFen: 0n, memberFen: 0n };
  return { person, ...amounts, former, ...changeOf(person, dwzh, hjny, now, before) };
}

function changeOf(
  person: PersonRecord,
  dwzh: string,
  hjny: PlainMonth,
  now: Amounts | undefined,
  before: Amounts | undefined,
): { bdlx: string; beizhu: string } {
  if (now && before) {
    if (now.unitFen === before.unitFen && now.memberFen === before.memberFen)
      return { bdlx: '0', beizhu: sealedAfter(person, dwzh, hjny) };
    return now.base === before.base
      ? { bdlx: '7', beizhu: '缴存比例已调整' }
      : { bdlx: '6', beizhu: `基数由${moneyText(before.base)}调整为${moneyText(now.base)}` };
  }
  if (now) return arrivalOf(person, dwzh, hjny);
  if (person.grzhzt === '03') return { bdlx: '5', beizhu: '账户已并入本人的另一账户' };
  const elsewhere = spanIn(person, hjny) ?? person.spans.find((span) => isEmpty(span) && span.from === hjny);
  return elsewhere && elsewhere.dwzh !== dwzh
    ? { bdlx: '5', beizhu: '已转出至其他单位' }
    : { bdlx: '4', beizhu: `自${hjny}起封存` };
}

/** Of whom this month is the last: still on the list, and why not on the next. */
function sealedAfter(person: PersonRecord, dwzh: string, hjny: PlainMonth): string {
  const last = lastSpan(person);
  const leaves = person.grzhzt === '02' && last?.dwzh === dwzh && last.to === hjny;
  return leaves ? `自${shiftMonth(hjny, 1)}起封存` : '';
}

/** A spell without a month: the account lies with that unit, which has not paid in yet. */
const isEmpty = ({ from, to }: DepositSpan) => to !== undefined && to < from;

function arrivalOf(person: PersonRecord, dwzh: string, hjny: PlainMonth): { bdlx: string; beizhu: string } {
  const earlier = person.spans.findLast((span) => span.to !== undefined && span.to < hjny && !isEmpty(span));
  if (!earlier) return { bdlx: '1', beizhu: `${person.khrq}开户` };
  return earlier.dwzh === dwzh ? { bdlx: '2', beizhu: '恢复缴存' } : { bdlx: '3', beizhu: '由其他单位转入' };
}

function figuresOf(entries: readonly RosterEntry[]): RosterFigures {
  return rosterFigures(
    entries.map(({ unitFen, memberFen, former }) => ({ dwyjce: unitFen, gryjce: memberFen, syyjce: former })),
  );
}

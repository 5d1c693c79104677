import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { type RosterFigures, rosterFigures } from '@/domain/deposit/remittance';
import { type Fen, moneyText } from '@/domain/money';
import type { LedgerEntry } from '../../kernel/accounts/ledger';
import { memoizeByVersion } from '../../kernel/memoize-by-version';
import { type ContributionPeriod, lastSpan, type PersonRecord, persons, spanIn } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { contributionShares } from '../amounts';
import { monthBefore } from '../deferral';
import { bookingId, isBooked, type RosterSnapshotLine } from './records';

/** A member on a month's list, including those who left since the last month. */
export interface RosterEntry {
  person: PersonRecord;
  /** Base of the amounts. */
  base: Fen;
  unitFen: Fen;
  memberFen: Fen;
  /** Sum of both parts last month; 0 for a new member. */
  former: Fen;
  /** Code of dictionary `bdlx`. */
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

/** Returns last month's list with all changes since: the actual amounts of the month. */
export function dueRoster(store: Store, dwzh: string, hjny: PlainMonth): Roster {
  const last = monthBefore(store, dwzh, hjny);
  return memoizeByVersion(store, dwzh, { name: 'due-roster', key: `${hjny} ${last}` }, (members) =>
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

/** Returns last month's list as booked. Its control sums include the changes since, so that any change makes it unbalanced. */
export function formerRoster(store: Store, dwzh: string, hjny: PlainMonth): Roster {
  const { figures } = dueRoster(store, dwzh, hjny);
  const last = monthBefore(store, dwzh, hjny);
  return memoizeByVersion(store, dwzh, { name: 'former-roster', key: `${hjny} ${last}`, everybody: true }, () => {
    const entries = [...bookedAmounts(store, dwzh, last)].flatMap(([grzh, now]) => {
      const person = persons(store).get(grzh);
      return person ? [{ person, ...now, former: now.unitFen + now.memberFen, bdlx: '0', beizhu: '' }] : [];
    });
    const { hjrs, hjje, dwhjje, grhjje } = figuresOf(entries);
    return { entries, figures: { ...figures, hjrs, hjje, dwhjje, grhjje } };
  });
}

/** Returns the list of a booked month by the ledger; undefined before the booking. */
export function bookedRoster(store: Store, dwzh: string, hjny: PlainMonth): Roster | undefined {
  if (!isBooked(store, dwzh, hjny)) return undefined;
  const last = monthBefore(store, dwzh, hjny);
  return memoizeByVersion(store, dwzh, { name: 'booked-roster', key: `${hjny} ${last}`, everybody: true }, () => {
    const now = bookedAmounts(store, dwzh, hjny);
    const before = bookedAmounts(store, dwzh, last);
    const entries = [...new Set([...now.keys(), ...before.keys()])].sort().flatMap((grzh) => {
      const person = persons(store).get(grzh);
      return person ? [entryOf(person, dwzh, hjny, now.get(grzh), before.get(grzh))] : [];
    });
    return { entries, figures: figuresOf(entries) };
  });
}

/** Lines that are booked when the list is paid. */
export function snapshotLines({ entries }: Roster): RosterSnapshotLine[] {
  return entries
    .filter(({ unitFen, memberFen }) => unitFen + memberFen > 0n)
    .map(({ person, unitFen, memberFen }) => ({ grzh: person.grzh, unitFen, fen: unitFen + memberFen }));
}

/** Both parts of each member as booked; months before the hall's ledger are in the opening balances. */
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

function amountsOf(span: ContributionPeriod): Amounts {
  return { base: span.base, ...contributionShares(span) };
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

/** Sealing reason of a member whose last month this is; '' for others. */
function sealedAfter(person: PersonRecord, dwzh: string, hjny: PlainMonth): string {
  const last = lastSpan(person);
  const leaves = person.grzhzt === '02' && last?.dwzh === dwzh && last.to === hjny;
  return leaves ? `自${shiftMonth(hjny, 1)}起封存` : '';
}

/** An empty period: the account lies with the unit, which has not contributed yet. */
const isEmpty = ({ from, to }: ContributionPeriod) => to !== undefined && to < from;

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

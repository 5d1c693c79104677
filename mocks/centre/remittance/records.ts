import { monthSpan, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { RosterFigures } from '@/domain/remittance';
import type { Store, TableIndex } from '../kernel/store';

/**
 * Where a list stands: 2 waiting for its money, 4 booked to the members, 5 cancelled. 1 (confirmed) and 3 (money there) are
 * passed through within one transaction and stand in the case's timeline.
 */
export type RemittanceState = '2' | '4' | '5';

/** An attempt to debit the unit's account. */
export interface DebitAttempt {
  day: PlainDate;
  ok: boolean;
  reason: string;
  /** The account, bank and masked number, as it was then. */
  fkzh: string;
  /** Refused for want of money. */
  short?: boolean;
  /** Trying again would be no use: the account is bound to less. */
  final?: boolean;
}

/** Months that a list makes up, and why (dictionary bjyy). */
interface MadeUp {
  ksny: PlainMonth;
  jsny: PlainMonth;
  /** Each of them once, in their order: those between that are paid are none of them. */
  months: readonly PlainMonth[];
  bjyy: string;
}

/** A list of one unit from its confirmation to the voucher: a month's own, or one that makes up months before it. */
export interface RemittanceRecord {
  qcqrdh: string;
  /** The case that handed it in; '' for one that a standing debit paid. */
  ywlsh: string;
  dwzh: string;
  /** Of a list that makes up months: the last of them. */
  hjny: PlainMonth;
  /** Absent for a month's own list. */
  bj?: MadeUp;
  hjfs: string;
  zt: RemittanceState;
  figures: RosterFigures;
  jkfy: string;
  /** Key of the account it is debited from; '' when the unit transfers. */
  zhbh: string;
  /** Money that came for this list; it lies in the unit's pending account until the list is booked. */
  received: Fen;
  attempts: readonly DebitAttempt[];
  /** What it took of the unit's own pending balance. */
  uses?: readonly { day: PlainDate; fen: Fen }[];
  /** Of a cancelled one: what had come for it and lies in the pending balance since. */
  freed?: Fen;
  /** How many of the attempts were made before the unit chose another way to pay. */
  before?: number;
  confirmed: PlainDate;
  /** Day on which the money was complete, and of the booking. */
  paid: PlainDate | '';
  booked: PlainDate | '';
  /** Voucher number once booked. */
  pzh: string;
}

/** A confirmed list with its members' amounts: exactly these are booked. */
export interface RosterSnapshot {
  qcqrdh: string;
  dwzh: string;
  hjny: PlainMonth;
  hjksfs: string;
  figures: RosterFigures;
  lines: readonly RosterSnapshotLine[];
}

export interface RosterSnapshotLine {
  grzh: string;
  unitFen: Fen;
  fen: Fen;
  /** Where the list makes up months: which of them. */
  hjny?: PlainMonth;
}

export const remittances = (store: Store) => store.table<RemittanceRecord>('remittances');
export const snapshots = (store: Store) => store.table<RosterSnapshot>('remittance-rosters');

/** All lists of a unit for its months, oldest first. */
export function remittancesOf(store: Store, dwzh: string): RemittanceRecord[] {
  return listsOf(store, dwzh).filter(({ bj }) => !bj);
}

/** All lists of a unit that make up months, oldest first. */
export function backPaymentsOf(store: Store, dwzh: string): RemittanceRecord[] {
  return listsOf(store, dwzh).filter(({ bj }) => bj);
}

function listsOf(store: Store, dwzh: string): RemittanceRecord[] {
  const numbers = store.index('remittances', 'by-unit', () => new ByUnit()).numbers.get(dwzh) ?? [];
  return [...numbers].flatMap((number) => {
    const record = remittances(store).get(number);
    return record?.dwzh === dwzh ? [record] : [];
  });
}

/** The lists that wait for their money: at most one for the month that is due, and one that makes up months. */
export function openListsOf(store: Store, dwzh: string): RemittanceRecord[] {
  const numbers = store.index('remittances', 'open-by-unit', () => new OpenByUnit()).numbers.get(dwzh) ?? [];
  return [...numbers].map((number) => remittances(store).get(number)).filter((record) => record !== undefined);
}

/** The list of the due month that waits for its money. */
export function openListOf(store: Store, dwzh: string): RemittanceRecord | undefined {
  return openListsOf(store, dwzh).findLast(({ bj }) => !bj);
}

/** The list that a case handed in. */
export function remittanceOfCase(store: Store, dwzh: string, ywlsh: string): RemittanceRecord | undefined {
  return listsOf(store, dwzh).findLast((record) => record.ywlsh === ywlsh);
}

export function isBooked(store: Store, dwzh: string, hjny: PlainMonth): boolean {
  return store.table('ledger').get(bookingId(dwzh, hjny)) !== undefined;
}

/** Lines under what each stands for, in their order. */
export function linesBy(
  lines: readonly RosterSnapshotLine[],
  key: (line: RosterSnapshotLine) => string,
): Map<string, RosterSnapshotLine[]> {
  const found = new Map<string, RosterSnapshotLine[]>();
  for (const line of lines) {
    const alike = found.get(key(line));
    if (alike) alike.push(line);
    else found.set(key(line), [line]);
  }
  return found;
}

/** A unit's month is booked once, under this id, whoever pays it. */
export const bookingId = (dwzh: string, hjny: PlainMonth) => `hj:${dwzh}:${hjny}`;

/** What is still missing. */
export function missingOf({ figures, received }: RemittanceRecord): Fen {
  return figures.hjje > received ? figures.hjje - received : 0n;
}

class ByUnit implements TableIndex<RemittanceRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added({ dwzh, qcqrdh }: RemittanceRecord) {
    const numbers = this.numbers.get(dwzh);
    if (numbers) numbers.add(qcqrdh);
    else this.numbers.set(dwzh, new Set([qcqrdh]));
  }

  removed() {
    // A number that a rollback took away may be another unit's by now: whose it is, is asked when it is looked up.
  }
}

/** What the remittance of a month is called wherever it is spoken of: case, to-do, message. */
export function monthlyName(hjny: string): string {
  return `${hjny}汇缴`;
}

/** The same of any list. */
export function listName({ hjny, bj }: Pick<RemittanceRecord, 'hjny' | 'bj'>): string {
  if (!bj) return monthlyName(hjny);
  return `${monthRuns(bj.months)}补缴`;
}

/** Months as they follow one upon the other: 2027-02、2027-04至2027-05. */
export function monthRuns(months: readonly PlainMonth[]): string {
  const all = [...new Set(months)].sort();
  const last = all.filter((month) => !all.includes(shiftMonth(month, 1)));
  const first = all.filter((month) => !all.includes(shiftMonth(month, -1)));
  return first.map((from, at) => monthSpan(from, last[at] ?? from)).join('、');
}

/** Single months for a sentence: the first three, and how many there are. */
export const monthsText = (months: readonly PlainMonth[]) =>
  months.length > 3 ? `${months.slice(0, 3).join('、')}等${months.length}个月` : months.join('、');

/** Asked for each unit on each day that the centre lives through. */
class OpenByUnit implements TableIndex<RemittanceRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added({ dwzh, qcqrdh, zt }: RemittanceRecord) {
    if (zt !== '2') return;
    const numbers = this.numbers.get(dwzh);
    if (numbers) numbers.add(qcqrdh);
    else this.numbers.set(dwzh, new Set([qcqrdh]));
  }

  removed({ dwzh, qcqrdh }: RemittanceRecord) {
    this.numbers.get(dwzh)?.delete(qcqrdh);
  }
}

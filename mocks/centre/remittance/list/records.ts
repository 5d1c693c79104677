import { monthSpan, type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import type { RosterFigures } from '@/domain/deposit/remittance';
import type { Fen } from '@/domain/money';
import type { Store, TableIndex } from '../../kernel/store';

/**
 * State of a list: 2 waiting for money, 4 booked, 5 cancelled. 1 (confirmed) and 3 (money complete) last only within a transaction and
 * appear in the timeline.
 */
export type RemittanceState = '2' | '4' | '5';

/** An attempt to debit the unit's account. */
export interface DebitAttempt {
  day: PlainDate;
  ok: boolean;
  reason: string;
  /** Bank and masked number at the time of the attempt. */
  fkzh: string;
  /** Refused for insufficient funds. */
  short?: boolean;
  /** No retry: the account has a lower limit. */
  final?: boolean;
}

/** Months of a back-payment list, and its reason (dictionary bjyy). */
interface MadeUp {
  ksny: PlainMonth;
  jsny: PlainMonth;
  /** Distinct months in order; paid months in between are left out. */
  months: readonly PlainMonth[];
  bjyy: string;
}

/** A unit's list from confirmation to voucher: a due month or a back-payment of past months. */
export interface RemittanceRecord {
  qcqrdh: string;
  /** Number of the submitting case; '' for a standing debit without one. */
  ywlsh: string;
  dwzh: string;
  /** The month; for a back-payment its last one. */
  hjny: PlainMonth;
  /** Absent for the list of a due month. */
  bj?: MadeUp;
  hjfs: string;
  zt: RemittanceState;
  figures: RosterFigures;
  jkfy: string;
  /** Key of the debited account; '' for payment by transfer. */
  zhbh: string;
  /** Money received for this list, held in the unit's pending account until the booking. */
  received: Fen;
  attempts: readonly DebitAttempt[];
  /** Parts taken from the unit's pending balance. */
  uses?: readonly { day: PlainDate; fen: Fen }[];
  /** Cancelled list: the received amount that returned to the pending balance. */
  freed?: Fen;
  /** Number of attempts made before the last change of payment method. */
  before?: number;
  confirmed: PlainDate;
  /** Day on which the money was complete, also the booking day. */
  paid: PlainDate | '';
  booked: PlainDate | '';
  /** Voucher number; '' before the booking. */
  pzh: string;
}

/** A confirmed list with its members' amounts; exactly these are booked. */
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
  /** Month of a back-payment line. */
  hjny?: PlainMonth;
}

export const remittances = (store: Store) => store.table<RemittanceRecord>('remittances');
export const snapshots = (store: Store) => store.table<RosterSnapshot>('remittance-rosters');

/** Returns all lists of a unit for due months, oldest first. */
export function remittancesOf(store: Store, dwzh: string): RemittanceRecord[] {
  return listsOf(store, dwzh).filter(({ bj }) => !bj);
}

/** Returns all back-payment lists of a unit, oldest first. */
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

/** Returns the lists that wait for money: at most one for the due month and one back-payment. */
export function openListsOf(store: Store, dwzh: string): RemittanceRecord[] {
  const numbers = store.index('remittances', 'open-by-unit', () => new OpenByUnit()).numbers.get(dwzh) ?? [];
  return [...numbers].map((number) => remittances(store).get(number)).filter((record) => record !== undefined);
}

/** Returns the list of the due month that waits for its money. */
export function openListOf(store: Store, dwzh: string): RemittanceRecord | undefined {
  return openListsOf(store, dwzh).findLast(({ bj }) => !bj);
}

/** Returns the list submitted by a case. */
export function remittanceOfCase(store: Store, dwzh: string, ywlsh: string): RemittanceRecord | undefined {
  return listsOf(store, dwzh).findLast((record) => record.ywlsh === ywlsh);
}

export function isBooked(store: Store, dwzh: string, hjny: PlainMonth): boolean {
  return store.table('ledger').get(bookingId(dwzh, hjny)) !== undefined;
}

/** Groups lines by key, in order. */
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

/** Ledger id of a unit's month; the same for every payment method, so that a month is booked once. */
export const bookingId = (dwzh: string, hjny: PlainMonth) => `hj:${dwzh}:${hjny}`;

/** Returns the outstanding amount in fen. */
export function shortfallOf({ figures, received }: RemittanceRecord): Fen {
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
    // The owner is checked at look-up: after a rollback the number may belong to another unit.
  }
}

/** Name of a month's remittance in case, to-do and message. */
export function monthlyName(hjny: string): string {
  return `${hjny}汇缴`;
}

/** Name of any list. */
export function listName({ hjny, bj }: Pick<RemittanceRecord, 'hjny' | 'bj'>): string {
  if (!bj) return monthlyName(hjny);
  return `${monthRuns(bj.months)}补缴`;
}

/** Month ranges as text: 2027-02、2027-04至2027-05. */
export function monthRuns(months: readonly PlainMonth[]): string {
  const all = [...new Set(months)].sort();
  const last = all.filter((month) => !all.includes(shiftMonth(month, 1)));
  const first = all.filter((month) => !all.includes(shiftMonth(month, -1)));
  return first.map((from, at) => monthSpan(from, last[at] ?? from)).join('、');
}

/** Text of single months: the first three and the count. */
export const monthListText = (months: readonly PlainMonth[]) =>
  months.length > 3 ? `${months.slice(0, 3).join('、')}等${months.length}个月` : months.join('、');

/** Index of open lists by unit; every unit is looked up daily. */
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

import type { CaseState } from '@/api/business';
import type { TimelineStep } from '@/api/case-parts';
import { addDays, type PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import type { Operator } from '../kernel/people';
import { stampOf } from '../kernel/sending-time';
import type { Store, TableIndex } from '../kernel/store';
import { addWorkingDays } from '../kernel/working-days';
import type { Check } from './check-record';
import type { DraftRecord } from './draft-record';
import type { FiledRow } from './filed-row';
import type { Need } from './materials/material-needs';
import type { RawValues } from './rule';

/** Allowed moves of a business (domain catalogue 2.2). */
export const MOVES: Readonly<Record<CaseState, readonly CaseState[]>> = {
  '01': ['98'],
  '98': ['97', '06', '02', '80', '85'],
  '97': ['98', '86', '85'],
  '06': ['02', '03', '85', '86'],
  // To 85 only where the business says so: money that has not come, a contract that is not signed.
  '02': ['99', '81', '85'],
  '81': ['02', '80', '85'],
  '03': ['04', '85', '86'],
  '04': ['05'],
  '05': ['99'],
  '80': [],
  '85': [],
  '86': [],
  '99': [],
};

/** The applicant may take it back in these: in 06 nothing has an effect either, before those who are asked have said yes (decision 348). */
export const WITHDRAWABLE: readonly CaseState[] = ['98', '97', '06'];
/** States from which nothing more comes. */
export const FINAL: readonly CaseState[] = ['80', '85', '86', '99'];

/** One thing that a return is about: a material (cl) or a field (zd), by its number or name. */
export interface ReturnedItem {
  lx: 'cl' | 'zd';
  bh: string;
  mc: string;
  /** The clerk's words about it. */
  yj: string;
  /** What it held when it was returned. */
  nr: string;
}

export interface CaseRecord {
  ywlsh: string;
  ywlx: string;
  ywmc: string;
  owner: string;
  /** Who of the owner handed it in last: a unit has several operators. */
  jbr?: Operator;
  /** Of a developer: its name and its contact as they were when it was handed in last. */
  kfs?: { kfsmc: string; lxr: string };
  ywzt: CaseState;
  slsj: string;
  cnbjsj: PlainDate;
  /** Day of the last move. */
  since: PlainDate;
  /** Last day to answer in 97 or 06, to sign in 03; after it the case expires. */
  deadline?: PlainDate;
  /** What the files held when it was handed in last: with `sent` it tells a repeated submission from another one. */
  files: string;
  /** The materials that were asked for when it was handed in last; absent where none was uploaded through the hall. */
  needs?: readonly Need[];
  values: Readonly<Record<string, string>>;
  /** The application as it was sent, without proofs: what the form is built from again when it is to be corrected. */
  sent?: RawValues;
  /** What the fields are called, for the clerk who returns one. */
  labels?: Readonly<Record<string, string>>;
  /** Of a unit whose own second operator has to say yes first. */
  check?: Check;
  /** Nobody prepared it: an agreement of the unit brought it about on its day. */
  automatic?: true;
  je: Fen;
  /** What `je` is called, where it has a name of its own (case-sum.ts). */
  jemc?: string | undefined;
  blqd: string;
  ywwd: string;
  sqnr: readonly FiledRow[];
  lc: readonly CaseStep[];
  sbyy?: { yy: string; gz: string; xyb: string };
  /** In 97: what of it the return is about; empty when the clerk named nothing. */
  bz?: readonly ReturnedItem[];
  dzje?: Fen;
  dzrq?: PlainDate;
  grzhye?: Fen;
  /** What the person had typed: given back when the case is returned or withdrawn. */
  draft?: DraftRecord;
}

export const cases = (store: Store) => store.table<CaseRecord>('cases');

/** A person's cases, oldest first. */
export function casesOf(store: Store, owner: string): CaseRecord[] {
  const numbers = store.index('cases', 'by-owner', () => new ByOwner()).numbers.get(owner) ?? [];
  return [...numbers].flatMap((ywlsh) => {
    const record = cases(store).get(ywlsh);
    return record?.owner === owner ? [record] : [];
  });
}

/** The actor's case of this business that is still under way. */
export function openRecordOf(desk: Desk, actor: Actor, ywlx: string): CaseRecord | undefined {
  return openRecordsOf(desk, actor, ywlx).at(-1);
}

/** All of them, oldest first: several only of a business about things (open-case.ts). */
export function openRecordsOf({ store }: Pick<Desk, 'store'>, actor: Actor, ywlx: string): CaseRecord[] {
  return casesOf(store, ownerOf(actor)).filter((record) => record.ywlx === ywlx && !FINAL.includes(record.ywzt));
}

/** Whether what a number stands for is only applied for so far. */
export function isUnderWay(store: Store, ywlsh: string): boolean {
  const record = cases(store).get(ywlsh);
  return record !== undefined && !FINAL.includes(record.ywzt);
}

/** What is said of an earlier one: that it was done, or that it is applied for. */
export const doneWord = (store: Store, { ywlsh }: { ywlsh: string }): string =>
  isUnderWay(store, ywlsh) ? '正在办理' : '已办理';

/**
 * The day by which the time limits of an application count: when the centre took it in, as long as it is under way; for any
 * other today. Who was in time does not lose what was due by being asked for a better picture (domain catalogue 2.2).
 */
export function acceptedOn({ store, today }: Desk, ywlsh: string): PlainDate {
  const found = cases(store).get(ywlsh);
  return found && !FINAL.includes(found.ywzt) ? found.slsj.slice(0, 10) : today();
}

/** Which step it was, for what asks about it later; its name is for people. */
export type StepKey =
  | 'corrected'
  | 'checked'
  | 'stated'
  | 'cosigned'
  | 'sold'
  | 'contract'
  | 'contracted'
  | 'debit-unknown'
  | 'debit-failed'
  | 'payment-lapsed'
  | 'card-refused'
  | 'card-named'
  | 'queued';

/** The operator of a unit who took a step. */
export interface StepDoer {
  jbrzjhm: string;
  jbrxm: string;
}

export interface CaseStep extends TimelineStep {
  key?: StepKey | undefined;
  /** Who of the unit took it: `clr` is for people, and two operators may have one name. */
  by?: StepDoer | undefined;
}

/** What the mover adds to a move: the timeline step in words and changed properties. */
export interface Move {
  to: CaseState;
  jdmc: string;
  clr: string;
  yj: string;
  key?: StepKey;
  by?: StepDoer | undefined;
  change?: Partial<Pick<CaseRecord, 'sbyy' | 'bz' | 'dzje' | 'dzrq' | 'grzhye' | 'check'>>;
}

/**
 * Moves a case, writes the step to its timeline and keeps it.
 * @throws Error for a move that the state machine does not know: a fault of the centre.
 */
export function moveCase(desk: Desk, record: CaseRecord, move: Move): CaseRecord {
  const moved = movedCase(record, move, desk.today(), stampOf(desk));
  cases(desk.store).put(moved.ywlsh, moved);
  return moved;
}

/** Writes a step to the timeline of a case that stays where it is. */
export function addStep(
  desk: Desk,
  record: CaseRecord,
  { clr = '系统', ...told }: Pick<Move, 'jdmc' | 'yj' | 'key'> & { clr?: string },
): CaseRecord {
  const step = { ...told, clr, clsj: stampOf(desk) };
  const noted = { ...record, lc: [...record.lc, step] };
  cases(desk.store).put(noted.ywlsh, noted);
  return noted;
}

/** The same for the daily jobs, which know a day and no time. */
export function movedCase(record: CaseRecord, move: Move, day: PlainDate, time: string): CaseRecord {
  if (!MOVES[record.ywzt].includes(move.to))
    throw new Error(`Case ${record.ywlsh} cannot go ${record.ywzt} → ${move.to}`);
  return {
    ...record,
    ...move.change,
    ywzt: move.to,
    since: day,
    deadline: deadlineIn(move.to, day),
    lc: [...record.lc, { jdmc: move.jdmc, clsj: time, clr: move.clr, yj: move.yj, key: move.key, by: move.by }],
  };
}

function deadlineIn(state: CaseState, day: PlainDate): PlainDate | undefined {
  if (state === '97') return addWorkingDays(day, policyCount('p.bzQx'));
  if (state === '06') return addDays(day, policyCount('p.qsQx'));
  if (state === '03') return addDays(day, policyCount('p.dkHtQx'));
  return undefined;
}

class ByOwner implements TableIndex<CaseRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added(record: CaseRecord) {
    const numbers = this.numbers.get(record.owner);
    if (numbers) numbers.add(record.ywlsh);
    else this.numbers.set(record.owner, new Set([record.ywlsh]));
  }

  removed() {
    // A number that a rollback took away may be somebody else's by now: whose it is, is asked when it is looked up.
  }
}

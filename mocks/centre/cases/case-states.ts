import type { CaseState } from '@/api/cases/business';
import type { TimelineStep } from '@/api/cases/case-parts';
import { addDays, type PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { policyCount } from '../../data/policy/policy';
import { stampOf } from '../kernel/messages/sending-time';
import type { Operator } from '../kernel/people';
import type { Store, TableIndex } from '../kernel/store';
import { type Actor, type OwnerKey, ownerOf, type Transaction } from '../kernel/transaction';
import { addWorkingDays } from '../kernel/working-days';
import type { FiledRow } from './batch/filed-row';
import type { Check } from './check/check-record';
import type { DraftRecord } from './drafts/draft-record';
import type { Need } from './materials/material-needs';
import type { RawValues } from './rule';

/** Allowed moves of a case (docs/rules/cases.md, States). */
export const MOVES: Readonly<Record<CaseState, readonly CaseState[]>> = {
  '01': ['98'],
  '98': ['97', '06', '02', '80', '85', '86'],
  '97': ['98', '86', '85'],
  '06': ['02', '03', '85', '86'],
  // To 85 only if the business allows it: money not yet received, contract not yet signed.
  '02': ['99', '81', '85', '86'],
  '81': ['02', '80', '85', '86'],
  '03': ['04', '85', '86'],
  '04': ['05'],
  '05': ['99'],
  '80': [],
  '85': [],
  '86': [],
  '99': [],
};

/**
 * States in which the applicant may withdraw; in 06 nothing takes effect before all signers have agreed (docs/rules/cases.md, Withdrawal).
 */
export const WITHDRAWABLE: readonly CaseState[] = ['98', '97', '06'];
/** Final states. */
export const FINAL: readonly CaseState[] = ['80', '85', '86', '99'];

/** One returned item: a material ('cl') or a field ('zd'), by its number or name. */
export interface ReturnedItem {
  lx: 'cl' | 'zd';
  bh: string;
  mc: string;
  /** The clerk's comment. */
  yj: string;
  /** Content at the time of the return. */
  nr: string;
}

export interface CaseRecord {
  ywlsh: string;
  ywlx: string;
  ywmc: string;
  owner: OwnerKey;
  /** Operator of the unit who submitted it last. */
  jbr?: Operator;
  /** Developer's name and contact at the last submission. */
  kfs?: { kfsmc: string; lxr: string };
  ywzt: CaseState;
  slsj: string;
  /** Promised day of the decision (承诺办结日), so many working days after acceptance as the rule's `days`. The applicant's own: `deadline`. */
  cnbjsj: PlainDate;
  /** Day of the last move. */
  since: PlainDate;
  /** Last day to respond in 97 or 06, or to sign in 03; the case expires after it. */
  deadline?: PlainDate;
  /** Content of the files at the last submission; with `sent` it tells a repeated submission from a changed one. */
  files: string;
  /** Materials required at the last submission; absent if none was uploaded through the hall. */
  needs?: readonly Need[];
  values: Readonly<Record<string, string>>;
  /** The application as sent, without proofs: the source of the form for a correction. */
  sent?: RawValues;
  /** Field labels, for the clerk who returns a field. */
  labels?: Readonly<Record<string, string>>;
  /** The unit's own check by a second operator. */
  check?: Check;
  /** Created by a standing instruction of the unit, without a preparer. */
  automatic?: true;
  je: Fen;
  /** Name of `je`, if it has its own (case-sum.ts). */
  jemc?: string | undefined;
  blqd: string;
  ywwd: string;
  sqnr: readonly FiledRow[];
  /** Timeline (办理过程), oldest step first. */
  lc: readonly CaseStep[];
  sbyy?: { yy: string; gz: string; xyb: string };
  /** In 97: the returned items; empty if the clerk named none. */
  bz?: readonly ReturnedItem[];
  dzje?: Fen;
  dzrq?: PlainDate;
  grzhye?: Fen;
  /** The draft at submission: restored when the case is returned or withdrawn. */
  draft?: DraftRecord;
}

export const cases = (store: Store) => store.table<CaseRecord>('cases');

/** Returns an owner's cases, oldest first. */
export function casesOf(store: Store, owner: OwnerKey): CaseRecord[] {
  const numbers = store.index('cases', 'by-owner', () => new ByOwner()).numbers.get(owner) ?? [];
  return [...numbers].flatMap((ywlsh) => {
    const record = cases(store).get(ywlsh);
    return record?.owner === owner ? [record] : [];
  });
}

/** Returns the actor's latest open case of this business. */
export function openRecordOf(tx: Transaction, actor: Actor, ywlx: string): CaseRecord | undefined {
  return openRecordsOf(tx, actor, ywlx).at(-1);
}

/** Returns all open cases, oldest first; several exist only for a business with subjects (open-case.ts). */
export function openRecordsOf({ store }: Pick<Transaction, 'store'>, actor: Actor, ywlx: string): CaseRecord[] {
  return casesOf(store, ownerOf(actor)).filter((record) => record.ywlx === ywlx && !FINAL.includes(record.ywzt));
}

/** Returns whether the case of this number is still open. */
export function isPendingNumber(store: Store, ywlsh: string): boolean {
  const record = cases(store).get(ywlsh);
  return record !== undefined && !FINAL.includes(record.ywzt);
}

/** Word for an earlier case: done, or in progress. */
export const completionWord = (store: Store, { ywlsh }: { ywlsh: string }): string =>
  isPendingNumber(store, ywlsh) ? '正在办理' : '已办理';

/**
 * Returns the day from which time limits of an application count: the day of acceptance while the case is open, else today. A correction
 * does not cost the applicant a time limit that was met (docs/rules/cases.md, Deadlines).
 */
export function acceptedOn({ store, today }: Transaction, ywlsh: string): PlainDate {
  const found = cases(store).get(ywlsh);
  return found && !FINAL.includes(found.ywzt) ? found.slsj.slice(0, 10) : today();
}

/** Key of a timeline step for later checks; its name is display text. */
export type CaseStepKey =
  | 'corrected'
  | 'checked'
  | 'stated'
  | 'cosigned'
  | 'sold'
  | 'contract'
  | 'contracted'
  | 'debit-unknown'
  | 'debit-failed'
  | 'not-carried-out'
  | 'payment-lapsed'
  | 'card-refused'
  | 'card-named'
  | 'queued';

/** Operator of a unit who took a step. */
export interface StepActor {
  jbrzjhm: string;
  jbrxm: string;
}

export interface CaseStep extends TimelineStep {
  key?: CaseStepKey | undefined;
  /** Operator who took the step: `clr` is display text, and two operators may share a name. */
  by?: StepActor | undefined;
}

/** A move with its timeline step and changed properties. */
export interface Move {
  to: CaseState;
  jdmc: string;
  clr: string;
  yj: string;
  key?: CaseStepKey;
  by?: StepActor | undefined;
  change?: Partial<Pick<CaseRecord, 'sbyy' | 'bz' | 'dzje' | 'dzrq' | 'grzhye' | 'check'>>;
}

/**
 * Moves a case, adds the step to its timeline and stores it.
 * @throws Error for a move unknown to the state machine: a fault of the centre
 */
export function moveCase(tx: Transaction, record: CaseRecord, move: Move): CaseRecord {
  const moved = movedCase(record, move, tx.today(), stampOf(tx));
  cases(tx.store).put(moved.ywlsh, moved);
  return moved;
}

/** Adds a step to the timeline without moving the case. */
export function addStep(
  tx: Transaction,
  record: CaseRecord,
  { clr = '系统', ...entry }: Pick<Move, 'jdmc' | 'yj' | 'key'> & { clr?: string },
): CaseRecord {
  const step = { ...entry, clr, clsj: stampOf(tx) };
  const noted = { ...record, lc: [...record.lc, step] };
  cases(tx.store).put(noted.ywlsh, noted);
  return noted;
}

/** Returns the moved case, for daily jobs, which have a day and no time. */
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

/** Deadline of the party to act in a state (docs/rules/cases.md); the centre's own due date is `cnbjsj`. */
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
    // The number stays in the index: after a rollback it may belong to another owner, and the lookup checks the owner.
  }
}

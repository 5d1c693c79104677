import type { Batch } from '@/api/cases/batches';
import type { CaseState, CaseSummary, StateNote } from '@/api/cases/business';
import type { AmountLimit } from '@/api/cases/judgement';
import type { PrefillValue } from '@/api/cases/prefill-value';
import type { SignDocument } from '@/api/cases/sign';
import type { Condition } from '@/api/client/condition';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan/loan-offset';
import type { Fen } from '@/domain/money';
import type { RowColumn } from '@/schema/row-columns';
import type { BusinessArea } from '../../data/menus/business-areas';
import type { NoteText } from '../../data/notes/note-text';
import type { RequiredCompletion } from '../access/gate';
import type { MessageText } from '../kernel/messages/messages';
import type { Store } from '../kernel/store';
import type { Actor, Transaction } from '../kernel/transaction';
import type { FiledRow } from './batch/filed-row';
import type { CaseRecord } from './case-states';
import type { Need } from './materials/material-needs';
import type { PendingParty } from './pending-parties';

/** Applicant and business number; the number is '' while conditions are only previewed. */
export interface Application {
  tx: Transaction;
  actor: Actor;
  ywlsh: string;
  /** Validation of a submitted case against present data, batch rows included. */
  again?: true;
}

/** Request values: texts, numbers, booleans, and lists of rows of texts. */
export type RawValues = Readonly<Record<string, unknown>>;

export interface RuleCondition extends Condition {
  /** Error sentence of a submission that fails the condition. */
  refusal: string;
  /** Number of the applicant's blocking case; the refusal links to it. */
  before?: string;
  /** Field that the condition concerns: the submission is refused at this field, not as a whole. */
  field?: string;
}

/** A rule's result for the submitted values. */
export interface Assessment {
  /** Field → error; a cell of a row table is `table.row.column`, rows counted from 0. */
  fieldErrors: Record<string, string>;
  /** Known fields in normalized form, row tables as JSON; unknown fields are dropped. */
  values: Record<string, string>;
  /** Amount of the case, never negative: shown with the case and compared with the unit's limit for 双人复核. */
  amount: Fen;
  /** Name of the amount if it is not a requested sum, or has its own name (case-sum.ts); without a name, 0 means no amount. */
  amountName?: string;
  /**
   * Maximum of one debit for an account that the centre may debit for more than before, null if unbounded; compared with the limit instead
   * (docs/rules/gj0109-payment-account.md, Choices).
   */
  bound?: Fen | null;
  /** Reasons for a clerk's review; empty: decided at once. */
  manual: readonly string[];
  /** Field → difference from a register and the document that settles it: no error (docs/rules/materials.md, Registers). */
  reviewReasons?: Readonly<Record<string, string>>;
  /** Field → consequence of its value, e.g. a right given up: shown at the field and in the check. */
  remarks?: Readonly<Record<string, string>>;
  /** The application's figures for display; those that only the booking decides are marked (estimates.ts). */
  sqnr: readonly FiledRow[];
  /** Consequences of these values that nobody typed: shown on the form and in the check, before submission. */
  tsxx?: readonly string[];
  /** Field labels; a clerk may return a field by its label. */
  labels?: Readonly<Record<string, string>>;
  /** Rows submitted with it, stored with the case as they stand now. */
  batch?: ClosedBatch | undefined;
}

/** A batch with its totals, in the business's own type. */
export interface ClosedBatch<Totals extends object = object> extends Batch {
  totals: Totals;
}

/** A parsed row, or its errors: column → sentence, and column → code of the business to use instead. */
export type ReadRow<Row> =
  | { row: Row }
  | { faults: Readonly<Record<string, string>>; leads?: Readonly<Record<string, string>> | undefined };

/** Batch rules of a business whose rows arrive before the application is submitted; see batches.ts. */
export interface BatchRule<Row extends object = object, Totals extends object = object> {
  /** Name of the rows, e.g. 调整明细. */
  label: string;
  /** Returns a parser of rows; created once per part, so that a roster is scanned once. */
  reader(tx: Transaction, actor: Actor): (raw: RawValues) => ReadRow<Row>;
  /** Returns the totals of all rows as of now. @throws BusinessError if the batch as a whole is invalid */
  totals(tx: Transaction, actor: Actor, rows: readonly Row[]): Totals;
  figures(totals: Totals): LabelledValue[];
  /** Warnings that block nothing. */
  warnings?(totals: Totals): string[];
  /** Columns as typed, for the export of failed rows (batch-records.ts). */
  columns?: readonly RowColumn[];
  /** Reason why an executed row has no effect after all; '' if it has. */
  undone?(tx: Transaction, row: Row, of: Pick<CaseRecord, 'ywlsh'>): string;
  /** Returns whether the outcome of an executed row is open: another party's statement is pending. */
  waits?(tx: Transaction, row: Row, of: Pick<CaseRecord, 'ywlsh'>): boolean;
  /** Stores a snapshot of the data that the rows will change, at submission; it remains whatever ends the case. */
  handedIn?(tx: Transaction, of: RowsOf, rows: readonly Row[]): void;
  /** Table of all columns, shown before submission, during the check, and afterwards. */
  table(tx: Transaction, rows: readonly Row[], of: TableOf): RowsTable;
}

/** Owner, application and batch of rows: a failed application's batch may move to another one. */
export interface RowsOf extends Pick<CaseRecord, 'owner' | 'ywlsh'> {
  pcbh: string;
}

/** State of the rows, 01 before submission; `whole`: unmasked, for a checker. */
export interface TableOf extends RowsOf, Pick<CaseRecord, 'ywzt'> {
  whole: boolean;
}

/** A long table; the cells of a row are built on demand. */
export interface RowsTable {
  lm: readonly string[];
  /** Index of the column that identifies the row. */
  key: number;
  count: number;
  cells(at: number): readonly string[];
}

/** A list that belongs to a case. */
export interface SubmittedRowsTable {
  bt: string;
  lm: readonly string[];
  /** Index of the column that identifies the row, 0 by default. */
  key?: number;
  /** Relative widths of the columns in print. */
  widths: readonly number[];
  rows: readonly (readonly string[])[];
}

/** The next automatic act on a case. */
export interface Coming {
  day: PlainDate;
  /** In words: 扣款, 再次扣款, 前完成收款账户核验. */
  act: string;
  /** Amount in fen that the loan's card pays then. */
  card?(): Fen;
  /** Holder of the card. */
  holder?: string;
  /** Maximum amounts from deposit accounts. */
  shares?: readonly OffsetShare[] | undefined;
}

/** Decision as shown in the timeline. */
export interface Approval {
  jdmc: string;
  clr: string;
  yj: string;
}

/**
 * Part of a unit that an application changes: registration, members, permanent terms (bases and ratios), temporary relief, or a paid month.
 * It determines blocking cases and the records of such changes.
 */
export type UnitPart = 'registration' | 'members' | 'terms' | 'relief' | 'month';

/** Subjects of a business that concerns something other than its applicant; each has one open application at a time. */
export interface CaseSubject {
  /** Name of the subject for 该贷款有正在办理的…: 贷款, 楼盘. */
  mc: string;
  /** Returns the subject of these values; '' until it is chosen. */
  of(values: RawValues): string;
  /** Returns the applicant's subjects; absent if a new one may always be added. */
  all?(tx: Transaction, actor: Actor): readonly string[];
}

/**
 * The centre's rule of one business: eligibility, limit, and effect of an approval. A new business is one such file and one line in the
 * list.
 */
export interface BusinessRule<A extends Assessment = Assessment> {
  ywlx: string;
  /** What it is called, wherever it is named. */
  ywmc: string;
  /** Short name among the businesses of its kind. */
  ywjc?: string | undefined;
  area: BusinessArea;
  /** Kind of applicant. GJ0302 exists for persons and for units. */
  kind: Actor['kind'];
  /** Part of the unit that it changes. */
  changes?: UnitPart | undefined;
  /** Purpose for which it claims a person's months; a month is paid for one purpose only. */
  claims?: 'rent' | 'loan' | undefined;
  /** Name in 可办业务 of a branch, if other than its area's. */
  kbyw?: string;
  /** Visitors at a branch beyond the applicants in the hall. */
  atBranch?: 'person';
  /** Own information that it completes: it may be submitted while that is missing (docs/specification.md 4). */
  completes?: readonly RequiredCompletion[];
  /** Absent: one open application of the business per applicant. */
  subject?: CaseSubject;
  /** Link to the subject of a case, with its name. */
  about?(store: Store, record: CaseRecord): CaseSummary['bldx'];
  /** Menu entry that requires face recognition. */
  faceEntry?: string;
  /** Returns whether a person without an open account may apply; never by default. */
  withoutAccount?(application: Application): boolean;
  /** Notice before the start. */
  notice: NoteText;
  /** Notice of a matter (`ywsx`), if the business has one for each. */
  noticeFor?: ((ywsx: string) => NoteText | undefined) | undefined;
  /** Agreement to accept before the start, as HTML; the general terms if absent. */
  agreement?: string;
  /** Name of a case with these values, if a choice or month distinguishes it; else `ywmc`. */
  name?(values: RawValues): string;
  /** Variants of the business: the values that select each. */
  matters?: readonly RawValues[] | undefined;
  /** The limit follows from data of centre and registers: it may be shown before the form is filled in. */
  previewLimit?: boolean | undefined;
  /**
   * Documents that the applicant signs for these values, the application first; absent: nothing is signed. `state`: of the case, undefined
   * before submission.
   */
  documents?(values: RawValues, state?: CaseState): readonly SignDocument[];
  /** Count of members a unit's case concerns; absent: none. */
  members?(values: CaseRecord['values']): number;
  /** Working days until the due date. */
  days: number;
  /** Absent for a business without batch rows. */
  batch?: BatchRule;
  conditions(application: Application, raw: RawValues): RuleCondition[];
  /** Prefill values for the form, with their sources. */
  known?(application: Application): readonly PrefillValue[];
  /** Hint on the choice that the conditions need first; undefined once it is made. */
  undecided?(raw: RawValues, application: Application): string | undefined;
  /** Returns the limit for the values so far, or for the usual case without values; absent for a business without a limit. */
  limit?(application: Application, raw: RawValues): AmountLimit | null;
  /** Documents that these values call for; absent: none. */
  needs?(application: Application, zstj: Readonly<Record<string, string>>): Need[];
  /** Validates the values and computes the result. Pure: also called while the form is being filled in. */
  assess(application: Application, raw: RawValues): A;
  /** Consumes proofs of identity (codes, faces), once and only for a valid form. @returns field → error */
  prove?(application: Application, raw: RawValues, assessment: A): Record<string, string>;
  /** Returns reasons for review from external queries (credit), made on submission with the consent given there. */
  enquire?(application: Application, assessment: A): readonly string[];
  /** Stores a snapshot of the data that the case will change, at submission; it remains whatever ends the case. */
  handedIn?(tx: Transaction, record: CaseRecord): void;
  /** Runs after acceptance (98) and before the decision: claims months, invites signers, reserves money. */
  accepted?(tx: Transaction, record: CaseRecord, assessment: A): void;
  /** Returns why a payment is held although the account covers it; undefined without a hold. */
  holds?(store: Store, grzh: string): string | undefined;
  /** Approves a case in 98, or retries one in 81: moves it and books its effects. */
  approve(tx: Transaction, record: CaseRecord, approval: Approval): CaseRecord;
  /** Runs each morning while the case waits for its money (02, 81); the caller notifies of the result. */
  daily?(tx: Transaction, record: CaseRecord): CaseRecord;
  /** Returns the parties, other than signers, that a case in 06 waits for. */
  awaits?(store: Store, record: CaseRecord): readonly PendingParty[];
  /** Runs when all signers of a case in 06 have signed. */
  signed?(tx: Transaction, record: CaseRecord): CaseRecord;
  /** Returns whether the applicant may still withdraw in 02 or 81: nothing is booked while its money is outstanding. */
  revocable?(store: Store, record: CaseRecord): boolean;
  /** Carries out a withdrawal with effects beyond 撤回申请 and returns its timeline step. */
  takeBack?(tx: Transaction, record: CaseRecord): { jdmc: string; yj: string };
  /** Returns the consequences of a withdrawal for its confirmation; '' if the case just ends. */
  takenBack?(store: Store, record: CaseRecord): string;
  /** Returns why an open case ends by itself, because its subject no longer exists; undefined while it does. */
  lapses?(store: Store, record: CaseRecord): CaseRecord['sbyy'];
  /** Announces when and why the open case will end by itself; '' while nothing is ordered that ends it. */
  ending?(store: Store, record: CaseRecord): string;
  /** Returns whether a draft's subject is settled by now: the draft is no longer offered. */
  outlived?(tx: Transaction, actor: Actor, typed: RawValues): boolean;
  /** Note on the case's state where its code does not describe it. */
  note?(store: Store, record: CaseRecord): StateNote | undefined;
  /** Present advice on a failure, if it differs from the one given on its day. */
  nextStep?(store: Store, record: CaseRecord): string | undefined;
  /** The next automatic act, on a known day. */
  coming?(store: Store, record: CaseRecord): Coming | undefined;
  /** List submitted with the case, for the case page and its receipt. */
  rows?(tx: Transaction, record: CaseRecord): SubmittedRowsTable | undefined;
  /** Runs when the case ends without being carried out (80, 85, 86): releases reservations. */
  ended?(tx: Transaction, record: CaseRecord): void;
  /**
   * Names the money account that the case replaces another one with: while it is pending, the operators who did not submit it are notified.
   */
  newAccount?(values: CaseRecord['values']): string | undefined;
  /** Message on the state reached; undefined: the default sentence. */
  message?(record: CaseRecord, tx: Transaction): MessageText | undefined;
  /** Notices to other persons whose loan or money the case concerns, sent with the applicant's message. */
  others?(tx: Transaction, record: CaseRecord): readonly PartyNotice[];
}

/** Notice to an account holder about another owner's case. */
export type PartyNotice = Pick<MessageText, 'title' | 'nr'> & { grzh: string };

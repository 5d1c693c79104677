import type { Batch } from '@/api/batches';
import type { CaseState, CaseSummary, StateNote } from '@/api/business';
import type { Condition } from '@/api/condition';
import type { AmountLimit } from '@/api/judgement';
import type { KnownValue } from '@/api/known-value';
import type { LabelledValue } from '@/api/labelled-value';
import type { SignDocument } from '@/api/sign';
import type { PlainDate } from '@/domain/dates';
import type { OffsetShare } from '@/domain/loan-offset';
import type { Fen } from '@/domain/money';
import type { BusinessArea } from '../../data/business-areas';
import type { NoteText } from '../../data/notes/note-text';
import type { Completion } from '../access/gate';
import type { Actor, Desk } from '../kernel/desk';
import type { MessageText } from '../kernel/messages';
import type { Store } from '../kernel/store';
import type { CaseRecord } from './case-states';
import type { RowColumn } from './column-reader';
import type { FiledRow } from './filed-row';
import type { Need } from './materials/material-needs';
import type { Awaited } from './others-note';

/** Who applies, under which business number: '' while the conditions are only asked for. */
export interface Application {
  desk: Desk;
  actor: Actor;
  ywlsh: string;
  /** Judged once more though it is handed in: by how things stand now, rows that came beforehand as well. */
  again?: true;
}

/** What came over the wire: texts, numbers, ticks, and lists of rows of texts. */
export type RawValues = Readonly<Record<string, unknown>>;

export interface RuleCondition extends Condition {
  /** The sentence with which a submission is refused when it does not hold. */
  refusal: string;
  /** The applicant's other case that has to end first: whoever is refused is led to it. */
  before?: string;
  /** The condition belongs to what is typed into this field: a submission is refused there and not as a whole. */
  field?: string;
}

/** What a rule makes of the values that were handed in. */
export interface Assessment {
  /** Field → sentence; a cell of a row table is `table.row.column`, rows counted from 0. */
  fieldErrors: Record<string, string>;
  /** The known fields in one spelling, row tables as JSON; what else was sent is not kept. */
  values: Record<string, string>;
  /** What it is about in money, never negative: shown wherever the case is, and what a unit's limit of 双人复核 is compared with. */
  amount: Fen;
  /** What that is called where it is not asked for as money, or has a name of its own (case-sum.ts); without one, 0 is no sum at all. */
  amountName?: string;
  /** Of an account that the centre may debit with more than before: the most one debit may take, null for no bound. Compared instead (decision 349). */
  bound?: Fen | null;
  /** Why a clerk has to look at it; empty: decided at once. */
  manual: readonly string[];
  /** Field → what of it differs from a register, and by which paper a clerk finds out: no error (decision 204). */
  doubts?: Readonly<Record<string, string>>;
  /** Field → what its value brings with it, e.g. what is given up: said beside it, and where it is checked. */
  remarks?: Readonly<Record<string, string>>;
  /** What was applied for, as it is shown to the applicant; what only the booking decides is marked so (estimates.ts). */
  sqnr: readonly FiledRow[];
  /** What these values bring with them that nobody typed: said on the form and where it is checked, before it is handed in. */
  tsxx?: readonly string[];
  /** What the fields are called; a clerk may name one of these in a return. */
  labels?: Readonly<Record<string, string>>;
  /** The rows handed in with it, kept with the case as they stand now. */
  batch?: ClosedBatch | undefined;
}

/** A batch with what its rows came to, in the business's own terms. */
export interface ClosedBatch<Totals extends object = object> extends Batch {
  totals: Totals;
}

/** What a row was read as, or what is wrong with it: column → sentence, and column → code of the business that is meant instead. */
export type ReadRow<Row> =
  | { row: Row }
  | { faults: Readonly<Record<string, string>>; leads?: Readonly<Record<string, string>> | undefined };

/** How a business reads rows that come as a batch, before the application itself is handed in; see batches.ts. */
export interface BatchRule<Row extends object = object, Totals extends object = object> {
  /** What the rows are called: 调整明细. */
  label: string;
  /** Reads one row after another; made once for each part, so that a roster is gone through once. */
  reader(desk: Desk, actor: Actor): (raw: RawValues) => ReadRow<Row>;
  /** What all rows together come to at this moment. @throws Refusal where the whole does not hold */
  totals(desk: Desk, actor: Actor, rows: readonly Row[]): Totals;
  figures(totals: Totals): LabelledValue[];
  /** What is worth a second look, and blocks nothing. */
  warnings?(totals: Totals): string[];
  /** The columns of the rows as they are typed, where what came to nothing is handed back to be put right (batch-records.ts). */
  columns?: readonly RowColumn[];
  /** Why a row that was carried out came to nothing after all; '' for one that did not. */
  undone?(desk: Desk, row: Row, of: Pick<CaseRecord, 'ywlsh'>): string;
  /** Whether what became of a row that was carried out is still to come: somebody's word is waited for. */
  waits?(desk: Desk, row: Row, of: Pick<CaseRecord, 'ywlsh'>): boolean;
  /** Notes what the rows are going to change, as it stands when they are handed in: whatever ends the case, it goes on saying so. */
  handedIn?(desk: Desk, of: RowsOf, rows: readonly Row[]): void;
  /** Every column of the rows, as they are read before they are handed in, while they are checked, and after. */
  table(desk: Desk, rows: readonly Row[], of: TableOf): RowsTable;
}

/** Whose rows they are, with which application and under which number they came: one batch may serve two, one after the other. */
export interface RowsOf extends Pick<CaseRecord, 'owner' | 'ywlsh'> {
  pcbh: string;
}

/** How far the rows have come, 01 before they are handed in; `whole`: for somebody who has to check them, nothing is masked. */
export interface TableOf extends RowsOf, Pick<CaseRecord, 'ywzt'> {
  whole: boolean;
}

/** A long list by its columns; a row's cells are made when they are asked for. */
export interface RowsTable {
  lm: readonly string[];
  /** The column that says whose row it is. */
  key: number;
  count: number;
  cells(at: number): readonly string[];
}

/** A list that belongs to a case. */
export interface CaseRows {
  bt: string;
  lm: readonly string[];
  /** The column that says whose row it is; the first one unless it is another. */
  key?: number;
  /** How wide the columns are on paper, to each other. */
  widths: readonly number[];
  rows: readonly (readonly string[])[];
}

/** What a case goes on with by itself. */
export interface Coming {
  day: PlainDate;
  /** In words: 扣款, 再次扣款, 前完成收款账户核验. */
  act: string;
  /** What of it the card of its loan pays then. */
  card?(): Fen;
  /** Whose card that is. */
  holder?: string;
  /** What deposit accounts give for it at most. */
  shares?: readonly OffsetShare[] | undefined;
}

/** Who decided, for the timeline. */
export interface Approval {
  jdmc: string;
  clr: string;
  yj: string;
}

/**
 * What of a unit an application changes: its registration, the members it pays in for, their bases and ratios for good, the same for a
 * time (relief), or a month that is paid in. What must not go on beside it and the records of such changes follow from it.
 */
export type UnitPart = 'registration' | 'members' | 'terms' | 'relief' | 'month';

/** The things that a business is about, where it is not about its applicant: each has one application under way at a time. */
export interface Subject {
  /** 贷款, 楼盘: 该贷款有正在办理的… */
  mc: string;
  /** Which one these values are about; '' as long as they do not say. */
  of(values: RawValues): string;
  /** Those that the applicant has; absent where a new one may always come. */
  all?(desk: Desk, actor: Actor): readonly string[];
}

/** The centre's side of one business: who may, how much, and what an approval does. A further business is one such file and one line in the list. */
export interface BusinessRule<A extends Assessment = Assessment> {
  ywlx: string;
  /** What it is called, wherever it is named. */
  ywmc: string;
  /** What it is called among others of its kind, where that is shorter. */
  ywjc?: string | undefined;
  /** What it deals with. */
  area: BusinessArea;
  /** Whose business it is. GJ0302 exists for persons and for units. */
  kind: Actor['kind'];
  /** Of a unit: what of it is changed. */
  changes?: UnitPart | undefined;
  /** Of a person: what a month is claimed for by it; no month is paid for both. */
  claims?: 'rent' | 'loan' | undefined;
  /** What the branches that do it call it (可办业务), where that is not what they call its area. */
  kbyw?: string;
  /** Who has it done at a branch, beside whoever applies for it in the hall. */
  atBranch?: 'person';
  /** What of the own information it completes: it may be handed in while that is missing (specification 4). */
  completes?: readonly Completion[];
  /** Without it, an applicant has one application of the business under way at a time. */
  subject?: Subject;
  /** Where the thing that a case is about is shown to its applicant, and what that is called. */
  about?(store: Store, record: CaseRecord): CaseSummary['bldx'];
  /** Menu entry at which the applicant's face is asked for. */
  faceEntry?: string;
  /** Whether somebody whose account is not open may apply; else nothing can be done with it. */
  withoutAccount?(application: Application): boolean;
  /** What it says of itself before it is begun. */
  notice: NoteText;
  /** What is agreed to before it is begun, as HTML; without one the general terms. */
  agreement?: string;
  /** What a case with these values is called, where the choice or the month in it tells it from others; else as the business is. */
  name?(values: RawValues): string;
  /** Of a business of several matters: the values that choose each. */
  matters?: readonly RawValues[] | undefined;
  /** What may be had follows from what the centre and the registers know: it may be named before anything is filled in. */
  foretold?: boolean | undefined;
  /**
   * What the applicant signs for these values, what names the application first; a business without signs nothing. `state`: of the
   * case they belong to, undefined before it is handed in.
   */
  documents?(values: RawValues, state?: CaseState): readonly SignDocument[];
  /** Of a unit: how many members a case is about; without it, about none. */
  members?(values: CaseRecord['values']): number;
  /** Working days until the promised date. */
  days: number;
  /** Of a business whose rows come beforehand. */
  batch?: BatchRule;
  conditions(application: Application, raw: RawValues): RuleCondition[];
  /** What is known of the person already that the form asks, and where from. */
  known?(application: Application): readonly KnownValue[];
  /** What has to be chosen before the conditions can be told; undefined once it is. */
  undecided?(raw: RawValues, application: Application): string | undefined;
  /** The limit for the values so far, or for the usual case when there are none; null for a business without one. */
  limit(application: Application, raw: RawValues): AmountLimit | null;
  needs(application: Application, zstj: Readonly<Record<string, string>>): Need[];
  /** What the values come to. Also asked while the form is being filled in: it changes nothing and uses nothing up. */
  assess(application: Application, raw: RawValues): A;
  /** Uses up what proves who applies (codes, faces), once and only when the form is right: field → what is wrong with it. */
  prove?(application: Application, raw: RawValues, assessment: A): Record<string, string>;
  /** Why a clerk has to look, as far as others are asked for it (credit): on submission, with the consent given there. */
  enquire?(application: Application, assessment: A): readonly string[];
  /** Notes what it is going to change, as it stands when it is handed in: whatever ends the case, it goes on saying so. */
  handedIn?(desk: Desk, record: CaseRecord): void;
  /** Once it is taken in (98) and before it is decided: months claimed, signers invited, money held. */
  accepted?(desk: Desk, record: CaseRecord, assessment: A): void;
  /** Why its payment has to wait although the account would give it; undefined where nothing holds it. */
  holds?(store: Store, grzh: string): string | undefined;
  /** The centre says yes to a case in 98, or once more to one in 81: moves it on and books what is to be booked. */
  approve(desk: Desk, record: CaseRecord, approval: Approval): CaseRecord;
  /** Each morning while it waits for its money (02, 81): what the day brings. Whoever runs it tells what came of it. */
  daily?(desk: Desk, record: CaseRecord): CaseRecord;
  /** Whose word a case in 06 waits for, beside those who sign. */
  awaits?(store: Store, record: CaseRecord): readonly Awaited[];
  /** Everybody invited has signed a case in 06. */
  signed?(desk: Desk, record: CaseRecord): CaseRecord;
  /** Whether the applicant may still take it back in 02 or 81: nothing is booked while its money has not come. */
  revocable?(store: Store, record: CaseRecord): boolean;
  /** What taking it back is called and brings, where that is more than 撤回申请: the step of its timeline. */
  takeBack?(desk: Desk, record: CaseRecord): { jdmc: string; yj: string };
  /** What taking it back would bring, said before it is agreed to; '' for nothing else than that it ends. */
  takenBack?(store: Store, record: CaseRecord): string;
  /** Whether what a draft holds is about something that is done by now: it is offered no more. */
  outlived?(desk: Desk, actor: Actor, typed: RawValues): boolean;
  /** How it stands, where the state's code does not say it. */
  note?(store: Store, record: CaseRecord): StateNote | undefined;
  /** What is to be done about a failure now, where that is no longer what was said on its day. */
  nextStep?(store: Store, record: CaseRecord): string | undefined;
  /** What it goes on with by itself, on a day that is known. */
  coming?(store: Store, record: CaseRecord): Coming | undefined;
  /** The list that was handed in with it, for the case page and its receipt. */
  rows?(desk: Desk, record: CaseRecord): CaseRows | undefined;
  /** It ended without being carried out (80, 85, 86): what was held is let go. */
  ended?(desk: Desk, record: CaseRecord): void;
  /** Which account of money it puts in another's place, in words: while it waits, whoever did not ask for it hears which. */
  newAccount?(values: CaseRecord['values']): string | undefined;
  /** What the applicant is told about the state reached; undefined: the usual sentence. */
  message?(record: CaseRecord, desk: Desk): MessageText | undefined;
  /** Whose loan or money it is, too: what each of them is told when the applicant is. */
  others?(desk: Desk, record: CaseRecord): readonly TellOther[];
}

/** What somebody with an account is told of another one's case. */
export type TellOther = Pick<MessageText, 'title' | 'nr'> & { grzh: string };

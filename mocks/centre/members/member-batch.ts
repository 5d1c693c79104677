// Common parts of businesses about several members whose rows arrive as a batch (docs/rules/unit.md, Batches of members).
import type { LabelledValue } from '@/api/client/labelled-value';
import { peopleText } from '@/domain/text/counts';
import type { RowColumn } from '@/schema/row-columns';
import { operatorFields } from '@/schema/unit/operator';
import type { NoteText } from '../../data/notes/note-text';
import { readBatch, receivedRows, rowsOfBatch } from '../cases/batch/batches';
import { readColumns } from '../cases/batch/column-reader';
import { storedFacts, storeFacts } from '../cases/batch/row-facts';
import { cellDisplayText, isPersonal } from '../cases/batch/rows-table';
import { type CaseRecord, moveCase } from '../cases/case-states';
import type { NamedSum } from '../cases/case-sum';
import { FieldReader } from '../cases/field-reader';
import type { Need } from '../cases/materials/material-needs';
import { readFields } from '../cases/read-fields';
import type {
  Application,
  Approval,
  BatchRule,
  BusinessRule,
  RowsOf,
  RowsTable,
  RuleCondition,
  TableOf,
  UnitPart,
} from '../cases/rule';
import { type Actor, actorOf, type Transaction } from '../kernel/transaction';
import { soundRows } from './batch-faults';
import { noMembers, nothingOpen, stateCondition } from './unit/unit-conditions';

/** A parsed row: column → normalized text. */
export type MemberRow = Readonly<Record<string, string>>;

const NO_FACTS: MemberRow = {};

interface Totals extends Figures {
  /** Count of people, stored with the case. */
  rs: number;
  tsxx: readonly string[];
  manual: readonly string[];
}

/** Figures of the rows, and the amount of the case; none if absent. */
interface Figures {
  /** The sentence of a figure (`gs`) belongs to the open case: the form has it as a warning, the completed case in its last step. */
  hz: readonly (LabelledValue & { key: string })[];
  sum?: NamedSum;
}

interface Rows extends Pick<BusinessRule, 'ywlx' | 'ywmc' | 'ywjc' | 'changes' | 'note' | 'message' | 'about'> {
  notice: NoteText;
  /** Name of the rows, e.g. 封存明细. */
  label: string;
  columns: readonly RowColumn[];
  /** Column that identifies the row. */
  key: string;
  /** Values unique across rows, if one key may have several rows; the key by default. */
  once?(row: MemberRow): readonly string[];
  /** States of the unit's account (dictionary dwzhzt) that allow the business. */
  states: readonly string[];
  /** Further conditions of the unit. */
  conditions?(application: Application): readonly RuleCondition[];
  /** Parts of the unit that must not be changing: cases in progress that change them must end first. */
  noConcurrentChange: readonly UnitPart[];
  /** Validates a row beyond its columns, column → sentence; created once for many rows. */
  judge(tx: Transaction, actor: Actor): (row: MemberRow) => Record<string, string>;
  /** Returns the business to use instead, column → code. */
  leads?(tx: Transaction, actor: Actor, row: MemberRow): Record<string, string>;
  figures(tx: Transaction, actor: Actor, rows: readonly MemberRow[]): Figures;
  /** Warnings that block nothing. */
  warnings?(tx: Transaction, actor: Actor, rows: readonly MemberRow[]): string[];
  /** Reason why an executed row has no effect after all; '' if it has. */
  undone?(tx: Transaction, row: MemberRow, of: Pick<CaseRecord, 'ywlsh'>): string;
  /** See BatchRule. */
  waits?(tx: Transaction, row: MemberRow, of: Pick<CaseRecord, 'ywlsh'>): boolean;
  /**
   * Facts shown beside a row, as of now, column → text; created once for many rows. A case keeps snapshots at submission and just before
   * execution.
   */
  facts?(tx: Transaction, actor: Actor): (row: MemberRow) => MemberRow;
  /** Reasons for a clerk's review. */
  manual?(rows: readonly MemberRow[]): string[];
  /** Materials for these rows; none without rows. */
  needs?(rows: readonly MemberRow[]): readonly Need[];
  /** List for the case page and the receipt. */
  shown: {
    lm: readonly string[];
    /** Row column under each heading; '' for looked-up values. */
    names: readonly string[];
    widths: readonly number[];
    /** Row columns shown already under another heading. */
    covers?: readonly string[];
    cells(tx: Transaction, row: MemberRow, of: TableOf, facts: MemberRow): readonly string[];
  };
  /** Columns computed from the facts, shown in the on-screen list only. */
  stake?: readonly StakeColumn[];
  /** Reads the fields beside the rows and returns their part of the application. */
  beside?(reader: FieldReader, application: Application, rows: readonly MemberRow[]): Beside;
}

interface StakeColumn {
  title: string;
  of: (facts: MemberRow) => string;
  /** Shown only to preparer and checker. */
  checked?: true;
}

interface Beside {
  manual: readonly string[];
  sqnr: readonly LabelledValue[];
}

type Carried =
  | {
      /** Executes all rows, validated again just before. */
      book(tx: Transaction, record: CaseRecord, rows: readonly MemberRow[]): void;
      /** Last step of the timeline. */
      done: { jdmc: string; yj: (people: string, rows: readonly MemberRow[], tx: Transaction) => string };
    }
  | {
      /** Executes rows that wait for an event; it moves the case itself. */
      carry(tx: Transaction, record: CaseRecord, approval: Approval, rows: readonly MemberRow[]): CaseRecord;
    };

export type MemberBatch = Rows & Carried;

/** Rule of a business about several members: batch rows, conditions of the unit, booking per row upon approval. */
export function memberBatchRule(of: MemberBatch): BusinessRule {
  const batch = batchOf(of);
  return {
    ywlx: of.ywlx,
    ywmc: of.ywmc,
    ywjc: of.ywjc,
    changes: of.changes,
    ...(of.note && { note: of.note }),
    ...(of.message && { message: of.message }),
    ...(of.about && { about: of.about }),
    area: 'deposit',
    kind: 'unit',
    notice: of.notice,
    members: ({ rs = '' }) => Number(rs),
    days: 1,
    batch,
    conditions: (application) => conditionsOf(of, application),
    needs: ({ tx, actor }, { pcbh = '' }) => [...(of.needs?.(receivedRows(tx, actor, pcbh)) ?? [])],
    assess: (application, raw) => {
      const reader = new FieldReader(raw);
      readFields(reader, operatorFields, { today: application.tx.today() });
      const closed = readBatch(reader, application, batch);
      reader.values.rs = String(closed?.totals.rs ?? '');
      const rows = closed ? rowsOfBatch(application.tx, application.actor, closed.pcbh, batch) : [];
      const beside = of.beside?.(reader, application, rows);
      return {
        ...reader.assessed(),
        ...(closed?.totals.sum ?? { amount: 0n }),
        manual: [...(closed?.totals.manual ?? []), ...(beside?.manual ?? [])],
        sqnr: [
          { key: 'pcbh', label: '明细批次号', value: reader.values.pcbh ?? '' },
          ...(beside?.sqnr ?? []),
          ...(closed?.totals.hz ?? []),
        ],
        batch: closed,
      };
    },
    rows: (tx, record) => {
      const by = { ...record, pcbh: record.values.pcbh ?? '', whole: false };
      const facts = factsOf(of, tx, by);
      const rows = rowsOfBatch(tx, actorOf(record.owner), by.pcbh, batch);
      return {
        bt: of.label,
        lm: of.shown.lm,
        widths: of.shown.widths,
        rows: rows.map((row, at) => of.shown.cells(tx, row, by, facts(row, at))),
      };
    },
    approve: (tx, record, approval) => approve(of, batch, tx, record, approval),
  };
}

function approve(
  of: MemberBatch,
  batch: BatchRule<MemberRow, Totals>,
  tx: Transaction,
  passed: CaseRecord,
  approval: Approval,
): CaseRecord {
  const { owner, ywlsh, values } = passed;
  const { pcbh = '' } = values;
  const actor = actorOf(owner);
  const rows = rowsOfBatch(tx, actor, pcbh, batch);
  // Validated again: a member may have left or died during the review.
  const record = asItStands(passed, batch.totals(tx, actor, rows));
  note(of, tx, { owner, ywlsh, pcbh }, rows);
  if ('carry' in of) return of.carry(tx, record, approval, rows);
  const confirmed = moveCase(tx, record, { to: '02', ...approval });
  of.book(tx, confirmed, rows);
  return moveCase(tx, confirmed, {
    to: '99',
    jdmc: of.done.jdmc,
    clr: '系统',
    yj: of.done.yj(peopleText(rows.length), rows, tx),
  });
}

/** Returns the case with the figures of its rows as of now. */
function asItStands(record: CaseRecord, { hz, sum }: Totals): CaseRecord {
  const now = new Map(withoutSentences(hz).map((row) => [row.key, row]));
  return {
    ...record,
    ...(sum && { je: sum.amount, jemc: sum.amountName }),
    sqnr: record.sqnr.map((row) => now.get(row.key ?? '') ?? row),
  };
}

const withoutSentences = (hz: Figures['hz']) => hz.map(({ gs: _, ...figure }) => figure);

function note({ facts }: Rows, tx: Transaction, of: RowsOf, rows: readonly MemberRow[]): void {
  if (facts) storeFacts(tx, of, rows.map(facts(tx, actorOf(of.owner))));
}

/** Returns the facts of a row by index: the stored snapshot, else as of now. */
function factsOf({ facts }: Rows, tx: Transaction, of: TableOf): (row: MemberRow, at: number) => MemberRow {
  const stored = storedFacts<MemberRow>(tx, of);
  if (stored || !facts) return (_, at) => stored?.[at] ?? NO_FACTS;
  return facts(tx, actorOf(of.owner));
}

function batchOf(of: Rows): BatchRule<MemberRow, Totals> {
  return {
    label: of.label,
    columns: of.columns,
    ...(of.undone && { undone: of.undone }),
    ...(of.waits && { waits: of.waits }),
    handedIn: (tx, by, rows) => note(of, tx, by, rows),
    reader: (tx, actor) => {
      const judge = of.judge(tx, actor);
      return (raw) => {
        const reader = new FieldReader(raw);
        readColumns(reader, of.columns);
        // Errors of the columns take precedence.
        for (const [name, why] of Object.entries(judge(reader.values))) reader.fail(name, why);
        if (Object.keys(reader.errors).length === 0) return { row: reader.values };
        return { faults: reader.errors, leads: of.leads?.(tx, actor, reader.values) };
      };
    },
    totals: (tx, actor, rows) => {
      return {
        rs: soundRows(tx.store, of, rows, of.judge(tx, actor)).size,
        ...of.figures(tx, actor, rows),
        tsxx: of.warnings?.(tx, actor, rows) ?? [],
        manual: of.manual?.(rows) ?? [],
      };
    },
    figures: ({ hz }) => withoutSentences(hz),
    warnings: ({ tsxx }) => [...tsxx],
    table: (tx, rows, by) => tableOf(of, tx, rows, by),
  };
}

/** Builds the on-screen table: columns of the document, computed columns, then all others; unmasked for a checker. */
function tableOf(of: Rows, tx: Transaction, rows: readonly MemberRow[], by: TableOf): RowsTable {
  const { columns, key, shown } = of;
  const facts = factsOf(of, tx, by);
  const stake = (of.stake ?? []).filter(({ checked }) => by.whole || !checked);
  const more = columns.filter(({ name }) => !shown.names.includes(name) && !shown.covers?.includes(name));
  const open = columns.flatMap((column) => {
    const at = shown.names.indexOf(column.name);
    return by.whole && at >= 0 && isPersonal(column) ? [{ column, at }] : [];
  });
  const lm = [...shown.lm, ...[...stake, ...more].map(({ title }) => title)];
  return {
    lm,
    key: [...shown.names, ...stake.map(() => ''), ...more.map(({ name }) => name)].indexOf(key),
    count: rows.length,
    cells: (at) => {
      const row = rows[at] ?? {};
      const known = facts(row, at);
      const cells = [...shown.cells(tx, row, by, known)];
      for (const { column, at: place } of open) cells[place] = cellDisplayText(column, row[column.name] ?? '', true);
      return [
        ...cells,
        ...stake.map((column) => column.of(known)),
        ...more.map((column) => cellDisplayText(column, row[column.name] ?? '', by.whole)),
      ];
    },
  };
}

function conditionsOf(of: Rows, application: Application): RuleCondition[] {
  const state = stateCondition(application, of.ywmc, of.states);
  const open = of.noConcurrentChange.length === 0 ? [] : [nothingOpen(application, of, of.noConcurrentChange)];
  // Account-opening businesses allow a unit without members.
  const nobody = of.key === 'grzh' ? noMembers(application, of.ywmc) : undefined;
  return [state, ...(nobody ? [nobody] : (of.conditions?.(application) ?? [])), ...open];
}

// Businesses about several members whose rows come as a batch (domain catalogue 6): what they share at the centre.
import type { LabelledValue } from '@/api/labelled-value';
import { peopleText } from '@/domain/counts';
import type { NoteText } from '../../data/notes/note-text';
import { readBatch, rowsOfBatch, rowsSoFar } from '../cases/batches';
import { type CaseRecord, moveCase } from '../cases/case-states';
import type { NamedSum } from '../cases/case-sum';
import { type RowColumn, readColumns } from '../cases/column-reader';
import { FieldReader } from '../cases/field-reader';
import type { Need } from '../cases/materials/material-needs';
import { keepFacts, keptFacts } from '../cases/row-facts';
import { cellWords, isPersonal } from '../cases/rows-table';
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
import { type Actor, actorOf, type Desk } from '../kernel/desk';
import { soundRows } from './batch-faults';
import { noMembers, nothingOpen, stateCondition } from './unit-conditions';

/** A row as its columns read it: column → text, in one spelling. */
export type MemberRow = Readonly<Record<string, string>>;

const NO_FACTS: MemberRow = {};

interface Totals extends Figures {
  /** How many people, as their number is kept with the case. */
  rs: number;
  tsxx: readonly string[];
  manual: readonly string[];
}

/** What the rows come to, and of that what the case is about in money; without one it is about none. */
interface Figures {
  hz: readonly (LabelledValue & { key: string })[];
  sum?: NamedSum;
}

interface Rows extends Pick<BusinessRule, 'ywlx' | 'ywmc' | 'ywjc' | 'changes' | 'note' | 'message'> {
  notice: NoteText;
  /** What the rows are called: 封存明细. */
  label: string;
  columns: readonly RowColumn[];
  /** The column that says whose row it is. */
  key: string;
  /** What no two rows may share, where one key may have several rows; the key itself unless said otherwise. */
  once?(row: MemberRow): readonly string[];
  /** States of the unit's account (dictionary dwzhzt) in which it may be done. */
  states: readonly string[];
  /** What the unit must have beside that state. */
  conditions?(application: Application): readonly RuleCondition[];
  /** What of the unit must not be changing: what is under way of it has to end first. */
  undisturbed: readonly UnitPart[];
  /** What is wrong with a row that its columns let through, column → sentence; made once for many rows. */
  judge(desk: Desk, actor: Actor): (row: MemberRow) => Record<string, string>;
  /** Which business is meant instead of this one, column → code. */
  leads?(desk: Desk, actor: Actor, row: MemberRow): Record<string, string>;
  figures(desk: Desk, actor: Actor, rows: readonly MemberRow[]): Figures;
  /** What is worth a second look, and blocks nothing. */
  warnings?(desk: Desk, actor: Actor, rows: readonly MemberRow[]): string[];
  /** Why a row that was carried out came to nothing after all; '' for one that did not. */
  undone?(desk: Desk, row: MemberRow, of: Pick<CaseRecord, 'ywlsh'>): string;
  /** See BatchRule. */
  waits?(desk: Desk, row: MemberRow, of: Pick<CaseRecord, 'ywlsh'>): boolean;
  /**
   * What its lists say beside a row itself, as it stands now, column → text; made once for many rows. A case keeps it as it was when
   * it was handed in, and one that is carried out as it was just before.
   */
  facts?(desk: Desk, actor: Actor): (row: MemberRow) => MemberRow;
  /** Why a clerk has to read it. */
  manual?(rows: readonly MemberRow[]): string[];
  /** Materials for these rows; for none yet before there are any. */
  needs?(rows: readonly MemberRow[]): readonly Need[];
  /** Its list for the case page and the receipt. */
  shown: {
    lm: readonly string[];
    /** Which column of the rows stands under each of these headings; '' for what is looked up. */
    names: readonly string[];
    widths: readonly number[];
    /** Columns of the rows that are said by these already, under another heading. */
    covers?: readonly string[];
    cells(desk: Desk, row: MemberRow, of: TableOf, facts: MemberRow): readonly string[];
  };
  /** What is at stake for each, of the facts: columns that the list on screen has beside those. */
  stake?: readonly StakeColumn[];
  /** What is asked beside the rows, with what it adds to the application. */
  beside?(reader: FieldReader, application: Application, rows: readonly MemberRow[]): Beside;
}

interface StakeColumn {
  title: string;
  of: (facts: MemberRow) => string;
  /** Only for who prepares it and who checks it. */
  checked?: true;
}

interface Beside {
  manual: readonly string[];
  sqnr: readonly LabelledValue[];
}

type Carried =
  | {
      /** Carries every row out; all of them were judged once more just before. */
      book(desk: Desk, record: CaseRecord, rows: readonly MemberRow[]): void;
      /** The last step of its timeline. */
      done: { jdmc: string; yj: (people: string, rows: readonly MemberRow[], desk: Desk) => string };
    }
  | {
      /** The same where it waits for something: the case is moved on by it. */
      carry(desk: Desk, record: CaseRecord, approval: Approval, rows: readonly MemberRow[]): CaseRecord;
    };

export type MemberBatch = Rows & Carried;

/** A business about several members: rows in a batch, conditions of the unit, booked row by row on approval. */
export function memberBatchRule(of: MemberBatch): BusinessRule {
  const batch = batchOf(of);
  return {
    ywlx: of.ywlx,
    ywmc: of.ywmc,
    ywjc: of.ywjc,
    changes: of.changes,
    ...(of.note && { note: of.note }),
    ...(of.message && { message: of.message }),
    area: 'deposit',
    kind: 'unit',
    notice: of.notice,
    members: ({ rs = '' }) => Number(rs),
    days: 1,
    batch,
    conditions: (application) => conditionsOf(of, application),
    limit: () => null,
    needs: ({ desk, actor }, { pcbh = '' }) => [...(of.needs?.(rowsSoFar(desk, actor, pcbh)) ?? [])],
    assess: (application, raw) => {
      const reader = new FieldReader(raw);
      reader.code('ywwd', { label: '受理网点', from: 'WDXX' });
      reader.tick('cns', '请勾选承诺书');
      const closed = readBatch(reader, application, batch);
      reader.values.rs = String(closed?.totals.rs ?? '');
      const rows = closed ? rowsOfBatch(application.desk, application.actor, closed.pcbh, batch) : [];
      const beside = of.beside?.(reader, application, rows);
      return {
        fieldErrors: reader.errors,
        values: reader.values,
        ...(closed?.totals.sum ?? { amount: 0n }),
        manual: [...(closed?.totals.manual ?? []), ...(beside?.manual ?? [])],
        sqnr: [
          { key: 'pcbh', label: '明细批次号', value: reader.values.pcbh ?? '' },
          ...(beside?.sqnr ?? []),
          ...(closed?.hz ?? []),
        ],
        batch: closed,
        labels: reader.labels,
      };
    },
    rows: (desk, record) => {
      const by = { ...record, pcbh: record.values.pcbh ?? '', whole: false };
      const facts = factsOf(of, desk, by);
      const rows = rowsOfBatch(desk, actorOf(record.owner), by.pcbh, batch);
      return {
        bt: of.label,
        lm: of.shown.lm,
        widths: of.shown.widths,
        rows: rows.map((row, at) => of.shown.cells(desk, row, by, facts(row, at))),
      };
    },
    approve: (desk, record, approval) => approve(of, batch, desk, record, approval),
  };
}

function approve(
  of: MemberBatch,
  batch: BatchRule<MemberRow, Totals>,
  desk: Desk,
  passed: CaseRecord,
  approval: Approval,
): CaseRecord {
  const { owner, ywlsh, values } = passed;
  const { pcbh = '' } = values;
  const actor = actorOf(owner);
  const rows = rowsOfBatch(desk, actor, pcbh, batch);
  // Somebody may have left, or died, while a clerk was reading; what is carried out is what the rows come to now.
  const record = asItStands(passed, batch.totals(desk, actor, rows));
  note(of, desk, { owner, ywlsh, pcbh }, rows);
  if ('carry' in of) return of.carry(desk, record, approval, rows);
  const confirmed = moveCase(desk, record, { to: '02', ...approval });
  of.book(desk, confirmed, rows);
  return moveCase(desk, confirmed, {
    to: '99',
    jdmc: of.done.jdmc,
    clr: '系统',
    yj: of.done.yj(peopleText(rows.length), rows, desk),
  });
}

/** The case with what its rows come to at this moment. */
function asItStands(record: CaseRecord, { hz, sum }: Totals): CaseRecord {
  const now = new Map(hz.map((row) => [row.key, row]));
  return {
    ...record,
    ...(sum && { je: sum.amount, jemc: sum.amountName }),
    sqnr: record.sqnr.map((row) => now.get(row.key ?? '') ?? row),
  };
}

function note({ facts }: Rows, desk: Desk, of: RowsOf, rows: readonly MemberRow[]): void {
  if (facts) keepFacts(desk, of, rows.map(facts(desk, actorOf(of.owner))));
}

/** The facts of a row by its place: as they were kept, else as they stand now. */
function factsOf({ facts }: Rows, desk: Desk, of: TableOf): (row: MemberRow, at: number) => MemberRow {
  const kept = keptFacts<MemberRow>(desk, of);
  if (kept || !facts) return (_, at) => kept?.[at] ?? NO_FACTS;
  return facts(desk, actorOf(of.owner));
}

function batchOf(of: Rows): BatchRule<MemberRow, Totals> {
  return {
    label: of.label,
    columns: of.columns,
    ...(of.undone && { undone: of.undone }),
    ...(of.waits && { waits: of.waits }),
    handedIn: (desk, by, rows) => note(of, desk, by, rows),
    reader: (desk, actor) => {
      const judge = of.judge(desk, actor);
      return (raw) => {
        const reader = new FieldReader(raw);
        readColumns(reader, of.columns);
        // What a column says of its cell is said first.
        for (const [name, why] of Object.entries(judge(reader.values))) reader.fail(name, why);
        if (Object.keys(reader.errors).length === 0) return { row: reader.values };
        return { faults: reader.errors, leads: of.leads?.(desk, actor, reader.values) };
      };
    },
    totals: (desk, actor, rows) => {
      return {
        rs: soundRows(desk.store, of, rows, of.judge(desk, actor)).size,
        ...of.figures(desk, actor, rows),
        tsxx: of.warnings?.(desk, actor, rows) ?? [],
        manual: of.manual?.(rows) ?? [],
      };
    },
    figures: ({ hz }) => [...hz],
    warnings: ({ tsxx }) => [...tsxx],
    table: (desk, rows, by) => tableOf(of, desk, rows, by),
  };
}

/** What the paper shows, what is at stake, every other column of the rows; what is hidden on paper is there for who has to check it. */
function tableOf(of: Rows, desk: Desk, rows: readonly MemberRow[], by: TableOf): RowsTable {
  const { columns, key, shown } = of;
  const facts = factsOf(of, desk, by);
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
      const cells = [...shown.cells(desk, row, by, known)];
      for (const { column, at: place } of open) cells[place] = cellWords(column, row[column.name] ?? '', true);
      return [
        ...cells,
        ...stake.map((column) => column.of(known)),
        ...more.map((column) => cellWords(column, row[column.name] ?? '', by.whole)),
      ];
    },
  };
}

function conditionsOf(of: Rows, application: Application): RuleCondition[] {
  const state = stateCondition(application, of.ywmc, of.states);
  const open = of.undisturbed.length === 0 ? [] : [nothingOpen(application, of, of.undisturbed)];
  // Where accounts come about nobody has to have one yet.
  const nobody = of.key === 'grzh' ? noMembers(application, of.ywmc) : undefined;
  return [state, ...(nobody ? [nobody] : (of.conditions?.(application) ?? [])), ...open];
}

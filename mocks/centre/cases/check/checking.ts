// Changes of a unit's case since its last check by the second operator.
import type { LabelledValue } from '@/api/client/labelled-value';
import type { Transaction } from '../../kernel/transaction';
import { caseTable } from '../batch/batches';
import type { FiledRow } from '../batch/filed-row';
import type { CaseRecord } from '../case-states';
import { fileContents } from '../materials/materials';
import { ruleOfCase } from '../registered';
import type { RowsTable } from '../rule';
import type { CheckedVersion } from './check-record';
import { holdsForCheck } from './check-state';

/** Limit up to which removed members are listed by name. */
const MOST_NAMED = 3;

/** Returns the full list of a case, all columns; unmasked while the check is pending. */
export function fullRows(tx: Transaction, record: CaseRecord): { bt: string; table: RowsTable } {
  const sent = caseTable(tx, record, holdsForCheck(record));
  if (sent) return sent;
  const { bt = '', lm = [], key = 0, rows = [] } = ruleOfCase(record)?.rows?.(tx, record) ?? {};
  return {
    bt,
    table: { lm, key, count: rows.length, cells: (at) => rows[at] ?? [] },
  };
}

/** Returns the content of the present version; rows as JSON texts, for comparison. */
export function versionOf(tx: Transaction, record: CaseRecord): CheckedVersion {
  return { sqnr: record.sqnr, files: fileContents(tx, record.ywlsh), rows: textsOf(fullRows(tx, record).table) };
}

/** Returns the differences from the returned version: label → former value, '' for a new row; `whole`: unmasked, for a checker. */
export function changedSince(tx: Transaction, record: CaseRecord, { whole = false } = {}): LabelledValue[] {
  const former = record.check?.former;
  if (!former || !holdsForCheck(record)) return [];
  const files = fileContents(tx, record.ywlsh);
  // Compared unmasked: two numbers may look alike when masked.
  const open = (row: FiledRow) => row.whole ?? row.value;
  const shown = (row: FiledRow | undefined) => (row ? (whole ? open(row) : row.value) : '');
  const before = new Map(former.sqnr.map((row) => [row.label, row]));
  const isSame = (row: FiledRow) => {
    const was = before.get(row.label);
    return was !== undefined && open(was) === open(row);
  };
  const after = new Set(record.sqnr.map(({ label }) => label));
  const rows = rowChanges(tx, record)?.words ?? '';
  return [
    ...record.sqnr
      .filter((row) => !isBatchNumber(row) && !isSame(row))
      .map(({ label }) => ({ label, value: shown(before.get(label)) })),
    ...former.sqnr
      .filter((row) => !isBatchNumber(row) && !after.has(row.label))
      .map((row) => ({ label: row.label, value: `原为${shown(row)}，现在没有此项` })),
    ...(rows === '' ? [] : [{ label: '明细', value: rows }]),
    ...(files === former.files ? [] : [{ label: '申请材料', value: fileChange(former.files, files) }]),
  ];
}

/** A file is one line: 已补充 if all former lines remain, else 已更换. */
function fileChange(before: string, now: string): string {
  const there = now.split('\n');
  return before === '' || before.split('\n').every((line) => there.includes(line)) ? '已补充' : '已更换';
}

/** The batch number is skipped: its rows are compared instead. */
const isBatchNumber = ({ key }: FiledRow) => key === 'pcbh';

interface RowChanges {
  /** Former cells of a changed row: undefined if unchanged, [] if new. */
  of(cells: readonly string[]): readonly string[] | undefined;
  /** Counts of changed, new and removed rows, and names of the removed; '' if none. */
  words: string;
}

/** Compares rows with the returned version by their key column; undefined if there is none to compare with. */
export function rowChanges(tx: Transaction, record: CaseRecord): RowChanges | undefined {
  const former = record.check?.former;
  if (!former || !holdsForCheck(record)) return undefined;
  const { table } = fullRows(tx, record);
  const { key } = table;
  const before = new Map(former.rows.map((text) => [cellsOf(text)[key] ?? '', text]));
  const now = textsOf(table);
  const there = new Set(now.map((text) => cellsOf(text)[key] ?? ''));
  const gone = [...before].filter(([whose]) => !there.has(whose)).map(([, text]) => cellsOf(text));
  const others = now.filter((text) => before.get(cellsOf(text)[key] ?? '') !== text);
  const added = others.filter((text) => !before.has(cellsOf(text)[key] ?? '')).length;
  const named = gone.slice(0, MOST_NAMED).map((cells) => cells.slice(0, 2).join(' '));
  const more = gone.length > MOST_NAMED ? '等' : '';
  const parts = [
    ...(others.length > added ? [`修改${others.length - added}行`] : []),
    ...(added > 0 ? [`新增${added}行`] : []),
    ...(gone.length > 0 ? [`删除${gone.length}行（${named.join('、')}${more}）`] : []),
  ];
  return {
    of: (cells) => {
      const was = before.get(cells[key] ?? '');
      if (was === undefined) return [];
      return was === JSON.stringify(cells) ? undefined : cellsOf(was);
    },
    words: parts.join('，'),
  };
}

const textsOf = ({ count, cells }: RowsTable): string[] =>
  Array.from({ length: count }, (_, at) => JSON.stringify(cells(at)));

/** The text comes from `textsOf`. */
const cellsOf = (text: string) => JSON.parse(text) as readonly string[];

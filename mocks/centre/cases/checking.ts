// What has changed in a unit's case since its own second operator looked at it.
import type { LabelledValue } from '@/api/labelled-value';
import type { Desk } from '../kernel/desk';
import { caseTable } from './batches';
import type { CaseRecord } from './case-states';
import type { CheckedVersion } from './check-record';
import { holdsForCheck } from './check-state';
import type { FiledRow } from './filed-row';
import { fileContents } from './materials/materials';
import { ruleOfCase } from './registered';
import type { RowsTable } from './rule';

/** Members who are gone are named one by one up to here. */
const MOST_NAMED = 3;

/** The list of a case, every column of it: whole while the unit's own second operator has to check it. */
export function wholeRows(desk: Desk, record: CaseRecord): { bt: string; table: RowsTable } {
  const sent = caseTable(desk, record, holdsForCheck(record));
  if (sent) return sent;
  const { bt = '', lm = [], key = 0, rows = [] } = ruleOfCase(record)?.rows?.(desk, record) ?? {};
  return {
    bt,
    table: { lm, key, count: rows.length, cells: (at) => rows[at] ?? [] },
  };
}

/** What the version in hand holds; rows as texts, so that two of them can be compared. */
export function versionOf(desk: Desk, record: CaseRecord): CheckedVersion {
  return { sqnr: record.sqnr, files: fileContents(desk, record.ywlsh), rows: textsOf(wholeRows(desk, record).table) };
}

/** What is otherwise than in the version that was returned: label → what it was, '' for what is new; `whole`: for who has to check it. */
export function changedSince(desk: Desk, record: CaseRecord, { whole = false } = {}): LabelledValue[] {
  const former = record.check?.former;
  if (!former || !holdsForCheck(record)) return [];
  const files = fileContents(desk, record.ywlsh);
  // Two numbers may look alike behind their mask.
  const open = (row: FiledRow) => row.whole ?? row.value;
  const shown = (row: FiledRow | undefined) => (row ? (whole ? open(row) : row.value) : '');
  const before = new Map(former.sqnr.map((row) => [row.label, row]));
  const isSame = (row: FiledRow) => {
    const was = before.get(row.label);
    return was !== undefined && open(was) === open(row);
  };
  const after = new Set(record.sqnr.map(({ label }) => label));
  const rows = rowChanges(desk, record)?.words ?? '';
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

/** Each file is a line: where all of those are there still, others have come beside them. */
function fileChange(before: string, now: string): string {
  const there = now.split('\n');
  return before === '' || before.split('\n').every((line) => there.includes(line)) ? '已补充' : '已更换';
}

/** The number of a batch says nothing: its rows do. */
const isBatchNumber = ({ key }: FiledRow) => key === 'pcbh';

interface RowChanges {
  /** What a row was: undefined where it is as it was, [] where it is new. */
  of(cells: readonly string[]): readonly string[] | undefined;
  /** How many rows are otherwise, new or gone, and who is gone; '' for none. */
  words: string;
}

/** How the rows differ from the version that was returned, row by row by whose each is; undefined where there is none to compare with. */
export function rowChanges(desk: Desk, record: CaseRecord): RowChanges | undefined {
  const former = record.check?.former;
  if (!former || !holdsForCheck(record)) return undefined;
  const { table } = wholeRows(desk, record);
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

/** Made by `textsOf` above. */
const cellsOf = (text: string) => JSON.parse(text) as readonly string[];

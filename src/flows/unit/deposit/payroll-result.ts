import { comparePayroll, type ListedMember, type PayrollDifferences, type PayrollRow } from '@/domain/remittance';
import { readSheet } from '@/lib/sheets/read-workbook';
import { shortMark } from '@/lib/short-mark';
import { readKept, writeKept } from './payroll-keep';
import { isPayroll, payrollRows } from './payroll-rows';

/** More are not read one by one; what is done about them is the same. */
const MOST_SHOWN = 200;

type Groups = Omit<PayrollDifferences<ListedMember>, 'same'>;

/** What a payroll says otherwise: how many in all, and the first of them. Small, whatever the file is: it crosses to the page. */
export interface PayrollResult {
  counts: Record<keyof Groups, number>;
  same: number;
  first: Groups;
  /** Tells these differences from any others: what was looked at, from what came later. */
  mark: string;
}

/** The rows of a payroll as the draft keeps them, and what the comparison with the list found. */
export interface ComparedPayroll {
  kept: readonly string[];
  result: PayrollResult;
}

/** A file, or what the draft kept of one. */
export type PayrollSource = { file: Blob } | { kept: readonly string[] };

/** Reads a payroll and compares it with the list. @throws SheetProblem */
export async function comparedPayroll(
  source: PayrollSource,
  members: readonly ListedMember[],
  onProgress: (fraction: number) => void,
): Promise<ComparedPayroll> {
  if ('kept' in source) return { kept: source.kept, result: resultOf(members, readKept(source.kept)) };
  const rows = payrollRows((await readSheet(source.file, isPayroll, onProgress)).rows);
  return { kept: writeKept(rows), result: resultOf(members, rows) };
}

function resultOf(members: readonly ListedMember[], rows: readonly PayrollRow[]): PayrollResult {
  const { same, ...groups } = comparePayroll(members, rows);
  const { absent, unknown, repeated, base } = groups;
  const said = JSON.stringify([
    absent.map(({ grzh, grjcjs }) => [grzh, grjcjs]),
    [...unknown, ...repeated.map(({ row }) => row)].map(({ hh }) => hh),
    base.map(({ member: { grzh, grjcjs }, row }) => [grzh, grjcjs, row.hh]),
  ]);
  const counts = {
    absent: absent.length,
    unknown: unknown.length,
    repeated: repeated.length,
    base: base.length,
  };
  return {
    counts,
    same,
    first: {
      absent: absent.slice(0, MOST_SHOWN),
      unknown: unknown.slice(0, MOST_SHOWN),
      repeated: repeated.slice(0, MOST_SHOWN),
      base: base.slice(0, MOST_SHOWN),
    },
    mark: `${Object.values(counts).join('.')}.${shortMark(said)}`,
  };
}

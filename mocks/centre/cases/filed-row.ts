import type { LabelledValue } from '@/api/labelled-value';

/** A line of what was applied for, as it is kept with the case; shown by estimates.ts. */
export interface FiledRow extends LabelledValue {
  /** An estimate: what happens on the day that decides it, 扣款. */
  estimate?: string;
  /** The value with its numbers whole, for the unit's own second operator alone: what is masked cannot be checked. */
  whole?: string;
}

/** The lines with this one as it is now: what was applied for has changed since. */
export const withRow = (rows: readonly FiledRow[], key: string, value: string): FiledRow[] =>
  rows.map((row) => (row.key === key ? { ...row, value } : row));

/** The lines with what came of them, by what they are called: what the day decided stands where it was applied for. */
export const withOutcome = (rows: readonly FiledRow[], outcome: readonly FiledRow[]): FiledRow[] =>
  rows.map((row) => outcome.find(({ label }) => label === row.label) ?? row);

/** A line with what its value is when nothing of it is masked. */
export const withWhole = (row: LabelledValue, whole: string): FiledRow =>
  whole === row.value ? row : { ...row, whole };

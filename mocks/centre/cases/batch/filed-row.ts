import type { LabelledValue } from '@/api/client/labelled-value';

/** A stored figure of the application; estimates.ts formats it. */
export interface FiledRow extends LabelledValue {
  /** Act that decides the estimate, e.g. 扣款. */
  estimate?: string;
  /** Unmasked value, for the unit's own checker only: a masked number cannot be checked. */
  whole?: string;
}

/** Replaces the value of one row. */
export const withRow = (rows: readonly FiledRow[], key: string, value: string): FiledRow[] =>
  rows.map((row) => (row.key === key ? { ...row, value } : row));

/** Replaces rows by their outcome, of the same key or label, in their place. */
export const withOutcome = (rows: readonly FiledRow[], outcome: readonly FiledRow[]): FiledRow[] =>
  rows.map((row) => outcome.find(({ key, label }) => label === row.label || (key && key === row.key)) ?? row);

/** Adds the unmasked value to a row. */
export const withUnmasked = (row: LabelledValue, whole: string): FiledRow =>
  whole === row.value ? row : { ...row, whole };

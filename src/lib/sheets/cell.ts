/** Number whose format shows additional zeros: 2026.1 as 2026.10, 10000 as 010000. */
export interface FormattedNumber {
  value: number;
  shown: string;
}

/** null: empty. Numbers have Excel's 15 digits; dates are midnight UTC. */
export type Cell = string | number | boolean | Date | FormattedNumber | null;
export type SheetRows = readonly (readonly Cell[])[];

/** Value of a formula without a result or with an error. */
export const UNCOMPUTED = '#公式无结果';

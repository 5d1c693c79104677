/** A number whose format shows zeros that the number alone does not tell: 2026.1 as 2026.10, 10000 as 010000. */
export interface FormattedNumber {
  value: number;
  shown: string;
}

/** null: empty. Numbers are as Excel keeps them (15 digits); dates are midnight UTC. */
export type Cell = string | number | boolean | Date | FormattedNumber | null;
export type SheetRows = readonly (readonly Cell[])[];

/** Stands for the value of a formula that Excel never computed or that came to an error. */
export const UNCOMPUTED = '#公式无结果';

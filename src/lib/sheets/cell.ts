/** null: empty. Numbers are as Excel keeps them (15 digits); dates are midnight UTC. */
export type Cell = string | number | boolean | Date | null;
export type SheetRows = readonly (readonly Cell[])[];

/** Stands for the value of a formula that Excel never computed or that came to an error. */
export const UNCOMPUTED = '#公式无结果';

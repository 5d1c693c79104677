import type { PlainDate } from '../dates';

/** Loan admission of a property, codes of dictionary lpzt. */
export const PROJECT = { admitted: '1', inReview: '2', suspended: '3', soldOut: '4' } as const;

export type ProjectState = (typeof PROJECT)[keyof typeof PROJECT];

/** Completion day of a building or property: planned, or established by the centre. */
export interface ProjectCompletion {
  jgrq: PlainDate;
  established: boolean;
}

export const projectCompletionText = ({ jgrq, established }: ProjectCompletion): string =>
  `${jgrq}（${established ? '已竣工' : '预计'}）`;

/** 现房 of dictionary fwlx: completion is already established. */
export const FINISHED_HOMES = '2';

/** Name of the count of homes under loan where homes are listed as 已贷 and 抵押: it counts both. */
export const LENT_HOMES = '已贷套数（含抵押）';

import type { PlainDate } from './dates';

/** Whether the fund lends for a property, as codes of dictionary lpzt. */
export const PROJECT = { admitted: '1', inReview: '2', suspended: '3', soldOut: '4' } as const;

export type ProjectState = (typeof PROJECT)[keyof typeof PROJECT];

/** The completion day of a building or a property: planned, or established by the centre. */
export interface Completion {
  jgrq: PlainDate;
  established: boolean;
}

export const completionText = ({ jgrq, established }: Completion): string =>
  `${jgrq}（${established ? '已竣工' : '预计'}）`;

/** 现房 of dictionary fwlx: the completion of a property of that kind is established. */
export const FINISHED_HOMES = '2';

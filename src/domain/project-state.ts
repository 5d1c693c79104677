/** Whether the fund lends for a property, as codes of dictionary lpzt. */
export const PROJECT = { admitted: '1', inReview: '2', suspended: '3', soldOut: '4' } as const;

export type ProjectState = (typeof PROJECT)[keyof typeof PROJECT];

/** Rows of a long list shown before expanding; on a phone each is a card. */
export const FIRST_ROWS = { wide: 10, phone: 3 } as const;

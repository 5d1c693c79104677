/** So many rows of a long list are seen before anybody asks for all: on a phone each is a card. */
export const FIRST_ROWS = { wide: 10, phone: 3 } as const;

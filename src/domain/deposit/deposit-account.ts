/** grzhzt (dictionary: 未开户) of a user who can sign in, but has no deposit account at this centre. */
export const NO_ACCOUNT = '00';

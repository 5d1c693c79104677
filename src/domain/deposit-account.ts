/** grzhzt of somebody who has a sign-in in the hall, but no deposit account at this centre: dictionary grzhzt, 未开户. */
export const NO_ACCOUNT = '00';

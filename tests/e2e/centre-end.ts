/** Asked for by DELETE, with the cookie of a centre: its pages are closed, nobody asks it any more. */
export const CENTRE_END = 'api/__centre__';

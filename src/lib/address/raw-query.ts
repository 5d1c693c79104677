/** Parses a machine-written query: '+' is literal, as in Base64, not a blank as in form encoding. */
export const rawQuery = (query: string): URLSearchParams => new URLSearchParams(query.replaceAll('+', '%2B'));

/** Reads a query that machines write: a '+' stands for itself, as in Base64, not for a blank as in what a form sends. */
export const rawQuery = (query: string): URLSearchParams => new URLSearchParams(query.replaceAll('+', '%2B'));

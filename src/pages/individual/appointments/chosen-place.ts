import { createContext } from 'react';

/** Number of the branch that is chosen in the form, '' while none is: the times are that branch's. */
export const ChosenBranch = createContext('');

/** What the field of the time holds: it knows its branch, so that another branch's time is none. */
export const placeText = (wdbh: string, yyrq: string, yysd: string) => `${wdbh} ${yyrq} ${yysd}`;

/** Day and slot, if the text is about this branch. */
export function placeIn(text: string, wdbh: string): { yyrq: string; yysd: string } | undefined {
  const [of, yyrq, yysd] = text.split(' ');
  return of === wdbh && yyrq && yysd ? { yyrq, yysd } : undefined;
}

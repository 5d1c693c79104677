import { createContext } from 'react';

/** Number of the branch chosen in the form, '' for none; the time slots depend on it. */
export const ChosenBranch = createContext('');

/** Value of the time field; includes its branch, so that another branch's slot is invalid. */
export const slotKey = (wdbh: string, yyrq: string, yysd: string) => `${wdbh} ${yyrq} ${yysd}`;

/** Day and slot, if the text belongs to this branch. */
export function placeIn(text: string, wdbh: string): { yyrq: string; yysd: string } | undefined {
  const [of, yyrq, yysd] = text.split(' ');
  return of === wdbh && yyrq && yysd ? { yyrq, yysd } : undefined;
}

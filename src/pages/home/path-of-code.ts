import { createContext, useContext } from 'react';

/** Where the business of a code is done, by the flow registry; undefined for a code nobody knows. */
export type PathOfCode = (code: string) => string | undefined;

/** Handed in by app/, since pages do not reach into flows. */
export const PathOfCodeContext = createContext<PathOfCode>(() => undefined);

export function usePathOfCode(): PathOfCode {
  return useContext(PathOfCodeContext);
}

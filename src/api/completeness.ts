import { get } from './client';
import { hall } from './path';
import { key, maybe, object, rows, text } from './read';

/** Profile completeness (specification 4): 0 complete, 1 or 3 basic info incomplete, 2 key info incomplete. */
export interface Completeness {
  status: string;
  type?: string;
  /** What of the key information is missing; a centre may leave it out. */
  qsx?: KeyGap[];
  /** '1': the unit's registration is cancelled, nothing can be done any more. */
  zx?: string;
  /** '1': whoever is signed in for the unit only checks what its other operators prepare. */
  jfh?: string;
}

/** A key item that only the counter can put right: which, why, and what to bring. */
export interface KeyGap {
  xm: string;
  yy: string;
  xdcl: string;
}

const readKeyGap = object<KeyGap>({ xm: key, yy: text, xdcl: text });

export const readCompleteness = object<Completeness>({
  status: text,
  type: maybe(text),
  qsx: maybe(rows(readKeyGap)),
  zx: maybe(text),
  jfh: maybe(text),
});

export function fetchPersonCompleteness(): Promise<Completeness> {
  return get(hall('grxx/grzhxxsfwz'), readCompleteness, { errors: 'silent' });
}

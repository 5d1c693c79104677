import { get } from '../client/client';
import { hall } from '../client/path';
import { key, maybe, object, rows, textValue } from '../client/read';

/** Profile completeness (docs/specification.md 4): 0 complete, 1 or 3 basic info incomplete, 2 key info incomplete. */
export interface Completeness {
  status: string;
  /** '1': the optional part is not filled in; bars no business. */
  type?: string;
  /** Missing key information; optional. */
  qsx?: KeyGap[];
  /** '1': the unit's registration is cancelled, no business is possible. */
  zx?: string;
  /** '1': the signed-in operator may only check what others prepare. */
  jfh?: string;
}

/** A key item that only the counter can correct: name, reason and papers to bring. */
export interface KeyGap {
  xm: string;
  yy: string;
  xdcl: string;
}

const readKeyGap = object<KeyGap>({ xm: key, yy: textValue, xdcl: textValue });

export const readCompleteness = object<Completeness>({
  status: textValue,
  type: maybe(textValue),
  qsx: maybe(rows(readKeyGap)),
  zx: maybe(textValue),
  jfh: maybe(textValue),
});

export function fetchPersonCompleteness(): Promise<Completeness> {
  return get(hall('grxx/grzhxxsfwz'), readCompleteness, { errors: 'silent' });
}

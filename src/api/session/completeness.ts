import { get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, each, key, maybe, object, rows, textValue } from '../client/read';

/** A key item that only the counter can correct: name, reason and papers to bring. */
const readKeyGap = object({ xm: key, ...each(textValue, 'yy', 'xdcl') });
export type KeyGap = Answer<typeof readKeyGap>;

/** Profile completeness (docs/specification.md 4): 0 complete, 1 or 3 basic info incomplete, 2 key info incomplete. */
export const readCompleteness = object({
  status: textValue,
  /** '1': the optional part is not filled in; bars no business. */
  type: maybe(textValue),
  /** Missing key information; optional. */
  qsx: maybe(rows(readKeyGap)),
  /** '1': the unit's registration is cancelled, no business is possible. */
  zx: maybe(textValue),
  /** '1': the signed-in operator may only check what others prepare. */
  jfh: maybe(textValue),
});
export type Completeness = Answer<typeof readCompleteness>;

export function fetchPersonCompleteness(): Promise<Completeness> {
  return get(hall('grxx/grzhxxsfwz'), readCompleteness, { errors: 'silent' });
}

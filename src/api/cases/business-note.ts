import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, day, each, maybe, object, rows, textValue } from '../client/read';

/** A change of a note or of the terms, as a sentence. */
const noteChange = object(each(textValue, 'rq', 'nr'));
export type NoteChange = Answer<typeof noteChange>;

/** Business note (docs/specification.md 3). The long texts are Base64 of UTF-8 HTML; blqd and fwdx are comma lists. */
export const readBusinessNote = object({
  ...each(textValue, 'ywmc', 'blqd', 'fwdx', 'bjsj', 'xzdy', 'slyj', 'sltj', 'sqcl', 'bllc', 'bljg', 'bz'),
  /** The caller's last application of the business within a year, and what has changed in note and terms since; absent without one. */
  sc: maybe(object({ rq: day, xzbg: rows(noteChange) })),
});
export type BusinessNote = Answer<typeof readBusinessNote>;

/** The note in force; `ywsx`: matter of a business that has a note for each. */
export function fetchBusinessNote(
  ywlx: string,
  { ywsx, ...options }: CallOptions & { ywsx?: string | undefined } = {},
): Promise<BusinessNote> {
  return get(hall('ywblxz/getInfoByYwlx'), readBusinessNote, { ...options, params: { ywlx, ywsx } });
}

/** The business note in force for an own case. */
export function fetchCaseNote(ywlsh: string, options?: CallOptions): Promise<BusinessNote> {
  return get(hall('ywblxz/getInfo'), readBusinessNote, { ...options, params: { ywlsh } });
}

/** Agreement that a business requires (docs/specification.md 2.6). */
const businessAgreement = object({
  /** Title of the dialog; optional. */
  pzmc: maybe(textValue),
  /** Base64 of UTF-8 HTML, '' for none. */
  pznr: textValue,
});
export type BusinessAgreement = Answer<typeof businessAgreement>;

export function fetchAgreement(ywlx: string, options?: CallOptions): Promise<BusinessAgreement> {
  return get(hall('ywblxz/getYhblxz'), businessAgreement, {
    errors: 'silent',
    ...options,
    params: { ywlx },
  });
}

import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { day, each, maybe, object, rows, textValue } from '../client/read';

/** Business note (docs/specification.md 3). The long texts are Base64 of UTF-8 HTML; blqd and fwdx are comma lists. */
export interface BusinessNote {
  ywmc: string;
  blqd: string;
  fwdx: string;
  bjsj: string;
  xzdy: string;
  slyj: string;
  sltj: string;
  sqcl: string;
  bllc: string;
  bljg: string;
  bz: string;
  /** The caller's last application of the business within a year, and what has changed in note and terms since; absent without one. */
  sc?: { rq: string; xzbg: NoteChange[] };
}

/** A change of a note or of the terms, as a sentence. */
export interface NoteChange {
  rq: string;
  nr: string;
}

export const readBusinessNote = object<BusinessNote>({
  ...each(textValue, 'ywmc', 'blqd', 'fwdx', 'bjsj', 'xzdy', 'slyj', 'sltj', 'sqcl', 'bllc', 'bljg', 'bz'),
  sc: maybe(object({ rq: day, xzbg: rows(object<NoteChange>(each(textValue, 'rq', 'nr'))) })),
});

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
export interface BusinessAgreement {
  /** Title of the dialog; optional. */
  pzmc?: string;
  /** Base64 of UTF-8 HTML, '' for none. */
  pznr: string;
}

export function fetchAgreement(ywlx: string, options?: CallOptions): Promise<BusinessAgreement> {
  return get(hall('ywblxz/getYhblxz'), object<BusinessAgreement>({ pzmc: maybe(textValue), pznr: textValue }), {
    errors: 'silent',
    ...options,
    params: { ywlx },
  });
}

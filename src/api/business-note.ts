import { type CallOptions, get } from './client';
import { hall } from './path';
import { each, maybe, object, text } from './read';

/** Business note (specification 3). The long texts are Base64 of UTF-8 HTML; blqd and fwdx are comma lists. */
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
}

export const readBusinessNote = object<BusinessNote>({
  ...each(text, 'ywmc', 'blqd', 'fwdx', 'bjsj', 'xzdy', 'slyj', 'sltj', 'sqcl', 'bllc', 'bljg', 'bz'),
});

export function fetchBusinessNote(ywlx: string, options?: CallOptions): Promise<BusinessNote> {
  return get(hall('ywblxz/getInfoByYwlx'), readBusinessNote, { errors: 'caller', ...options, params: { ywlx } });
}

/** The note by which one of the own cases is handled. */
export function fetchCaseNote(ywlsh: string, options?: CallOptions): Promise<BusinessNote> {
  return get(hall('ywblxz/getInfo'), readBusinessNote, { errors: 'caller', ...options, params: { ywlsh } });
}

/** What a person agrees to before a business (specification 2.6). */
export interface BusinessAgreement {
  /** Title of the dialog, where the centre gives one. */
  pzmc?: string;
  /** Base64 of UTF-8 HTML, '' when there is none. */
  pznr: string;
}

export function fetchAgreement(ywlx: string, options?: CallOptions): Promise<BusinessAgreement> {
  return get(hall('ywblxz/getYhblxz'), object<BusinessAgreement>({ pzmc: maybe(text), pznr: text }), {
    errors: 'caller',
    ...options,
    params: { ywlx },
  });
}

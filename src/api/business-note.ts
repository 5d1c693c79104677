import { type CallOptions, get } from './client';
import { hall } from './path';
import { each, object, text } from './read';

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

/** Agreement text: Base64 of UTF-8 HTML, '' when there is none. */
export function fetchAgreement(ywlx: string, options?: CallOptions): Promise<{ pznr: string }> {
  return get(hall('ywxz/getPznr'), object({ pznr: text }), {
    errors: 'caller',
    ...options,
    params: { ywlx },
  });
}

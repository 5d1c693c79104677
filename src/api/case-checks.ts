import { type CaseDetail, readCaseDetail } from './business';
import { post } from './client';
import { hall } from './path';

/** A unit's second operator says yes: it goes on to the centre. Repeating it is safe. */
export const passCheck = (ywlsh: string): Promise<CaseDetail> =>
  post(hall('wdbj/fuhe'), { ywlsh }, readCaseDetail, { errors: 'caller' });

/** Back to who prepared it, with the reason. */
export const returnCheck = (ywlsh: string, yy: string): Promise<CaseDetail> =>
  post(hall('wdbj/tuihui'), { ywlsh, yy }, readCaseDetail, { errors: 'caller' });

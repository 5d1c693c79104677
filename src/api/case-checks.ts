import { type CaseDetail, readCaseDetail } from './business';
import { post } from './client';

const OFFICE = '/api/izfgjj-zhfw/v1/wdbj';

/** A unit's second operator says yes: it goes on to the centre. Repeating it is safe. */
export const passCheck = (ywlsh: string): Promise<CaseDetail> =>
  post(`${OFFICE}/fuhe`, { ywlsh }, readCaseDetail, { errors: 'caller' });

/** Back to who prepared it, with the reason. */
export const returnCheck = (ywlsh: string, yy: string): Promise<CaseDetail> =>
  post(`${OFFICE}/tuihui`, { ywlsh, yy }, readCaseDetail, { errors: 'caller' });

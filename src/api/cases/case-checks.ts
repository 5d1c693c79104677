import { post } from '../client/client';
import { hall } from '../client/path';
import { type CaseDetail, readCaseDetail } from './business';

/** Passes a unit's second check and submits the case to the centre (idempotent). */
export const passCheck = (ywlsh: string): Promise<CaseDetail> => post(hall('wdbj/fuhe'), { ywlsh }, readCaseDetail);

/** Returns the case to its author with a reason. */
export const returnCheck = (ywlsh: string, yy: string): Promise<CaseDetail> =>
  post(hall('wdbj/tuihui'), { ywlsh, yy }, readCaseDetail);

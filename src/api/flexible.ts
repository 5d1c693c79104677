import { type CallOptions, get, post } from './client';

const FLEXIBLE = '/api/izfgjj-zhfw/v1/lhjy';

/** What the centre knows already of whoever opens a flexible account. */
export interface FlexibleStart {
  /** Birth date by the ID number, '' for another certificate. */
  csny: string;
  /** Masked 3+4. */
  sjhm: string;
  /** Province, city, district and the rest ('' at first); empty when nothing is known. */
  jzdz: string[];
  hyzk: string;
  xueli: string;
}

export function fetchFlexibleStart(options?: CallOptions): Promise<FlexibleStart> {
  return get(`${FLEXIBLE}/grkh/getInfo`, { errors: 'caller', data: 'object', ...options });
}

/** Sends the code that confirms the application to the registered number. */
export function sendFlexibleCode(): Promise<{ sjhm: string }> {
  return post(`${FLEXIBLE}/grkh/sendCode`, {}, { errors: 'caller', data: 'object' });
}

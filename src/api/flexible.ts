import { type CallOptions, get, post } from './client';
import { each, object, text, texts } from './read';

const FLEXIBLE = '/api/izfgjj-zhfw/v1/lhjy';

/** What the centre knows already of whoever opens a flexible account. */
export interface FlexibleStart {
  /** Birth date by the ID number, '' for another certificate. */
  csny: string;
  /** Masked 3+4. */
  sjhm: string;
  /** The region as far as it is known, from the province down, and the rest. */
  jzdz: { region: string[]; detail: string };
  hyzk: string;
  xueli: string;
}

export const readFlexibleStart = object<FlexibleStart>({
  ...each(text, 'csny', 'sjhm', 'hyzk', 'xueli'),
  jzdz: object({ region: texts, detail: text }),
});

export function fetchFlexibleStart(options?: CallOptions): Promise<FlexibleStart> {
  return get(`${FLEXIBLE}/grkh/getInfo`, readFlexibleStart, { errors: 'caller', ...options });
}

/** Sends the code that confirms the application to the registered number. */
export function sendFlexibleCode(): Promise<{ sjhm: string }> {
  return post(`${FLEXIBLE}/grkh/sendCode`, {}, object({ sjhm: text }), { errors: 'caller' });
}

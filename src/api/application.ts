import type { Judgement, SubmitAnswer } from './business';
import { type CallOptions, post } from './client';
import { ApiError, MALFORMED_TEXT } from './errors';

const HALL = '/api/izfgjj-zhfw/v1';

/** Services that take applications in: `<service>/judge` and `<service>/save`. */
export type ApplicationService =
  | 'tqsq/tqyw'
  | 'dksq'
  | 'qychd'
  | 'jcchd'
  | 'grxx/xxbg'
  | 'zgxx/xxbg'
  | 'lhjy/grkh'
  | 'hjpz'
  | 'jstz';

/** Checks the conditions and computes the limit, before the form (no values) or for the values typed so far. */
export async function judgeApplication(
  service: ApplicationService,
  ywlx: string,
  values: Record<string, unknown>,
  options?: CallOptions,
): Promise<Judgement> {
  const judgement = await post<Judgement>(
    `${HALL}/${service}/judge`,
    { ...values, ywlx },
    { errors: 'caller', data: 'object', ...options },
  );
  // Without its conditions it would read as if none were broken.
  if (!Array.isArray(judgement.tj)) throw new ApiError('malformed', MALFORMED_TEXT);
  return judgement;
}

/** Hands the application in. Repeating it with the same business number is safe: the centre books it once and answers the same. */
export function submitApplication(
  service: ApplicationService,
  ywlx: string,
  ywlsh: string,
  values: Record<string, unknown>,
): Promise<SubmitAnswer> {
  return post(`${HALL}/${service}/save`, { ...values, ywlx, ywlsh }, { errors: 'caller', data: 'object' });
}

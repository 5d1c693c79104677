import { type ApplicationService, hall } from './path';

export type { ApplicationService } from './path';

import type { SubmitAnswer } from './business';
import { readSubmitAnswer } from './business';
import { type CallOptions, post } from './client';
import type { Judgement } from './judgement';
import { readJudgement } from './judgement';

/** Checks the conditions and computes the limit, before the form (no values) or for the values typed so far. */
export function judgeApplication(
  service: ApplicationService,
  ywlx: string,
  values: Record<string, unknown>,
  options?: CallOptions,
): Promise<Judgement> {
  return post(hall(`${service}/judge`), { ...values, ywlx }, readJudgement, { errors: 'caller', ...options });
}

/** Hands the application in. Repeating it with the same business number is safe: the centre books it once and answers the same. */
export function submitApplication(
  service: ApplicationService,
  ywlx: string,
  ywlsh: string,
  values: Record<string, unknown>,
): Promise<SubmitAnswer> {
  return post(hall(`${service}/save`), { ...values, ywlx, ywlsh }, readSubmitAnswer, { errors: 'caller' });
}

import { type ApplicationService, hall } from '../client/path';

export type { ApplicationService } from '../client/path';

import { type CallOptions, post } from '../client/client';
import type { SubmitAnswer } from './business';
import { readSubmitAnswer } from './business';
import type { Judgement } from './judgement';
import { readJudgement } from './judgement';

/** Checks the conditions and computes the limit, before the form opens (no values) or for the current values. */
export function judgeApplication(
  service: ApplicationService,
  ywlx: string,
  values: Record<string, unknown> & { ywlsh?: string },
  options?: CallOptions,
): Promise<Judgement> {
  return post(hall(`${service}/judge`), { ...values, ywlx }, readJudgement, { errors: 'inline', ...options });
}

/** Submits the application. Idempotent per business number: the centre books it once and repeats its response. */
export function submitApplication(
  service: ApplicationService,
  ywlx: string,
  ywlsh: string,
  values: Record<string, unknown>,
): Promise<SubmitAnswer> {
  return post(hall(`${service}/save`), { ...values, ywlx, ywlsh }, readSubmitAnswer, { errors: 'inline' });
}

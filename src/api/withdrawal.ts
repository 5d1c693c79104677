import type { Judgement, SubmitAnswer } from './business';
import { type CallOptions, post } from './client';

const HALL = '/api/izfgjj-zhfw/v1';

/** Withdrawal codes TQ0101 … TQ0199. */
export type WithdrawalCode = `TQ${string}`;

/** Checks the conditions and computes the limit, before the form (no values) or for the values typed so far. */
export function judgeWithdrawal(
  ywlx: WithdrawalCode,
  values: Record<string, unknown>,
  options?: CallOptions,
): Promise<Judgement> {
  return post(`${HALL}/tqsq/tqyw/judge`, { ...values, ywlx }, { errors: 'caller', ...options });
}

/** Hands the application in. Repeating it with the same business number is safe: the centre books it once and answers the same. */
export function submitWithdrawal(
  ywlx: WithdrawalCode,
  ywlsh: string,
  values: Record<string, unknown>,
): Promise<SubmitAnswer> {
  return post(`${HALL}/tqsq/tqyw/save`, { ...values, ywlx, ywlsh }, { errors: 'caller' });
}

import { ApiError } from '@/api/errors';
import { isRecord } from '@/lib/foreign-json';

/** The ticket that comes with a refusal; '' for none. */
export function ticketOf(error: unknown): string {
  const data = error instanceof ApiError ? error.data : undefined;
  return isRecord(data) && typeof data.ticket === 'string' ? data.ticket : '';
}

/** A failure that leaves open whether the centre has registered says how to find out: a second try would be refused then. */
export function withAdvice(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return error;
  return new Error(`${error.message}。注册可能已经成功：请先用刚才设置的密码登录，不能登录的再重新提交。`);
}

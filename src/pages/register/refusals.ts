import { ApiError } from '@/api/client/errors';
import { isRecord } from '@/lib/foreign-json';

/** Ticket in a rejection; '' for none. */
export function ticketOf(error: unknown): string {
  const data = error instanceof ApiError ? error.data : undefined;
  return isRecord(data) && typeof data.ticket === 'string' ? data.ticket : '';
}

/** Adds advice to a failure with unknown outcome: a retry would be rejected if the registration succeeded. */
export function withAdvice(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.outcomeUnknown) return error;
  return new Error(`${error.message}。注册可能已经成功：请先用刚才设置的密码登录，不能登录的再重新提交。`);
}

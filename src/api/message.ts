import { type CallOptions, get, post } from './client';
import type { Page } from './person';

const HALL = '/api/izfgjj-zhfw/v1';

export interface Message {
  xxId: string;
  title: string;
  nr: string;
  xxlx: string;
  fssj: string;
  /** Business number it belongs to, or ''. */
  ywlsh: string;
  /** '1': read. */
  ydzt: string;
}

export function fetchMessages(
  params: { ydzt?: '0' | '1'; page: number; size: number },
  options?: CallOptions,
): Promise<Page<Message> & { wdsl: number }> {
  return get(`${HALL}/xxzx/getList`, { errors: 'caller', data: 'object', ...options, params });
}

/** Marks messages as read; no ids: all of them. */
export function markMessagesRead(xxIds?: string[]): Promise<null> {
  return post(`${HALL}/xxzx/yd`, { xxIds: xxIds ?? [] });
}

import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { count, each, key, nothing, object, pageOf, pageWith, type Read, text, texts } from './read';

export interface Message {
  xxId: string;
  title: string;
  nr: string;
  xxlx: string;
  fssj: string;
  /** Business number it belongs to, or ''. */
  ywlsh: string;
  /** Page of the hall where its thing is that is no case, and the words of the link; ''. */
  lj: string;
  ljmc: string;
  /** '1': read. */
  ydzt: string;
}

export const readMessage = object<Message>({
  xxId: key,
  ...each(text, 'title', 'nr', 'xxlx', 'fssj', 'ywlsh', 'lj', 'ljmc', 'ydzt'),
});

export interface MessagePage extends Page<Message> {
  /** Unread ones in the whole box. */
  wdsl: number;
  /** Types there are in the box. */
  xxlxlb: string[];
}

const readMessages = (asked: { page: number; size: number }): Read<MessagePage> =>
  pageWith(pageOf(readMessage, asked), { wdsl: count, xxlxlb: texts });

/** dxtx: hj 汇缴, tq 提取, hk 还款, jx 结息, bg 变更. */
export type SubscriptionKind = 'hj' | 'tq' | 'hk' | 'jx' | 'bg';
/** '1': these reminders come into the box. */
export type Subscriptions = Record<SubscriptionKind, '0' | '1'>;

/** What is not said is off. */
const readSubscriptions = object<Subscriptions>({
  ...each((value) => (String(value) === '1' ? '1' : '0'), 'hj', 'tq', 'hk', 'jx', 'bg'),
});

export function fetchMessages(
  params: { ydzt?: '0' | '1'; xxlx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<MessagePage> {
  return get(hall('xxzx/getList'), readMessages(params), { errors: 'caller', ...options, params });
}

/** Marks messages as read; no ids: all of them. */
export function markMessagesRead(xxIds?: string[]): Promise<null> {
  return post(hall('xxzx/yd'), { xxIds: xxIds ?? [] }, nothing);
}

export function fetchSubscriptions(options?: CallOptions): Promise<Subscriptions> {
  return get(hall('xxzx/getDy'), readSubscriptions, { errors: 'caller', ...options });
}

export function saveSubscriptions(subscriptions: Subscriptions): Promise<Subscriptions> {
  return post(hall('xxzx/saveDy'), subscriptions, readSubscriptions, { errors: 'caller' });
}

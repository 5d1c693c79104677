import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  code,
  count,
  each,
  fallback,
  ignoredAnswer,
  key,
  object,
  pageReader,
  pageWith,
  textList,
  textValue,
} from '../client/read';

export const readMessage = object({
  xxId: key,
  ...each(textValue, 'title', 'nr', 'xxlx', 'fssj'),
  /** Business number, or ''. */
  ywlsh: textValue,
  /** Link to the page of the message's subject other than a case, and its text; '' for none. */
  lj: textValue,
  ljmc: textValue,
  /** '1': read. */
  ydzt: textValue,
});
export type Message = Answer<typeof readMessage>;

const readMessages = (request: { page: number; size: number }) =>
  pageWith(pageReader(readMessage, request), {
    /** Unread messages in total. */
    wdsl: count,
    /** Message types in the box. */
    xxlxlb: textList,
  });
export type MessagePage = Answer<typeof readMessages>;

/** dxtx: hj 汇缴, tq 提取, hk 还款, jx 结息, bg 变更. */
export type SubscriptionKind = 'hj' | 'tq' | 'hk' | 'jx' | 'bg';
/** '1': the reminder is delivered to the box. */
const isDelivered = fallback(code('1'), '0');

/** Missing kinds are off. */
const readSubscriptions = object(each(isDelivered, 'hj', 'tq', 'hk', 'jx', 'bg'));
export type Subscriptions = Answer<typeof readSubscriptions>;

export function fetchMessages(
  params: { ydzt?: '0' | '1'; xxlx?: string; page: number; size: number },
  options?: CallOptions,
): Promise<MessagePage> {
  return get(hall('xxzx/getList'), readMessages(params), { ...options, params });
}

/** Marks messages as read; all of them without ids. */
export function markMessagesRead(xxIds?: string[]): Promise<null> {
  return post(hall('xxzx/yd'), { xxIds: xxIds ?? [] }, ignoredAnswer);
}

export function fetchSubscriptions(options?: CallOptions): Promise<Subscriptions> {
  return get(hall('xxzx/getDy'), readSubscriptions, options);
}

export function saveSubscriptions(subscriptions: Subscriptions): Promise<Subscriptions> {
  return post(hall('xxzx/saveDy'), subscriptions, readSubscriptions);
}

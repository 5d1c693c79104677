import type { SubscriptionKind } from '@/api/cases/message';

/** Hall page and text of the link under a message. */
export interface MessageLink {
  lj: string;
  ljmc: string;
}

/** Subscription to respect; 'always' for an own case, money owed and safety. */
export type Wanted = SubscriptionKind | 'always';

/** A message of the centre: sent by `notify` alone, which finds the recipients. */
export interface MessageTemplate<Data> {
  /** Category in the message box (xxlx). */
  category: '办件通知' | '缴存通知' | '贷款通知' | '结息通知' | '账户通知' | '诉求通知';
  /** Id of the message, which is sent once; `to`: number of the owner. */
  id(data: Data, to: string): string;
  title: string | ((data: Data) => string);
  text(data: Data): string;
  /** Page of the subject, where it is not the case. */
  link?: MessageLink | ((data: Data) => MessageLink | undefined);
  /** Number of the recipient's own case: the message opens it. */
  opens?(data: Data): string;
  /** Default: 'always'. */
  box?: Wanted;
  /** 'never': in the box alone. */
  sms: Wanted | 'never' | ((data: Data) => Wanted);
}

/** Types the data of a template, which the compiler checks at each sender. */
export const template = <Data>(one: MessageTemplate<Data>): MessageTemplate<Data> => one;

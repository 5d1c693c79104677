import type { Message, MessagePage, SubscriptionKind } from '@/api/message';
import { type Actor, actorOf, type Desk, ownerOf } from './desk';
import { chosenRows, type Paging, pageOfRows } from './list-page';
import { sendingTime } from './sending-time';
import type { Store, TableIndex } from './store';
import { wants } from './subscriptions';

export interface MessageRecord {
  xxId: string;
  owner: string;
  title: string;
  nr: string;
  xxlx: string;
  fssj: string;
  ywlsh: string;
  /** Where in the hall its thing is that is no case, and the words of the link. */
  lj?: string;
  ljmc?: string;
  read: boolean;
}

/** What a message says, and where its thing is where that is another page than its case. */
export type MessageText = Pick<MessageRecord, 'title' | 'nr' | 'lj' | 'ljmc'>;

const ENTRIES = { lj: '/grwt/cxyw/jccx/grjcmx', ljmc: '查看缴存明细' };
/** Where what a person is told of stands, kind by kind, unless the message itself leads somewhere. */
const SEEN_IN: Readonly<Partial<Record<string, typeof ENTRIES>>> = {
  缴存通知: ENTRIES,
  结息通知: ENTRIES,
  贷款通知: { lj: '/grwt/cxyw/dkcx/hkmx', ljmc: '查看还款明细' },
};

const YOU: Partial<Record<Actor['kind'], string>> = { unit: '贵单位', developer: '贵公司' };

/** A unit and a developer are addressed as one, whoever of it acted (decisions 284, 316). */
export const youOf = ({ owner }: { owner: string }): string => YOU[actorOf(owner).kind] ?? '您';

const OWN: Partial<Record<Actor['kind'], string>> = { unit: '本单位', developer: '本企业' };

/** What whoever did not do it does about it. */
export const doubtText = ({ owner }: { owner: string }): string =>
  `如非${OWN[actorOf(owner).kind] ?? '本人'}操作，请立即联系12329。`;

/**
 * Puts a message into somebody's box. The same id is sent once. `reminder`: of a kind that the person may have switched off.
 * @returns whether it is new there
 */
export function sendMessage(store: Store, message: Omit<MessageRecord, 'read'>, reminder?: SubscriptionKind): boolean {
  if (reminder && !wants(store, message.owner, reminder)) return false;
  const table = store.table<MessageRecord>('messages');
  if (table.get(message.xxId)) return false;
  table.put(message.xxId, { ...message, fssj: sendingTime(store, message.fssj), read: false });
  return true;
}

/** What a message asked for waits no longer: its title says how it ended, and it counts as read. */
export function closeMessage(store: Store, xxId: string, title: string): void {
  const table = store.table<MessageRecord>('messages');
  const found = table.get(xxId);
  if (found) table.put(xxId, { ...found, title, read: true });
}

/** Whether something was said under this id already. */
export const messageThere = (store: Store, xxId: string) =>
  store.table<MessageRecord>('messages').get(xxId) !== undefined;

/** Newest first, with the number of unread ones. */
export function listMessages(desk: Desk, actor: Actor, input: Paging & { ydzt?: string; xxlx?: string }): MessagePage {
  const own = ownMessages(desk.store, ownerOf(actor));
  const shown = own.map(messageView);
  const newest = chosenRows(shown, input, { same: ['ydzt', 'xxlx'], newest: ({ fssj }) => fssj });
  return {
    ...pageOfRows(desk, newest, input),
    wdsl: own.filter((message) => !message.read).length,
    xxlxlb: [...new Set(own.map(({ xxlx }) => xxlx))].sort(),
  };
}

function messageView({ owner, read, ...message }: MessageRecord): Message {
  const { lj = '', ljmc = '' } = message.lj ? message : seenIn(owner, message.xxlx);
  return { ...message, lj, ljmc, ydzt: read ? '1' : '0' };
}

const seenIn = (owner: string, xxlx: string): Partial<typeof ENTRIES> =>
  (actorOf(owner).kind === 'person' && SEEN_IN[xxlx]) || {};

/** Marks own messages as read; none named means all of them. */
export function markRead(desk: Desk, actor: Actor, input: { xxIds?: readonly string[] }): null {
  const ids = new Set(input.xxIds ?? []);
  const table = desk.store.table<MessageRecord>('messages');
  for (const message of ownMessages(desk.store, ownerOf(actor))) {
    if (!message.read && (ids.size === 0 || ids.has(message.xxId))) table.put(message.xxId, { ...message, read: true });
  }
  return null;
}

class Boxes implements TableIndex<MessageRecord> {
  readonly byOwner = new Map<string, Map<string, MessageRecord>>();

  added(message: MessageRecord) {
    const box = this.byOwner.get(message.owner);
    if (box) box.set(message.xxId, message);
    else this.byOwner.set(message.owner, new Map([[message.xxId, message]]));
  }

  removed(message: MessageRecord) {
    this.byOwner.get(message.owner)?.delete(message.xxId);
  }
}

function ownMessages(store: Store, owner: string): MessageRecord[] {
  const boxes = store.index('messages', 'boxes', () => new Boxes());
  return [...(boxes.byOwner.get(owner)?.values() ?? [])];
}

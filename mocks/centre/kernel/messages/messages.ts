import type { Message, MessagePage, SubscriptionKind } from '@/api/cases/message';
import { chosenRows, type Paging, pageOfRows } from '../list-page';
import type { Store, TableIndex } from '../store';
import { type Actor, type Owner, type OwnerKey, ownerOf, readOwner, type Transaction } from '../transaction';
import { sendingTime } from './sending-time';
import { isSubscribed } from './subscriptions';

export interface MessageRecord {
  xxId: string;
  owner: OwnerKey;
  title: string;
  nr: string;
  xxlx: string;
  fssj: string;
  ywlsh: string;
  /** Hall path and link text of the message's subject, where that is no case. */
  lj?: string;
  ljmc?: string;
  read: boolean;
}

/** Text of a message, with a link where its subject is another page than its case. */
export type MessageText = Pick<MessageRecord, 'title' | 'nr' | 'lj' | 'ljmc'>;

const ENTRIES = { lj: '/grwt/cxyw/jccx/grjcmx', ljmc: '查看缴存明细' };
/** Default link by kind of message, unless the message has its own. */
const SEEN_IN: Readonly<Partial<Record<string, typeof ENTRIES>>> = {
  缴存通知: ENTRIES,
  结息通知: ENTRIES,
  贷款通知: { lj: '/grwt/cxyw/dkcx/hkmx', ljmc: '查看还款明细' },
};

const YOU: Partial<Record<Owner['kind'], string>> = { unit: '贵单位', developer: '贵公司' };

/** Polite address of the owner: 贵单位, 贵公司 or 您, whichever operator acted (docs/rules/unit.md, Messages). */
export const youOf = ({ owner }: { owner: OwnerKey }): string => YOU[readOwner(owner).kind] ?? '您';

const OWN: Partial<Record<Owner['kind'], string>> = { unit: '本单位', developer: '本企业' };

/** Advice against an action of somebody else: call the hotline. */
export const suspicionAdvice = ({ owner }: { owner: OwnerKey }): string =>
  `如非${OWN[readOwner(owner).kind] ?? '本人'}操作，请立即联系12329。`;

/**
 * Puts a message into the owner's box, once per id (idempotent). `reminder`: subscription that the owner may have switched off.
 * @returns whether the message is new
 */
export function sendMessage(store: Store, message: Omit<MessageRecord, 'read'>, reminder?: SubscriptionKind): boolean {
  if (reminder && !isSubscribed(store, message.owner, reminder)) return false;
  const table = store.table<MessageRecord>('messages');
  if (table.get(message.xxId)) return false;
  table.put(message.xxId, { ...message, fssj: sendingTime(store, message.fssj), read: false });
  return true;
}

/** Closes the request of a message: its title states the outcome, and the message counts as read. */
export function closeMessage(store: Store, xxId: string, title: string): void {
  const table = store.table<MessageRecord>('messages');
  const found = table.get(xxId);
  if (found) table.put(xxId, { ...found, title, read: true });
}

/** Returns whether a message with this id exists. */
export const hasMessage = (store: Store, xxId: string) =>
  store.table<MessageRecord>('messages').get(xxId) !== undefined;

/** Returns the messages of an actor, newest first, with the number of unread ones. */
export function listMessages(
  tx: Transaction,
  actor: Actor,
  input: Paging & { ydzt?: string; xxlx?: string },
): MessagePage {
  const own = ownMessages(tx.store, ownerOf(actor));
  const shown = own.map(messageView);
  const newest = chosenRows(shown, input, { same: ['ydzt', 'xxlx'], newest: ({ fssj }) => fssj });
  return {
    ...pageOfRows(tx, newest, input),
    wdsl: own.filter((message) => !message.read).length,
    xxlxlb: [...new Set(own.map(({ xxlx }) => xxlx))].sort(),
  };
}

function messageView({ owner, read, ...message }: MessageRecord): Message {
  const { lj = '', ljmc = '' } = message.lj ? message : seenIn(owner, message.xxlx);
  return { ...message, lj, ljmc, ydzt: read ? '1' : '0' };
}

const seenIn = (owner: OwnerKey, xxlx: string): Partial<typeof ENTRIES> =>
  (readOwner(owner).kind === 'person' && SEEN_IN[xxlx]) || {};

/** Marks own messages as read; all of them without `xxIds`. */
export function markRead(tx: Transaction, actor: Actor, input: { xxIds?: readonly string[] }): null {
  const ids = new Set(input.xxIds ?? []);
  const table = tx.store.table<MessageRecord>('messages');
  for (const message of ownMessages(tx.store, ownerOf(actor))) {
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

function ownMessages(store: Store, owner: OwnerKey): MessageRecord[] {
  const boxes = store.index('messages', 'boxes', () => new Boxes());
  return [...(boxes.byOwner.get(owner)?.values() ?? [])];
}

import { fundTime } from '@/domain/dates';
import type { Store } from '../store';
import type { Transaction } from '../transaction';
import { sendingTime } from './sending-time';

/** Message sent out of the hall: shown by the simulated phone, and read by tests instead of a picture. */
export interface OutboxEntry {
  kind: 'sms' | 'captcha' | 'qr' | 'face';
  /** Phone number, or '' for the screen in front of the person. */
  to: string;
  code: string;
  uuid: string;
  /** yyyy-MM-dd HH:mm:ss. */
  at: string;
  /** Full text of a message. */
  text?: string;
}

/** Limit of entries; the oldest are dropped. */
const KEPT = 200;

const outbox = ({ store }: Pick<Transaction, 'store'>) => store.table<OutboxEntry & { no: number }>('outbox');

export function send(tx: Transaction, entry: Omit<OutboxEntry, 'at'>): void {
  let no = 1;
  for (const one of outbox(tx).values()) no = Math.max(no, one.no + 1);
  outbox(tx).put(String(no), { ...entry, at: sendingTime(tx.store, fundTime(tx.now())), no });
  outbox(tx).delete(String(no - KEPT));
}

/** Returns the entries, newest first. */
export function readOutbox(tx: Transaction): OutboxEntry[] {
  return [...outbox(tx).values()].sort((a, b) => b.no - a.no).map(({ no: _, ...entry }) => entry);
}

/** Clears the outbox after seeding: messages of the past do not show on the phones. */
export function emptyOutbox(store: Store): void {
  const table = outbox({ store });
  for (const { no } of [...table.values()]) table.delete(String(no));
}

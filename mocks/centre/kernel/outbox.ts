import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';
import { sendingTime } from './sending-time';
import type { Store } from './store';

/** Something the centre sent out of the hall: what a phone would show, and what a test reads instead of a picture. */
export interface OutboxEntry {
  kind: 'sms' | 'captcha' | 'qr' | 'face';
  /** Phone number, or '' for what is meant for the screen in front of the person. */
  to: string;
  code: string;
  uuid: string;
  /** yyyy-MM-dd HH:mm:ss. */
  at: string;
  /** The whole text of a message. */
  text?: string;
}

/** More than anybody reads; the oldest go first. */
const KEPT = 200;

const outbox = ({ store }: Pick<Desk, 'store'>) => store.table<OutboxEntry & { no: number }>('outbox');

export function send(desk: Desk, entry: Omit<OutboxEntry, 'at'>): void {
  let no = 1;
  for (const one of outbox(desk).values()) no = Math.max(no, one.no + 1);
  outbox(desk).put(String(no), { ...entry, at: sendingTime(desk.store, fundTime(desk.now())), no });
  outbox(desk).delete(String(no - KEPT));
}

/** Newest first. */
export function readOutbox(desk: Desk): OutboxEntry[] {
  return [...outbox(desk).values()].sort((a, b) => b.no - a.no).map(({ no: _, ...entry }) => entry);
}

/** What was sent before the hall is opened for the first time has long been read: the phones begin empty. */
export function emptyOutbox(store: Store): void {
  const table = outbox({ store });
  for (const { no } of [...table.values()]) table.delete(String(no));
}

import type { LoginType } from '@/api/session/auth';
import { type Actor, type OwnerKey, ownerOf, type Transaction } from '../kernel/transaction';
import { actorAs } from './current-operator';

export interface SessionRecord {
  token: string;
  refreshToken: string;
  loginType: LoginType;
  /** Source of the actor for every rule; requests never name it. */
  actor: Actor;
  /** Real time in ms: QA moves only the centre's clock. */
  startedAt: number;
  usedAt: number;
  loginMethod: string;
  /** Centre's time of the previous sign-in, or ''. */
  lastLoginTime: string;
  /** ID number of the unit's signed-in operator, '' for others. */
  operator: string;
}

const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 8 * 3_600_000;
/** Minimum interval between updates of `usedAt`: one record per call would fill the journal. */
const TOUCH_MS = 60_000;
export const EXPIRES_IN_S = IDLE_MS / 1000;

const sessions = (tx: Transaction) => tx.store.table<SessionRecord>('sessions');

export function createSession(
  tx: Transaction,
  wall: number,
  session: Pick<SessionRecord, 'loginType' | 'actor' | 'loginMethod' | 'lastLoginTime' | 'operator'>,
): SessionRecord {
  for (const old of sessions(tx).values()) if (isOver(old, wall)) sessions(tx).delete(old.token);
  const actor = actorAs(session.actor, session.operator);
  const record = {
    ...session,
    actor,
    token: randomToken(),
    refreshToken: randomToken(),
    startedAt: wall,
    usedAt: wall,
  };
  sessions(tx).put(record.token, record);
  return record;
}

/** Returns the session of a token; undefined if unknown, idle for 30 minutes or older than 8 hours. */
export function touchSession(tx: Transaction, token: string, wall: number): SessionRecord | undefined {
  const session = sessions(tx).get(token);
  if (!session || isOver(session, wall)) return undefined;
  if (wall - session.usedAt >= TOUCH_MS) sessions(tx).put(token, { ...session, usedAt: wall });
  return session;
}

export function endSession(tx: Transaction, token: string): void {
  sessions(tx).delete(token);
}

/** Ends all sessions of an account except one's own: after a password change (of that operator alone in a unit), or a freeze. */
export function endSessionsOf(tx: Transaction, owner: OwnerKey, except = '', of?: string): void {
  for (const { token, actor, operator } of [...sessions(tx).values()]) {
    const meant = ownerOf(actor) === owner && (of === undefined || operator === of);
    if (meant && token !== except) sessions(tx).delete(token);
  }
}

/** Returns the sessions of an account, one per place of sign-in. */
export function sessionsOf(tx: Transaction, owner: OwnerKey): SessionRecord[] {
  return [...sessions(tx).values()].filter(({ actor }) => ownerOf(actor) === owner);
}

export const findSession = (tx: Transaction, isIt: (session: SessionRecord) => boolean): SessionRecord | undefined =>
  [...sessions(tx).values()].find(isIt);

function isOver(session: SessionRecord, wall: number): boolean {
  return wall - session.usedAt > IDLE_MS || wall - session.startedAt > LONGEST_MS;
}

function randomToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import type { LoginType } from '@/api/auth';
import { type Actor, type Desk, ownerOf } from '../kernel/desk';
import { actsAs } from './acting';

export interface SessionRecord {
  token: string;
  refreshToken: string;
  loginType: LoginType;
  /** Every rule of the centre reads the person from here, never from the request. */
  actor: Actor;
  /** Real time in ms: unlike the centre's date it is not moved by QA. */
  startedAt: number;
  usedAt: number;
  loginMethod: string;
  /** Centre's time of the sign-in before this one, or ''. */
  lastLoginTime: string;
  /** ID number of the unit's operator who signed in, '' for others. */
  operator: string;
}

const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 8 * 3_600_000;
/** The use of a session is written down at most this often: one record for each call would fill the journal. */
const TOUCH_MS = 60_000;
export const EXPIRES_IN_S = IDLE_MS / 1000;

const sessions = (desk: Desk) => desk.store.table<SessionRecord>('sessions');

export function startSession(
  desk: Desk,
  wall: number,
  session: Pick<SessionRecord, 'loginType' | 'actor' | 'loginMethod' | 'lastLoginTime' | 'operator'>,
): SessionRecord {
  for (const old of sessions(desk).values()) if (isOver(old, wall)) sessions(desk).delete(old.token);
  const actor = actsAs(session.actor, session.operator);
  const record = {
    ...session,
    actor,
    token: randomToken(),
    refreshToken: randomToken(),
    startedAt: wall,
    usedAt: wall,
  };
  sessions(desk).put(record.token, record);
  return record;
}

/** The session of a token, or undefined when it is unknown, unused for 30 minutes or older than 8 hours. */
export function touchSession(desk: Desk, token: string, wall: number): SessionRecord | undefined {
  const session = sessions(desk).get(token);
  if (!session || isOver(session, wall)) return undefined;
  if (wall - session.usedAt >= TOUCH_MS) sessions(desk).put(token, { ...session, usedAt: wall });
  return session;
}

export function endSession(desk: Desk, token: string): void {
  sessions(desk).delete(token);
}

/** All sessions of an account but one's own: after a new password (of a unit: of that operator alone), or a freeze. */
export function endSessionsOf(desk: Desk, owner: string, except = '', of?: string): void {
  for (const { token, actor, operator } of [...sessions(desk).values()]) {
    const meant = ownerOf(actor) === owner && (of === undefined || operator === of);
    if (meant && token !== except) sessions(desk).delete(token);
  }
}

/** The sessions of an account, one for each place where it is signed in. */
export function sessionsOf(desk: Desk, owner: string): SessionRecord[] {
  return [...sessions(desk).values()].filter(({ actor }) => ownerOf(actor) === owner);
}

function isOver(session: SessionRecord, wall: number): boolean {
  return wall - session.usedAt > IDLE_MS || wall - session.startedAt > LONGEST_MS;
}

function randomToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

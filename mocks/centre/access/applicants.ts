// Units that apply for their account: who they are known by, and the pass to their one application.
import type { PlainDate } from '@/domain/dates';
import type { Desk } from '../kernel/desk';
import type { Store } from '../kernel/store';
import { type SessionRecord, touchSession } from './sessions';

/** An application for a unit's account, from its first step on. */
export interface ApplicantRecord {
  ywlsh: string;
  tyshxydm: string;
  /** The operator's phone, proved by SMS: with the number it is the way back. */
  sjhm: string;
  begun: PlainDate;
}

interface Pass {
  token: string;
  ywlsh: string;
  startedAt: number;
  usedAt: number;
}

const IDLE_MS = 30 * 60_000;
const LONGEST_MS = 8 * 3_600_000;
const TOUCH_MS = 60_000;

export const applicants = (store: Store) => store.table<ApplicantRecord>('unit-applicants');
const passes = (desk: Desk) => desk.store.table<Pass>('applicant-passes');

/** A pass to one application, for somebody who has just proved number and phone. */
export function issuePass(desk: Desk, wall: number, ywlsh: string): string {
  for (const old of [...passes(desk).values()]) if (isOver(old, wall)) passes(desk).delete(old.token);
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  passes(desk).put(token, { token, ywlsh, startedAt: wall, usedAt: wall });
  return token;
}

/** Who holds a pass: as a session, so that the same rules can stand behind both. Unused for 30 minutes it is over. */
export function touchPass(desk: Desk, token: string, wall: number): SessionRecord | undefined {
  const pass = passes(desk).get(token);
  if (!pass || isOver(pass, wall)) return undefined;
  if (wall - pass.usedAt >= TOUCH_MS) passes(desk).put(token, { ...pass, usedAt: wall });
  const { ywlsh, startedAt, usedAt } = pass;
  const nobody = { refreshToken: '', loginMethod: '', lastLoginTime: '', operator: '' };
  return { ...nobody, token, loginType: '2', actor: { kind: 'applicant', ywlsh }, startedAt, usedAt };
}

/** Whoever may work on an application of their own: signed in, or with a pass. */
export function touchParty(desk: Desk, token: string, wall: number): SessionRecord | undefined {
  return touchSession(desk, token, wall) ?? touchPass(desk, token, wall);
}

function isOver({ startedAt, usedAt }: Pass, wall: number): boolean {
  return wall - usedAt > IDLE_MS || wall - startedAt > LONGEST_MS;
}

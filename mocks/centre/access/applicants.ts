// Units that apply for their account: identification, and the pass to their one application.
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { type SessionRecord, touchSession } from './sessions';

/** A unit's application for an account, from its first step on. */
export interface ApplicantRecord {
  ywlsh: string;
  tyshxydm: string;
  /** Operator's phone, confirmed by SMS: with the business number it leads back to the application. */
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
const passes = (tx: Transaction) => tx.store.table<Pass>('applicant-passes');

/** Issues a pass to one application, after its number and phone were proved. */
export function issuePass(tx: Transaction, wall: number, ywlsh: string): string {
  for (const old of [...passes(tx).values()]) if (isOver(old, wall)) passes(tx).delete(old.token);
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  passes(tx).put(token, { token, ywlsh, startedAt: wall, usedAt: wall });
  return token;
}

/** Returns the holder of a pass as a session, so that both share the same rules. A pass expires after 30 minutes of idle time. */
export function touchPass(tx: Transaction, token: string, wall: number): SessionRecord | undefined {
  const pass = passes(tx).get(token);
  if (!pass || isOver(pass, wall)) return undefined;
  if (wall - pass.usedAt >= TOUCH_MS) passes(tx).put(token, { ...pass, usedAt: wall });
  const { ywlsh, startedAt, usedAt } = pass;
  const nobody = { refreshToken: '', loginMethod: '', lastLoginTime: '', operator: '' };
  return { ...nobody, token, loginType: '2', actor: { kind: 'applicant', ywlsh }, startedAt, usedAt };
}

/** Returns the session of a token, or of a pass: both may work on an own application. */
export function touchParty(tx: Transaction, token: string, wall: number): SessionRecord | undefined {
  return touchSession(tx, token, wall) ?? touchPass(tx, token, wall);
}

function isOver({ startedAt, usedAt }: Pass, wall: number): boolean {
  return wall - usedAt > IDLE_MS || wall - startedAt > LONGEST_MS;
}

// Failures in a row, of an account or of anything else that can be guessed at.
import { fundTime } from '@/domain/dates';
import { policyCount } from '../../data/policy';
import { type Desk, Refusal } from '../kernel/desk';

export const MOST_FAILURES = policyCount('p.dlCs');
const LOCK_MS = policyCount('p.dlSd') * 60_000;
export const LOCKED = '1003';

/** Counted whether what is tried exists or not: a stranger must not learn which does. */
interface FailureRecord {
  count: number;
  lockedUntil: number;
  /** The same by the fund's clock, HH:mm:ss: said alike each time, however long an answer took. */
  sj: string;
}

const failures = (desk: Desk) => desk.store.table<FailureRecord>('sign-in-failures');

/** What was tried too often: `what` begins the sentence, e.g. 密码连续输错5次, `way` ends it with another way in. */
export interface Lock {
  what: string;
  way: string;
}

/** What stands in the way before another try. */
export function lockedRefusal(desk: Desk, wall: number, key: string, lock: Lock): Refusal | undefined {
  const record = failures(desk).get(key);
  return record && record.lockedUntil > wall ? locked(wall, record, lock) : undefined;
}

/** Counts a failure: the given refusal, or the lock once there are too many. */
export function countFailure(
  desk: Desk,
  wall: number,
  key: string,
  { refusal, lock }: { refusal: Refusal; lock: Lock },
): Refusal {
  const former = failures(desk).get(key);
  // A lock that has run out starts the count anew.
  const count = (former && former.lockedUntil === 0 ? former.count : 0) + 1;
  if (count < MOST_FAILURES) {
    failures(desk).put(key, { count, lockedUntil: 0, sj: '' });
    return refusal;
  }
  const record = { count, lockedUntil: wall + LOCK_MS, sj: fundTime(desk.now() + LOCK_MS).slice(11, 19) };
  failures(desk).put(key, record);
  return locked(wall, record, lock);
}

/** Whose wrong passwords are counted together: the account as it was typed, with the operator as typed. */
export function passwordFailures(loginType: string, account: string, jbrzjhm: string): string {
  return `${loginType}:${account.toUpperCase()}:${jbrzjhm.toUpperCase()}`;
}

export function clearFailures(desk: Desk, key: string): void {
  failures(desk).delete(key);
}

function locked(wall: number, { lockedUntil, sj }: FailureRecord, { what, way }: Lock): Refusal {
  const minutes = Math.ceil((lockedUntil - wall) / 60_000);
  return new Refusal(LOCKED, `${what}，账户已锁定，请于${sj}后（约${minutes}分钟）再试，或${way}`);
}

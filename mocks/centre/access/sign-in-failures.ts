// Consecutive failures of an account, or of any other secret that can be guessed.
import { fundTime } from '@/domain/dates';
import { policyCount } from '../../data/policy/policy';
import { BusinessError, type Transaction } from '../kernel/transaction';

export const MAX_FAILURES = policyCount('p.dlCs');
const LOCK_MS = policyCount('p.dlSd') * 60_000;
export const LOCKED = '1003';

/** Counted for unknown accounts too: the lock must not reveal which exist. */
interface FailureRecord {
  count: number;
  lockedUntil: number;
  /** End of the lock on the fund's clock, HH:mm:ss, fixed so that each message names the same time. */
  sj: string;
}

const failures = (tx: Transaction) => tx.store.table<FailureRecord>('sign-in-failures');

/** Text of a lock: `what` begins the sentence, e.g. 密码连续输错5次, `way` ends it with an alternative. */
export interface FailureLock {
  what: string;
  way: string;
}

/** Returns the lock that blocks an attempt; undefined without one. */
export function lockedRefusal(
  tx: Transaction,
  wall: number,
  key: string,
  lock: FailureLock,
): BusinessError | undefined {
  const record = failures(tx).get(key);
  return record && record.lockedUntil > wall ? locked(wall, record, lock) : undefined;
}

/** Counts a failure and returns its refusal, or the lock once the limit is reached. */
export function countFailure(
  tx: Transaction,
  wall: number,
  key: string,
  { refusal, lock }: { refusal: BusinessError; lock: FailureLock },
): BusinessError {
  const former = failures(tx).get(key);
  // An expired lock restarts the count.
  const count = (former && former.lockedUntil === 0 ? former.count : 0) + 1;
  if (count < MAX_FAILURES) {
    failures(tx).put(key, { count, lockedUntil: 0, sj: '' });
    return refusal;
  }
  const record = { count, lockedUntil: wall + LOCK_MS, sj: fundTime(tx.now() + LOCK_MS).slice(11, 19) };
  failures(tx).put(key, record);
  return locked(wall, record, lock);
}

/** Key of the count of wrong passwords: account and operator as typed. */
export function passwordFailures(loginType: string, account: string, jbrzjhm: string): string {
  return `${loginType}:${account.toUpperCase()}:${jbrzjhm.toUpperCase()}`;
}

export function clearFailures(tx: Transaction, key: string): void {
  failures(tx).delete(key);
}

function locked(wall: number, { lockedUntil, sj }: FailureRecord, { what, way }: FailureLock): BusinessError {
  const minutes = Math.ceil((lockedUntil - wall) / 60_000);
  return new BusinessError(LOCKED, `${what}，账户已锁定，请于${sj}后（约${minutes}分钟）再试，或${way}`);
}

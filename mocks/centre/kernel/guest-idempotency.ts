import { passwordHash } from './password-hash';
import { BusinessError, type Transaction } from './transaction';

interface AnsweredAct {
  key: string;
  answer: unknown;
  until: number;
}

const VALID_MS = 10 * 60_000;

/**
 * Runs a request without a session, or one confirmed by a one-time code, at most once (idempotent): a repetition within minutes returns the
 * first result. `content` is everything sent, including code or ticket and password, and so identifies the sender; only its hash is stored.
 * Refusals are not stored.
 */
export function idempotentForGuest<T>(
  tx: Transaction,
  wall: number,
  act: { name: string; content: unknown },
  work: () => T | BusinessError,
): T | BusinessError {
  const acts = tx.store.table<AnsweredAct>('answered-guests');
  for (const old of [...acts.values()]) if (old.until < wall) acts.delete(old.key);
  const key = `${act.name} ${passwordHash(act.name, JSON.stringify(act.content))}`;
  const known = acts.get(key);
  // The cached result was stored by the same call, which has one result type.
  if (known) return known.answer as T;
  const answer = work();
  if (!(answer instanceof BusinessError)) acts.put(key, { key, answer, until: wall + VALID_MS });
  return answer;
}

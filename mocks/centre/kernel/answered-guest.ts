import { type Desk, Refusal } from './desk';
import { passwordHash } from './password-hash';

interface AnsweredAct {
  key: string;
  answer: unknown;
  until: number;
}

const VALID_MS = 10 * 60_000;

/**
 * One act of somebody who has no session, or confirms by a code that is good once: sent again within minutes with the same
 * content, it is answered as the first time and does nothing more. `content` is all that was sent, readable, with the code or
 * ticket that proved it and the password: who knows all of this is whoever did it. Only its hash is kept; refusals are not.
 */
export function answeredAgain<T>(
  desk: Desk,
  wall: number,
  act: { name: string; content: unknown },
  work: () => T | Refusal,
): T | Refusal {
  const acts = desk.store.table<AnsweredAct>('answered-guests');
  for (const old of [...acts.values()]) if (old.until < wall) acts.delete(old.key);
  const key = `${act.name} ${passwordHash(act.name, JSON.stringify(act.content))}`;
  const known = acts.get(key);
  // Kept by this very call, whose answers are of one type.
  if (known) return known.answer as T;
  const answer = work();
  if (!(answer instanceof Refusal)) acts.put(key, { key, answer, until: wall + VALID_MS });
  return answer;
}

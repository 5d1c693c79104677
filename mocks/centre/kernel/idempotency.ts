import { type Actor, ownerOf, type Transaction } from './transaction';

interface AnsweredAct {
  content: string;
  answer: unknown;
}

/**
 * Runs an action at most once (idempotent): the same name and number with the same content returns the first result, so that a retry after
 * a lost response reads as the success it was. Other content under that number is passed to `work`, which refuses it with its own message.
 */
export function idempotent<T>(
  tx: Transaction,
  actor: Actor,
  act: { name: string; number: string; content: unknown },
  work: () => T,
): T {
  const acts = tx.store.table<AnsweredAct>('answered-acts');
  const key = `${ownerOf(actor)} ${act.name} ${act.number}`;
  const content = JSON.stringify(act.content);
  const known = acts.get(key);
  // The cached result was stored by the same call, which has one result type.
  if (known?.content === content) return known.answer as T;
  const answer = work();
  if (!known) acts.put(key, { content, answer });
  return answer;
}

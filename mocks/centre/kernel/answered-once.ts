import { type Actor, type Desk, ownerOf } from './desk';

interface AnsweredAct {
  content: string;
  answer: unknown;
}

/**
 * One act, however often it arrives: the same act (its name and the number it is known by) with the same content is answered as
 * the first time and does nothing more, so that a repetition after a lost answer reads as the success it was. Other content
 * under that number goes to `work`, which says in its own words why it cannot be.
 */
export function answeredOnce<T>(
  desk: Desk,
  actor: Actor,
  act: { name: string; number: string; content: unknown },
  work: () => T,
): T {
  const acts = desk.store.table<AnsweredAct>('answered-acts');
  const key = `${ownerOf(actor)} ${act.name} ${act.number}`;
  const content = JSON.stringify(act.content);
  const known = acts.get(key);
  // Kept by this very call, whose answers are of one type.
  if (known?.content === content) return known.answer as T;
  const answer = work();
  if (!known) acts.put(key, { content, answer });
  return answer;
}

import { fetchActNumber } from '@/api/business';
import { ApiError } from '@/api/errors';
import { sessionStore } from '@/lib/storage';

interface KeptNumber {
  content: string;
  number: string;
}

/**
 * Sends one act under one business number, however often it takes: the first try fetches the number, and until the centre has
 * said yes or no the same content goes out under it again, also after a reload. The centre answers a repetition as the first.
 */
export function sendOnce<T>(ywlx: string, content: object, send: (ywlsh: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(content);
  const act = `${ywlx} ${text}`;
  // A second click finds the first one under way. One act has answers of one type.
  const running = underWay.get(act) as Promise<T> | undefined;
  if (running) return running;
  const sent = sendUnderNumber(`act-${ywlx}`, text, ywlx, send).finally(() => underWay.delete(act));
  underWay.set(act, sent);
  return sent;
}

const underWay = new Map<string, Promise<unknown>>();

async function sendUnderNumber<T>(
  key: string,
  text: string,
  ywlx: string,
  send: (ywlsh: string) => Promise<T>,
): Promise<T> {
  const kept = sessionStore.get<KeptNumber>(key);
  const number = kept?.content === text ? kept.number : await fetchActNumber(ywlx);
  // The number must outlive this page before anything is done under it.
  sessionStore.set(key, { content: text, number } satisfies KeptNumber);
  try {
    const answer = await send(number);
    sessionStore.remove(key);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.outcomeUnknown)) sessionStore.remove(key);
    throw error;
  }
}

import { fetchActNumber } from '@/api/cases/business';
import { ApiError } from '@/api/client/errors';
import { sessionStore } from '@/lib/storage';

interface StoredNumber {
  content: string;
  number: string;
}

/**
 * Sends an action idempotently: the first attempt fetches a business number; until the outcome is known, the same content is sent
 * under it again, also after a reload. The centre answers a repeated number with the first answer.
 */
export function sendOnce<T>(ywlx: string, content: object, send: (ywlsh: string) => Promise<T>): Promise<T> {
  const text = JSON.stringify(content);
  const act = `${ywlx} ${text}`;
  // A double click gets the running request. The type T is the same for one action.
  const running = pending.get(act) as Promise<T> | undefined;
  if (running) return running;
  const sent = sendUnderNumber(`act-${ywlx}`, text, ywlx, send).finally(() => pending.delete(act));
  pending.set(act, sent);
  return sent;
}

const pending = new Map<string, Promise<unknown>>();

async function sendUnderNumber<T>(
  key: string,
  text: string,
  ywlx: string,
  send: (ywlsh: string) => Promise<T>,
): Promise<T> {
  const stored = sessionStore.get<StoredNumber>(key);
  const number = stored?.content === text ? stored.number : await fetchActNumber(ywlx);
  // The number is stored before the request, so that it survives a reload.
  sessionStore.set(key, { content: text, number } satisfies StoredNumber);
  try {
    const answer = await send(number);
    sessionStore.remove(key);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError && error.outcomeUnknown)) sessionStore.remove(key);
    throw error;
  }
}

import { QA } from '../handlers/qa-path';

/** One QA call. @throws Error with the centre's sentence. */
export async function qa<T>(name: string, body?: Record<string, unknown>): Promise<T> {
  const response = await fetch(`${QA}/${name}`, {
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // The QA calls are the panel's own: their shape is known.
  const answer = (await response.json()) as { code: number | string; msg: string; data: T };
  if (Number(answer.code) !== 0) throw new Error(answer.msg);
  return answer.data;
}

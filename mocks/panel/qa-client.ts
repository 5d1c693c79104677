import { QA } from '../handlers/calls/qa-path';

/** Runs one QA call. @throws Error with the centre's message */
export async function qa<T>(name: string, body?: Record<string, unknown>): Promise<T> {
  const response = await fetch(`${QA}/${name}`, {
    ...(body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  // The shape of the panel's own QA calls is known.
  const answer = (await response.json()) as { code: number | string; msg: string; data: T };
  if (Number(answer.code) !== 0) throw new Error(answer.msg);
  return answer.data;
}

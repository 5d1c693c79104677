import { expect, type Page } from '@playwright/test';

export interface OutboxEntry {
  kind: 'sms' | 'captcha' | 'qr' | 'face';
  to: string;
  code: string;
  uuid: string;
}

/**
 * A QA call, made inside the page so that its service worker answers; without a body it is a GET. Gives `data` of the answer.
 */
export async function qa<T = unknown>(page: Page, call: string, body?: unknown): Promise<T> {
  const answer = await page.evaluate(
    async ([path, payload]) => {
      const response = await fetch(`/api/__qa__/${path}`, {
        method: payload === undefined ? 'GET' : 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: payload,
      });
      return (await response.json()) as { code: unknown; msg: string; data: unknown };
    },
    [call, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
  if (String(answer.code) !== '0') throw new Error(`QA call ${call}: ${answer.code} ${answer.msg}`);
  // The shape is the QA surface's; each test names the part it reads.
  return answer.data as T;
}

/** Code of the newest message of a kind, waiting for it to arrive. */
export async function newestCode(page: Page, kind: OutboxEntry['kind']): Promise<string> {
  let code: string | undefined;
  const arrived = async () => {
    code = (await qa<OutboxEntry[]>(page, 'outbox')).find((one) => one.kind === kind)?.code;
    return code;
  };
  await expect.poll(arrived, `Something of kind ${kind} in the outbox`).toBeDefined();
  return code ?? '';
}

/** Until the page has the answers to whatever it has asked by now: the centre answers one call after the other. */
export async function settled(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) await qa(page, 'outbox');
}

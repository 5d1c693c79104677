import type { Page } from '@playwright/test';

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
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const entry = (await qa<OutboxEntry[]>(page, 'outbox')).find((one) => one.kind === kind);
    if (entry) return entry.code;
    await page.waitForTimeout(100);
  }
  throw new Error(`Nothing of kind ${kind} in the outbox`);
}

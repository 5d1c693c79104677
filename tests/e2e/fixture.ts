import { randomUUID } from 'node:crypto';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { CENTRE_COOKIE } from '../../mocks/centre-cookie';
import { UNUSED_CLASSES } from '../../scripts/vite/unused-styles';
import { CENTRE_END } from './centre-end';
import { SHIFT_MS, shiftDate } from './test-day.mjs';

/** What a person must never read, whatever went wrong behind it. */
const BROKEN_TEXT = /undefined|\bNaN\b|Invalid Date|\[object Object\]/;

export interface TestOptions {
  /** Console messages this test provokes on purpose. */
  allowedConsole: RegExp[];
  /** Native dialogs this test provokes on purpose (the browser's own question on leaving). */
  allowedDialogs: RegExp[];
  /**
   * Where the simulated centre is: behind the host, where the seed is built up once for all tests and copied for each (centres.ts),
   * or in the page, as in the demo that is delivered: for what is about the page's own clock, the demo's worker or storage, a key
   * agent (whose calls carry no cookie), and for a few whole stories.
   */
  centre: 'host' | 'page';
}

/**
 * Fails any test on a page error, an unhandled rejection, a console error or warning, an unexpected native dialog, a request to
 * a foreign host, a missing style sheet, an exchange that breaks the contract with the gateway, broken text on the screen at the
 * end, or a look that the built sheets leave out; in all tabs of the test.
 */
export const test = base.extend<TestOptions & { guard: undefined }>({
  allowedConsole: [[], { option: true }],
  allowedDialogs: [[], { option: true }],
  centre: ['host', { option: true }],
  guard: [
    async ({ context, baseURL, allowedConsole, allowedDialogs, centre }, use) => {
      await context.addInitScript(shiftDate, SHIFT_MS);
      if (centre === 'host') await bringCentre(context, baseURL ?? '');
      const faults: string[] = [];
      const own = new URL(baseURL ?? '').host;
      context.on('weberror', (event) => faults.push(`page error: ${event.error().stack ?? event.error().message}`));
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        const text = `${message.text()} (${message.location().url})`;
        if (!allowedConsole.some((allowed) => allowed.test(text))) faults.push(`console ${message.type()}: ${text}`);
      });
      context.on('dialog', (dialog) => {
        const text = `${dialog.type()}: ${dialog.message()}`;
        if (!allowedDialogs.some((allowed) => allowed.test(text))) faults.push(`dialog ${text}`);
        // A page that is closing may take its dialog with it.
        dialog.accept().catch(() => undefined);
      });
      // The worker of the simulated centre answers calls; what a page loads does not take the way through it.
      context.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.fromServiceWorker() && !pathname.includes('/api/')) faults.push(`through the worker: ${pathname}`);
        // A sheet that is not there is answered with index.html, and the browser says nothing about it.
        if (
          response.request().resourceType() === 'stylesheet' &&
          response.status() === 200 &&
          !/^text\/css/.test(response.headers()['content-type'] ?? '')
        ) {
          faults.push(`no style sheet: ${pathname}`);
        }
      });
      context.on('request', (request) => {
        const { protocol, host } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== own) faults.push(`foreign request: ${request.url()}`);
      });

      await use(undefined);

      for (const page of context.pages()) faults.push(...(await screenFaults(page)));
      faults.push(...(await contractFaults()));
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** How to ask the centres that this test has brought. */
let brought: { url: string; headers: Record<string, string> }[] = [];

/** What of the exchanges with those centres broke the contract with the gateway. */
async function contractFaults(): Promise<string[]> {
  const asked = brought;
  brought = [];
  const answers = await Promise.all(asked.map(async ({ url, headers }) => (await fetch(url, { headers })).json()));
  return [...new Set(answers.flat() as string[])];
}

/** A centre of its own for the pages of a context. */
export async function bringCentre(context: BrowserContext, url: string): Promise<void> {
  const value = randomUUID();
  await context.addCookies([{ name: CENTRE_COOKIE, value, url }]);
  const centre = { url: `${url}${CENTRE_END}`, headers: { cookie: `${CENTRE_COOKIE}=${value}` } };
  brought.push(centre);
  // The host of the last test may be gone already.
  context.on('close', () => void fetch(centre.url, { ...centre, method: 'DELETE' }).catch(() => undefined));
}

/** What is on the screen now and must not be: what a person should never read, and what the built sheets have no rules for. */
export async function screenFaults(page: Page): Promise<string[]> {
  if (page.isClosed()) return [];
  const patterns = UNUSED_CLASSES.map(({ source }) => source);
  const { text, unstyled } = await page.evaluate((sources) => {
    const names = new Set([...document.querySelectorAll('[class*="ant-"]')].flatMap((one) => [...one.classList]));
    const unused = sources.map((source) => new RegExp(source));
    return {
      text: document.body?.innerText ?? '',
      unstyled: [...names].filter((name) => unused.some((pattern) => pattern.test(name))),
    };
  }, patterns);
  const broken = BROKEN_TEXT.exec(text);
  return [
    ...(broken ? [`on screen: ${broken[0]} (${page.url()})`] : []),
    ...unstyled.map((name) => `without a rule in the built sheets: .${name} (${page.url()})`),
  ];
}

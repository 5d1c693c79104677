import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFontSource } from '@hall/ofd/font-slices';
import { openCentre } from '@mocks/centre/centre';
import { setPhonePage } from '@mocks/centre/kernel/messages/phone-pages';
import { CENTRE_COOKIE } from '@mocks/centre-cookie';
import { systemConfig } from '@mocks/data/system-config';
import { fontOnDisk } from '@mocks/font-on-disk';
import { createHandlers } from '@mocks/handlers';
import { API_PATH, answersByPath } from '@mocks/handlers/calls/by-path';
import { httpListener } from '@mocks/http-adapter';
import { memoryJournal } from '@mocks/journals/memory';
import { http } from 'msw';
import { violationsOf } from '../setup/exchanges';
import { CENTRE_END } from './centre-end';

/** Whoever tests a story has read its agreement: one second, not five. The demo's five are seen where the centre is in the page. */
for (const entry of systemConfig) if (entry.key === 'p.xzDjs') entry.value = '1';

interface TestedCentre {
  listener: ReturnType<typeof httpListener>;
  /** What of its exchanges broke the contract with the gateway. */
  violations: string[];
}

/**
 * A centre goes when its pages are closed; of those whose test broke off before, the one that nobody has asked for the longest
 * time. Many more than run at a time: a test may wait half a minute without a question while others begin and end.
 */
const KEPT = 64;

/**
 * Answers the calls of pages whose cookie names a centre, each from one of its own that begins with the seed; whatever else is
 * asked for goes on to the demo's files. `origin`: where the demo is served.
 */
export function centres(origin: string) {
  setFontSource(fontOnDisk);
  setPhonePage(`${origin}/phone/index.html`);
  const open = new Map<string, Promise<TestedCentre>>();

  function centreOf(name: string): Promise<TestedCentre> {
    const found = open.get(name) ?? testedCentre();
    open.delete(name);
    open.set(name, found);
    const [oldest] = open.keys();
    if (oldest !== undefined && open.size > KEPT) open.delete(oldest);
    return found;
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): Promise<void> => {
    // To pack and unpack on one machine is work for nothing.
    delete incoming.headers['accept-encoding'];
    const name = new RegExp(`${CENTRE_COOKIE}=([^;]+)`).exec(incoming.headers.cookie ?? '')?.[1];
    if (name === undefined || !incoming.url?.split('?')[0]?.includes('/api/')) {
      next();
      return;
    }
    if (incoming.url.endsWith(CENTRE_END)) {
      const { violations = [] } = (await open.get(name)) ?? {};
      if (incoming.method === 'DELETE') open.delete(name);
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(violations));
      return;
    }
    const { listener } = await centreOf(name);
    await listener(incoming, outgoing);
  };
}

async function testedCentre(): Promise<TestedCentre> {
  const answering = answersByPath(createHandlers(await openCentre(memoryJournal())));
  const violations: string[] = [];
  const handler = http.all(API_PATH, async ({ request }) => {
    const asked = request.clone();
    const answer = await answering(request);
    if (answer) violations.push(...(await violationsOf({ request: asked, answer: answer.clone(), isOfHall: true })));
    return answer;
  });
  return { listener: httpListener([handler]), violations };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { openCentre } from '@mocks/centre/centre';
import { bringFont } from '@mocks/centre/documents/fonts/slices';
import { bringPhonePage } from '@mocks/centre/kernel/phone-pages';
import { CENTRE_COOKIE } from '@mocks/centre-cookie';
import { fontOnDisk } from '@mocks/font-on-disk';
import { createHandlers } from '@mocks/handlers';
import { byPath } from '@mocks/handlers/by-path';
import { httpListener } from '@mocks/http-adapter';
import { memoryJournal } from '@mocks/journals/memory';

type Listener = ReturnType<typeof httpListener>;

/** More than tests run at a time: a test's centre goes when as many others have come. */
const KEPT = 16;

/**
 * Answers the calls of pages whose cookie names a centre, each from one of its own that begins with the seed; whatever else is
 * asked for goes on to the demo's files. `origin`: where the demo is served.
 */
export function centres(origin: string) {
  bringFont(fontOnDisk);
  bringPhonePage(`${origin}/phone/index.html`);
  const open = new Map<string, Promise<Listener>>();

  function centreOf(name: string): Promise<Listener> {
    const known = open.get(name);
    if (known) return known;
    const [oldest] = open.keys();
    if (oldest !== undefined && open.size >= KEPT) open.delete(oldest);
    const fresh = openCentre(memoryJournal()).then((centre) => httpListener([byPath(createHandlers(centre))]));
    open.set(name, fresh);
    return fresh;
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): Promise<void> => {
    const name = new RegExp(`${CENTRE_COOKIE}=([^;]+)`).exec(incoming.headers.cookie ?? '')?.[1];
    if (name === undefined || !incoming.url?.split('?')[0]?.includes('/api/')) {
      next();
      return;
    }
    // To pack and unpack on one machine is work for nothing.
    delete incoming.headers['accept-encoding'];
    await (await centreOf(name))(incoming, outgoing);
  };
}

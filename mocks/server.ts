import { createServer, type Server } from 'node:http';
import { openCentre } from './centre/centre';
import { bringFont } from './centre/documents/fonts/slices';
import { fontOnDisk } from './font-on-disk';
import { createHandlers } from './handlers';
import { byPath } from './handlers/by-path';
import { httpListener } from './http-adapter';
import { jsonlJournal } from './journals/jsonl-file';

/** The simulated centre as a real HTTP server on this machine alone, its journal on disk. Resolves once it listens. */
export async function startServer({ port, journal }: { port: number; journal: string }): Promise<Server> {
  bringFont(fontOnDisk);
  const centre = await openCentre(await jsonlJournal(journal));
  const listen = httpListener([byPath(createHandlers(centre))]);
  const server = createServer((incoming, outgoing) => void listen(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

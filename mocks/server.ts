import { createServer, type Server } from 'node:http';
import { openCentre } from './centre/centre';
import { bringFont } from './centre/documents/fonts/slices';
import { fontOnDisk } from './font-on-disk';
import { createHandlers } from './handlers';
import { byPath } from './handlers/by-path';
import { httpListener } from './http-adapter';
import { jsonlJournal } from './journals/jsonl-file';
import { lockJournal } from './journals/lock-journal';

/**
 * The simulated centre as a real HTTP server on this machine alone, its journal on disk. Resolves once it listens.
 * @param setAside goes on before the damage of a journal, which is copied under another name
 * @throws JournalError when the journal is damaged or another centre uses it
 */
export async function startServer(options: { port: number; journal: string; setAside?: boolean }): Promise<Server> {
  const { port, journal, setAside } = options;
  bringFont(fontOnDisk);
  const lock = await lockJournal(journal);
  const file = await jsonlJournal(journal, { setAside });
  const centre = await openCentre(file);
  const listen = httpListener([byPath(createHandlers(centre))]);
  const server = createServer((incoming, outgoing) => void listen(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  server.once('close', () => {
    void file.close();
    lock.close();
  });
  return server;
}

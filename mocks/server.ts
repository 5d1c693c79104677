import { createServer, type Server } from 'node:http';
import { setFontSource } from '@hall/ofd/font-slices';
import { openCentre } from './centre/centre';
import { setVideoSource } from './centre/public/content/videos';
import { fontOnDisk } from './font-on-disk';
import { createHandlers } from './handlers';
import { byPath } from './handlers/calls/by-path';
import { httpListener } from './http-adapter';
import { jsonlJournal } from './journals/jsonl-file';
import { lockJournal } from './journals/lock-journal';
import { sendMedia } from './send-media';

/** Under /api, which every gateway passes on: no build of production holds the centre's videos. */
const VIDEOS = '/api/__media__/videos/';

/**
 * The simulated centre as a real HTTP server on this machine alone, its journal on disk. Resolves once it listens.
 * @param setAside goes on before the damage of a journal, which is copied under another name
 * @throws JournalError when the journal is damaged or another centre uses it
 */
export async function startServer(options: { port: number; journal: string; setAside?: boolean }): Promise<Server> {
  const { port, journal, setAside } = options;
  setFontSource(fontOnDisk);
  const lock = await lockJournal(journal);
  const file = await jsonlJournal(journal, { setAside });
  const centre = await openCentre(file);
  setVideoSource(VIDEOS);
  const listen = httpListener([byPath(createHandlers(centre))]);
  const server = createServer((incoming, outgoing) => {
    if (!sendMedia(VIDEOS, incoming, outgoing)) void listen(incoming, outgoing);
  });
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

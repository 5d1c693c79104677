// The built production hall before a centre of its own process: what the page's main thread does is the hall's alone.

import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request as ask, createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Starts both; `origin` is the hall's address. */
export async function startScaleHost(folder) {
  const port = await freePort();
  const centre = spawn(process.execPath, [join(ROOT, 'scripts/centre.mjs')], {
    env: { ...process.env, CENTRE_PORT: String(port), CENTRE_JOURNAL: join(folder, 'journal.jsonl') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hall = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/')) return pass(port, incoming, outgoing);
    return void file(incoming, outgoing);
  });
  const hallPort = await freePort();
  await new Promise((resolve) => hall.listen(hallPort, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${hallPort}`;
  await answering(`${origin}/api/__qa__/status`);
  return {
    origin,
    /** ms of processor time that the centre has used so far; where the system does not tell, NaN. */
    async centreTime() {
      const told = await readFile(`/proc/${centre.pid}/stat`, 'utf8').catch(() => '');
      // After the name in brackets: the 12th and 13th field are its own and the system's time in hundredths of a second.
      const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    close() {
      hall.closeAllConnections();
      hall.close();
      centre.kill();
    },
  };
}

function pass(port, incoming, outgoing) {
  const { method, url, headers } = incoming;
  // A connection for each call: one that was kept may be closed at the other end just as it is used again.
  const onward = ask({ agent: false, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', (error) => {
    // Until the centre stands, nobody listens.
    if (error.code !== 'ECONNREFUSED') console.error(`${method} ${url}: ${error.message}`);
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  });
  incoming.pipe(onward);
}

async function file(incoming, outgoing) {
  const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
  const path = join(ROOT, 'dist', pathname === '/' ? 'index.html' : pathname);
  const content = await readFile(path).catch(() => undefined);
  if (!content) return outgoing.writeHead(404).end();
  return outgoing.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(content);
}

async function answering(address) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const up = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing listens at ${address}`);
}

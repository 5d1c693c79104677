import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { JournalError } from '../centre/kernel/store';

/**
 * Locks a journal for this process until the server is closed. The operating system releases a local socket when its process is killed,
 * unlike a lock file.
 * @throws JournalError while another process holds the lock
 */
export async function lockJournal(file: string): Promise<Server> {
  const address = addressOf(file);
  try {
    return await listen(address);
  } catch {
    if (await answers(address)) throw new JournalError(`${file} 正由另一个模拟中心使用。`);
    // Socket file left by a killed process, on systems whose local sockets are files.
    rmSync(address, { force: true });
    return listen(address);
  }
}

function addressOf(file: string): string {
  const name = `gjj-centre-${createHash('sha256').update(resolve(file)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

function listen(address: string): Promise<Server> {
  return new Promise((done, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => done(server.unref()));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address, () => done(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => done(false));
  });
}

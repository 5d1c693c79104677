// The built hall as a server sends it, over HTTP/1.1 or HTTP/2, with the centre behind /api.

import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
/** Headers of one connection: HTTP/2 refuses them. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * A certificate for 127.0.0.1, made for this run, and the browser's switch that takes it for a good one: of an address with a bad
 * certificate nothing is kept in the browser's cache. undefined where there is no openssl.
 * @param {string} folder where key and certificate are written
 */
export function makeCertificate(folder) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-days', '2', '-keyout', key, '-out', certificate];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...names], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const cert = readFileSync(certificate);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return { key: readFileSync(key), cert, browserSwitch: `--ignore-certificate-errors-spki-list=${hash}` };
}

/**
 * The built hall with brotli as servers compress on the fly, kept by the browser for good as its names allow, and the centre
 * behind /api.
 * @param {string} dist folder of a build
 * @param {number} centre port of the centre
 * @param {{ key: Buffer, cert: Buffer } | undefined} certificate with one over HTTP/2, without over HTTP/1.1
 */
export function serveHall(dist, centre, certificate) {
  const files = new Map();
  const answer = (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, 'http://hall');
    if (pathname.startsWith('/api/')) return void pass(incoming, outgoing, centre);
    const file = join(dist, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void outgoing.writeHead(404).end();
    if (!files.has(file)) {
      files.set(file, brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    }
    outgoing.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    outgoing.end(files.get(file));
  };
  return certificate ? http2(certificate, answer) : createServer(answer);
}

/** As node:http's server, with what ends its connections. */
function http2({ key, cert }, answer) {
  const sessions = new Set();
  const server = createSecureServer({ key, cert }, answer);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    // A browser that is closed resets its connection.
    session.on('error', () => session.destroy());
  });
  return Object.assign(server, {
    closeAllConnections: () => {
      for (const session of sessions) session.destroy();
    },
  });
}

function pass(incoming, outgoing, centre) {
  const { method, url } = incoming;
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')));
  const onward = request({ host: '127.0.0.1', port: centre, path: url, method, headers }, (answer) => {
    const { httpVersionMajor } = incoming;
    const back = Object.entries(answer.headers).filter(
      ([name]) => httpVersionMajor < 2 || !OF_CONNECTION.includes(name),
    );
    outgoing.writeHead(answer.statusCode, Object.fromEntries(back));
    answer.pipe(outgoing);
  });
  // A call that the page gave up.
  onward.on('error', () => outgoing.destroy?.());
  incoming.pipe(onward);
}

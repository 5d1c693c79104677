import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { getResponse, type RequestHandler } from 'msw';

/** Ten files of 10 MB come one by one; nothing that the hall sends is larger than one of them and its envelope. */
const MAX_BODY = 12 * 1024 * 1024;
/** Below this a packed answer is no sooner there. */
const PACKED_FROM = 1024;
const packed = promisify(gzip);
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Puts handlers behind node's http server. An answer that is a network error (fault 'abort') breaks off. */
export function httpListener(handlers: RequestHandler[]) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    allowLocalOrigin(incoming, outgoing);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end();
      return;
    }
    try {
      const body = await readBody(incoming);
      if (body === undefined) {
        outgoing.writeHead(413, { 'Content-Type': 'application/json; charset=utf-8' });
        outgoing.end(JSON.stringify({ code: 413, msg: '提交的内容过大', data: null, traceId: '' }));
        return;
      }
      const response = await getResponse(handlers, toRequest(incoming, body));
      if (response?.type === 'error') breakOff(outgoing);
      else if (response) await write(outgoing, response, /\bgzip\b/.test(String(incoming.headers['accept-encoding'])));
      else outgoing.writeHead(404).end();
    } catch (failure) {
      console.error(failure);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(400).end();
    }
  };
}

/** After the head: a call that gets no head at all over a connection used before is sent a second time by the browser itself. */
function breakOff(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-length': 1 });
  outgoing.flushHeaders();
  // Not before the head is on its way.
  setImmediate(() => outgoing.destroy());
}

function toRequest(incoming: IncomingMessage, body: Buffer<ArrayBuffer>): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // What the sender claims of its address counts for nothing.
  headers.set('x-real-ip', incoming.socket.remoteAddress ?? '');
  const method = incoming.method ?? 'GET';
  const withBody = method !== 'GET' && method !== 'HEAD';
  // The path comes from outside: joined to a fixed origin, '//elsewhere' cannot become another host.
  const url = `http://127.0.0.1${incoming.url?.startsWith('/') ? incoming.url : '/'}`;
  return new Request(url, { method, headers, ...(withBody && body.length > 0 && { body }) });
}

/** undefined when it is larger than the limit. */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of incoming) {
    // Without an encoding set, a request streams buffers.
    const chunk = part as Buffer;
    size += chunk.length;
    // What is too much is still read to its end, or the sender would see a cut connection instead of the answer.
    if (size <= MAX_BODY) parts.push(chunk);
  }
  return size <= MAX_BODY ? Buffer.concat(parts) : undefined;
}

async function write(outgoing: ServerResponse, response: Response, mayPack: boolean): Promise<void> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const body = Buffer.from(await response.arrayBuffer());
  // The dictionaries are 300 kB of text. Files are packed in themselves, and a range of one must stay what it is.
  const pack =
    mayPack && body.length >= PACKED_FROM && response.status === 200 && /json|text/.test(headers['content-type'] ?? '');
  if (pack) {
    headers['content-encoding'] = 'gzip';
    delete headers['content-length'];
  }
  outgoing.writeHead(response.status, headers);
  outgoing.end(pack ? await packed(body) : body);
}

/** A hall on another local port (preview, another machine's tunnel) may call the centre directly; no other origin may. */
function allowLocalOrigin(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { origin } = incoming.headers;
  outgoing.setHeader('Vary', 'Origin');
  if (!origin || !LOCAL_ORIGIN.test(origin)) return;
  outgoing.setHeader('Access-Control-Allow-Origin', origin);
  outgoing.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, clientid, projectid, kstb');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST');
}

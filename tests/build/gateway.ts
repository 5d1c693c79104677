import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { builtFiles, builtText } from './built-files';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * The production build behind a gateway as docs/deploy describes it: the files under `folder`, /api passed on to the centre,
 * and on every answer the very headers of the configuration files, so that they cannot drift from what is tested.
 */
export async function startGateway(
  folder: string,
  centreOrigin: string,
  {
    config,
    connectSrc = '',
    left = {},
  }: { config?: Record<string, unknown>; connectSrc?: string; left?: Record<string, string> } = {},
): Promise<{ origin: string; close: () => void }> {
  const files = builtFiles();
  // What somebody has left beside the build.
  for (const [path, content] of Object.entries(left)) files.set(path, Buffer.from(content));
  // As whoever deploys it would: config.json edited, one more source named in the policy.
  if (config)
    files.set('config.json', Buffer.from(JSON.stringify({ ...JSON.parse(builtText('config.json')), ...config })));
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://gateway');
    if (pathname.startsWith('/api/')) return passOn(incoming, outgoing, centreOrigin);
    const path = pathname.startsWith(folder) ? pathname.slice(folder.length) || 'index.html' : undefined;
    const content = path === undefined ? undefined : files.get(path);
    for (const [name, value] of headersFor(path?.startsWith('assets/') ? '/assets/' : '/'))
      outgoing.setHeader(name, value.replace("connect-src 'self'", `connect-src 'self' ${connectSrc}`.trim()));
    outgoing.statusCode = content ? 200 : 404;
    outgoing.setHeader('Content-Type', TYPES[extname(path ?? '')] ?? 'application/octet-stream');
    outgoing.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/** The headers nginx would send from one location: the shared file and the location's own. */
export function headersFor(location: string): [name: string, value: string][] {
  const own = new RegExp(`location ${location.replaceAll('/', '\\/')} \\{([\\s\\S]*?)\\n {4}\\}`).exec(
    deployFile('nginx.conf'),
  )?.[1];
  if (own === undefined) throw new Error(`docs/deploy/nginx.conf has no location ${location}`);
  const shared = own.includes('include /etc/nginx/gjj-hall/security-headers.conf;')
    ? deployFile('security-headers.conf')
    : '';
  return [...`${shared}\n${own}`.matchAll(/^\s*add_header (\S+) "([^"]*)" always;$/gm)].map(
    ([, name = '', value = '']) => [name, value],
  );
}

function deployFile(name: string): string {
  return readFileSync(`docs/deploy/${name}`, 'utf8');
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const onward = request(origin + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...Object.fromEntries(headersFor('/api/')) });
    answer.pipe(outgoing);
  });
  onward.once('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The gateway does not listen');
  return address.port;
}

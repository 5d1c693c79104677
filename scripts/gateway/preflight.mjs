// What a browser asks before a hall of another origin may call, and how long the gateway's certificate holds.
import { connect } from 'node:tls';

/** Headers that the hall sends (docs/gateway/README.md). */
const HEADERS = ['authorization', 'clientid', 'projectid', 'kstb', 'content-type'];

/** Returns what the answer to a preflight lacks, as sentences. */
export async function preflightFaults(url, origin) {
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': HEADERS.join(','),
  };
  const answer = await fetch(url, { method: 'OPTIONS', headers }).catch(() => undefined);
  const allowedOrigin = answer?.headers.get('access-control-allow-origin');
  const allowed = (answer?.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  return [
    ...(answer?.ok ? [] : [`预检应答 HTTP ${answer?.status ?? 0}`]),
    ...(allowedOrigin === origin || allowedOrigin === '*' ? [] : [`Access-Control-Allow-Origin 没有 ${origin}`]),
    ...HEADERS.filter((name) => allowed !== '*' && !allowed.includes(name)).map((name) => `请求头 ${name} 没有放行`),
  ];
}

/** Days that the certificate of `url` still holds; undefined where that cannot be read. */
export function daysOfCertificate({ hostname, port }) {
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      done(Number.isNaN(until) ? undefined : Math.floor((until - Date.now()) / 86_400_000));
    });
    socket.on('error', () => done(undefined));
  });
}

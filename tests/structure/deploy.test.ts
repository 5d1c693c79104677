// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const conf = readFileSync('docs/deploy/nginx.conf', 'utf8');

/** What of nginx's variables holds the query string, or an address that may hold one. */
const TELLING = /\$(?:request|request_uri|args|query_string|is_args|http_referer|arg_\w+)\b/;

it('nginx writes no token of an address into its logs', () => {
  const format = /log_format gjj_hall ([^;]+);/.exec(conf)?.[1] ?? '';
  expect(format).toContain('$uri');
  expect(format).not.toMatch(TELLING);
  expect(conf.match(/access_log .*;/g)).toEqual(['access_log off;', expect.stringMatching(/ gjj_hall;$/)]);
  // The error log writes the whole line of the request.
  expect(conf).toMatch(/error_log \S+ crit;/);
});

it('nginx leads to the hall by HTTPS alone', () => {
  const [, plain = '', secure = ''] = conf.split(/^server \{$/m);
  expect(plain).toContain('listen 80;');
  expect(plain).not.toContain('location');
  // Without its path: an address that was typed with a token is not repeated.
  expect(plain).toContain('return 301 https://$host/;');
  expect(secure).toContain('listen 443 ssl http2;');
  expect(secure).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
});

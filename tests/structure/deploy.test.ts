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
  expect(conf.match(/access_log .*;/g)).toEqual([expect.stringMatching(/ gjj_hall;$/)]);
  // The error log writes the whole line of the request.
  expect(conf).toMatch(/error_log \S+ crit;/);
});

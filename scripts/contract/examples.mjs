// Examples of the contract: what the simulated centre answers its invented people.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { walk } from '../gateway/walk.mjs';
import { hallModule } from './calls.mjs';
import { trimExample } from './trim-example.mjs';

/** What a hall opens with is whole, so that one runs against a gateway that answers the examples (Prism and the like). */
const WHOLE = /\/(public\/getList|menu\/pubClientTree)$/;
/** Letters of JSON: the dictionaries of regions and of other centres are larger than all the rest. */
const LARGE_DICTIONARY = 5000;

function exampleOf(call, body) {
  if (WHOLE.test(call)) return body;
  if (!call.endsWith('/dict/getAll')) return trimExample(body);
  const kept = ([name, rows]) => [name, JSON.stringify(rows).length < LARGE_DICTIONARY ? rows : trimExample(rows)];
  return { ...body, data: Object.fromEntries(Object.entries(body.data).map(kept)) };
}

/**
 * Returns examples by 'METHOD path': { request?, response }; what nobody has made anew stays as it was.
 * @param before the examples up to now
 * @param folder exchanges written by tests (tests/setup/exchanges.ts); may be missing
 */
export async function takeExamples(contract, before, folder) {
  const found = existsSync(folder ?? '') ? recorded(folder) : {};
  const { PASSWORD, PEOPLE, UNITS, DEVELOPERS } = await hallModule('tests/people.ts');
  const accounts = [
    ['1', PEOPLE.张建国.zjhm],
    ['1', PEOPLE.刘洋.zjhm],
    ['2', UNITS.华夏精密.account],
    ['3', DEVELOPERS.安居置业.account],
  ];
  const { startServer } = await hallModule('mocks/server.ts');
  const home = mkdtempSync(join(tmpdir(), 'centre-'));
  const port = await freePort();
  const server = await startServer({ port, journal: join(home, 'journal.jsonl') });
  const base = `http://127.0.0.1:${port}`;
  for (const [loginType, account] of accounts) {
    const options = {
      base,
      loginType,
      account,
      password: PASSWORD,
      captcha: readOutbox,
      slow: Number.POSITIVE_INFINITY,
    };
    await walk(contract, options, ({ stage, call, state, answer }) => {
      if (state !== 'ok' || !answer?.body) return;
      // What follows a sign-in is of one person throughout: menu and user of the same login type.
      const isFirst = stage === '登录以后' && account === PEOPLE.张建国.zjhm;
      if (isFirst || !found[call]) found[call] = { ...found[call], response: exampleOf(call, answer.body) };
    });
  }
  server.close();
  rmSync(home, { recursive: true, force: true });
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return Object.fromEntries(
    calls
      .filter((call) => found[call] ?? before[call])
      .sort()
      .map((call) => [call, { ...before[call], ...found[call] }]),
  );

  /** What the picture shows, as a tester reads it. */
  async function readOutbox({ uuid }) {
    const { data } = await (await fetch(`${base}/api/__qa__/outbox`)).json();
    return data.find((entry) => entry.uuid === uuid)?.code;
  }
}

function recorded(folder) {
  return Object.fromEntries(
    readdirSync(folder).map((name) => {
      const { call, request, response } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return [call, { ...(request && { request: trimExample(request) }), response: exampleOf(call, response) }];
    }),
  );
}

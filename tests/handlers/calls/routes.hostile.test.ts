// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { openCentre } from '@mocks/centre/centre';
import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { createHandlers } from '@mocks/handlers';
import { callersOf } from '@mocks/handlers/calls/routes';
import { memoryJournal } from '@mocks/journals/memory';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVELOPERS, PEOPLE, UNITS } from '../../people';
import { call } from '../call';

/** Every name that a call reads out of a body or a query, as its handler says it. */
const NAMES = [
  ...new Set(
    readdirSync('mocks/handlers', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [...readFileSync(`mocks/handlers/${file}`, 'utf8').matchAll(/(?:\w+\([^()']*|\bread\()'(\w+)'/g)].map(
          ([, name = '']) => name,
        ),
      ),
  ),
];
const ODD: readonly unknown[] = [
  ...[null, true, -1, 1e21, [], ['2026-12'], { toString: 1, valueOf: 1 }],
  ...['__proto__', '2026-13', '9'.repeat(400), '\ud800'],
];
const WORDS = /[\u4e00-\u9fff]/;

const calls = createHandlers(await openCentre(memoryJournal())).flatMap((handler) => {
  const path = String(handler.info.path).replace('*', '');
  const method = 'method' in handler.info ? String(handler.info.method) : '';
  // The surface of QA resets and breaks on purpose; the key agent has no envelope.
  return /^\/api\/(?!__)/.test(path) ? [{ method, path, callers: callersOf(handler) ?? [] }] : [];
});

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

test.each([
  ['nobody', '', ''],
  ['a person', '1', PEOPLE.张建国.zjhm],
  ['a unit', '2', UNITS.华夏精密.dwzh],
  ['a developer', '3', DEVELOPERS.安居置业.kfsbh],
] as const)(
  '%s: wrong types in every field of every call are refused in words, and nothing is booked',
  async (_who, type, account) => {
    const own = calls.filter(({ callers }) => (type === '' ? callers === 'public' : callers.includes(type)));
    expect(own.length).toBeGreaterThan(20);
    for (const { method, path } of own) {
      // A session for each: some calls end the one they are made with.
      const token = type === '' ? '' : (await centre.signIn(type, account)).token;
      for (const odd of ODD) {
        const fields = Object.fromEntries(NAMES.map((name) => [name, odd]));
        const query = Object.fromEntries(NAMES.map((name) => [name, String(JSON.stringify(odd) ?? '').slice(0, 20)]));
        const { status, code, msg } = await call(path, {
          token,
          ...(method === 'POST' ? { json: fields } : { query }),
        });
        const what = `${method} ${path} ${JSON.stringify(odd)}`;
        // 401: signed out meanwhile, or the call wants the pass of an application.
        expect([200, 401, 403], what).toContain(status);
        if (code !== '0' && code !== '00') expect(msg, what).toMatch(WORDS);
      }
    }
    await centre.transact((tx) => expect(trialBalance(tx.store)).toBe(0n));
  },
);

test('names of JavaScript itself are no business', async () => {
  const { token } = await centre.signIn('1', PEOPLE.刘洋.zjhm);
  const hall = '/api/izfgjj-zhfw/v1';
  for (const ywlx of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'TQ0107\u0000']) {
    const asked = 'ywblxz/getInfoByYwlx ywblxz/getYhblxz ztyw/existsByYwbh draftbox/getInfo id/getYthptYwbh'.split(' ');
    for (const path of asked) {
      expect((await call(`${hall}/${path}`, { token, query: { ywlx } })).status, `${path} ${ywlx}`).toBe(200);
    }
    const list = { jdbh: `${ywlx}-01`, mlbh: ywlx, ywlsh: ywlx, zstj: '{"__proto__":{"zflx":"2"},"zflx":["2"]}' };
    const materials = await call('/api/dzda/v1/zhcjyw/viewCls', { token, json: list });
    expect([materials.status, materials.data], ywlx).toEqual([200, []]);
    expect((await call(`${hall}/tqsq/tqyw/judge`, { token, json: { ywlx } })).code, ywlx).toBe('1');
  }
});

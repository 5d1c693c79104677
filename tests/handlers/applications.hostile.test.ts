import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LEASE, RENT } from '../centre/fixture';
import { DEVELOPERS, PEOPLE, UNITS } from '../people';
import { call } from './call';

const HALL = '/api/izfgjj-zhfw/v1';
const ARCHIVE = '/api/dzda/v1/zhcjyw';
const LIU_YANG = PEOPLE.刘洋.zjhm;
const ZHANG_JIANGUO = PEOPLE.张建国.zjhm;

/** What no form sends. Objects that cannot be made into text break whoever tries. */
const WRONG_TYPES: unknown[] = [
  null,
  true,
  [],
  ['1'],
  {},
  { toString: 1, valueOf: 1 },
  [[[[]]]],
  1e308,
  -0,
  '\u0000',
  '\ud800',
];
const WRONG_AMOUNTS = [
  ...['1e3', '-1', '0', '0.00', '0.001', 'NaN', 'Infinity', '0x10', '1,2,3', '1.', '.5', '+1', '--1', '٣', ''],
  ...['99999999999999999999', '1'.repeat(10_000), '1500.005', '4500.01', PEOPLE.刘洋.grzhye, '999999999999999.99'],
];

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  token = (await centre.signIn('1', LIU_YANG)).token;
});
afterAll(() => centre.close());

const number = async (who = token): Promise<string> =>
  (await call(`${HALL}/id/getYthptYwbh`, { token: who, query: { ywlx: 'TQ0107' } })).data;
const save = (values: Record<string, unknown>, who = token) =>
  call(`${HALL}/tqsq/tqyw/save`, { token: who, json: { ...RENT, ywlx: 'TQ0107', ...values } });
const balance = async () => (await call(`${HALL}/grxx/grzhxx`, { token })).data.grzhye;

describe('a forged application', () => {
  test.each([
    ['without a contract', RENT],
    ['with a contract', LEASE],
  ])('%s: a value of a wrong type in any field is refused in words, never a breakdown', async (_, values) => {
    const before = await balance();
    const ywlsh = await number();
    for (const field of [...Object.keys(values), 'ywlx', 'ywlsh', 'beizhu', '__proto__', 'constructor']) {
      for (const wrong of WRONG_TYPES) {
        const body = JSON.stringify({ ...values, ywlx: 'TQ0107', ywlsh, sqtqje: '999999.00' });
        const forged = `${body.slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(wrong)}}`;
        for (const path of ['save', 'judge']) {
          const answer = await call(`${HALL}/tqsq/tqyw/${path}`, { token, raw: [forged, 'application/json'] });
          expect(answer.status, `${path} ${field} ${JSON.stringify(wrong)}`).toBe(200);
          if (path === 'save') expect(answer.code, `${field} ${JSON.stringify(wrong)}`).toBe('1');
        }
      }
    }
    expect(await balance()).toBe(before);
  });

  test('a missing field is named', async () => {
    const ywlsh = await number();
    for (const field of [
      'zflx',
      'fwzl',
      'hyzk',
      'znsl',
      'tqksny',
      'tqjsny',
      'tqpl',
      'zfzffs',
      'sqtqje',
      'ywwd',
      'cns',
    ]) {
      const answer = await save({ ywlsh, [field]: undefined });
      expect(answer.code, field).toBe('1');
      expect(answer.data.fieldErrors, field).toHaveProperty(field);
    }
  });

  test('amounts that are none, or too much', async () => {
    const before = await balance();
    const ywlsh = await number();
    for (const sqtqje of WRONG_AMOUNTS) {
      const answer = await save({ ywlsh, sqtqje });
      expect(answer.code, sqtqje.slice(0, 40)).toBe('1');
      expect(answer.data.fieldErrors, sqtqje.slice(0, 40)).toHaveProperty('sqtqje');
    }
    expect(await balance()).toBe(before);
  });

  test('months outside, turned round or that are none', async () => {
    const ywlsh = await number();
    const ranges = [
      ['2025-10', '2026-09'],
      ['2026-12', '2026-12'],
      ['2026-11', '2026-10'],
      ['2026-13', '2026-13'],
      ['2026-00', '2026-00'],
      ['0001-01', '9999-12'],
      ['2026-1', '2026-11'],
      ['2026-11-01', '2026-11-30'],
    ];
    for (const [tqksny, tqjsny] of ranges) {
      const answer = await save({ ywlsh, tqksny, tqjsny, sqtqje: '1.00' });
      expect(answer.code, `${tqksny} ${tqjsny}`).toBe('1');
      expect(Object.keys(answer.data.fieldErrors).join(), `${tqksny} ${tqjsny}`).toMatch(/tq[kj]sny/);
    }
  });

  test('a space around a month does not hide that it has been paid', async () => {
    const month = { tqksny: '2026-11', tqjsny: '2026-11', sqtqje: '1500.00' };
    expect((await save({ ...month, ywlsh: await number() })).code).toBe('0');
    const again = await save({ ...month, tqksny: ' 2026-11', tqjsny: '2026-11\u00a0', ywlsh: await number() });
    expect(again.code).toBe('1');
    expect(JSON.stringify(again.data)).toContain('2026-11已办理租房提取');
    expect(await balance()).toBe('120726.82');
  });

  test('a masked or half-hidden card number is never taken for an account', async () => {
    const ywlsh = await number();
    for (const skyhzh of ['6222****0000', '*', '6222 0202 **** 1374', '6222020200000101374*']) {
      const answer = await save({ ywlsh, skzhly: '2', skyhdm: '102', skyhzh });
      expect(answer.data.fieldErrors, skyhzh).toHaveProperty('skyhzh');
    }
  });
});

test('1,000 submissions of one number at once book once', async () => {
  const ywlsh = await number();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => save({ ywlsh })));
  expect(new Set(answers.map((answer) => JSON.stringify([answer.code, answer.data])))).toHaveProperty('size', 1);
  expect(answers[0]?.code).toBe('0');
  expect(await balance()).toBe('117726.82');
});

test('100 submissions under 100 numbers at once book once', async () => {
  const numbers = await Promise.all(Array.from({ length: 100 }, () => number()));
  const answers = await Promise.all(numbers.map((ywlsh) => save({ ywlsh })));
  expect(answers.filter(({ code }) => code === '0')).toHaveLength(1);
  expect(await balance()).toBe('117726.82');
});

test("another person's file, draft and number stay theirs", async () => {
  const stranger = (await centre.signIn('1', ZHANG_JIANGUO)).token;
  const ywlsh = await number();
  const form = new FormData();
  form.append('ywlsh', ywlsh);
  form.append('wjlxId', '0310');
  form.append('file', new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], '发票.jpg'));
  const sent = await fetch(`http://localhost${ARCHIVE}/uploadCl`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  const { wjId } = (await sent.json()).data;
  const draft = { ywlx: 'TQ0107', ywlsh, bbh: 1, dqbz: 'form', nr: '{"znsl":"1"}', xgcs: 0 };
  expect((await call(`${HALL}/draftbox/save`, { token, json: draft })).code).toBe('0');

  const missing = await call(`${ARCHIVE}/loadByBase64`, { token: stranger, query: { wjId: crypto.randomUUID() } });
  const theirs = await call(`${ARCHIVE}/loadByBase64`, { token: stranger, query: { wjId } });
  expect([theirs.code, theirs.msg, theirs.data]).toEqual([missing.code, missing.msg, missing.data]);
  expect((await call(`${ARCHIVE}/delCl`, { token: stranger, json: { wjId } })).code).toBe('1');
  expect((await call(`${HALL}/draftbox/save`, { token: stranger, json: draft })).code).toBe('1');
  expect((await call(`${HALL}/draftbox/getInfo`, { token: stranger, query: { ywlx: 'TQ0107' } })).data).toBeNull();
  await call(`${HALL}/draftbox/del`, { token: stranger, json: { ywlx: 'TQ0107' } });
  const list = { jdbh: 'TQ0107-01', mlbh: 'MLTQ0107', ywlsh, zstj: '{"zflx":"2"}' };
  const seen = await call(`${ARCHIVE}/viewCls`, { token: stranger, json: list });
  expect(JSON.stringify(seen.data)).not.toContain(wjId);

  expect((await call(`${ARCHIVE}/loadByBase64`, { token, query: { wjId } })).data.wjm).toBe('发票.jpg');
  expect((await call(`${HALL}/draftbox/getInfo`, { token, query: { ywlx: 'TQ0107' } })).data.nr).toBe('{"znsl":"1"}');
});

test('names of JavaScript itself are no business', async () => {
  for (const ywlx of ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'TQ0107\u0000']) {
    for (const path of [
      'ywblxz/getInfoByYwlx',
      'ywblxz/getYhblxz',
      'ztyw/existsByYwbh',
      'draftbox/getInfo',
      'id/getYthptYwbh',
    ]) {
      expect((await call(`${HALL}/${path}`, { token, query: { ywlx } })).status, `${path} ${ywlx}`).toBe(200);
    }
    const list = { jdbh: `${ywlx}-01`, mlbh: ywlx, ywlsh: ywlx, zstj: '{"__proto__":{"zflx":"2"},"zflx":["2"]}' };
    const materials = await call(`${ARCHIVE}/viewCls`, { token, json: list });
    expect([materials.status, materials.data], ywlx).toEqual([200, []]);
    expect((await call(`${HALL}/tqsq/tqyw/judge`, { token, json: { ywlx } })).code, ywlx).toBe('1');
  }
});

test("a unit's and a developer's token open no person's call, nor the other way round", async () => {
  const unit = (await centre.signIn('2', UNITS.华夏精密.dwzh)).token;
  const developer = (await centre.signIn('3', DEVELOPERS.安居置业.kfsbh)).token;
  for (const other of [unit, developer]) {
    for (const path of ['tqsq/tqyw/save', 'tqsq/tqyw/judge']) {
      expect((await call(`${HALL}/${path}`, { token: other, json: RENT })).status, path).toBe(403);
    }
    expect((await call(`${HALL}/grxx/grzhxx`, { token: other })).status).toBe(403);
  }
  expect((await call(`${HALL}/jcdwxx/getInfo`, { token })).status).toBe(403);
});

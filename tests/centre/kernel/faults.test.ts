import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../handlers/call';
import { PEOPLE } from '../../people';

const HALL = '/api/izfgjj-zhfw/v1';
const NUMBER = `${HALL}/id/getYthptYwbh`;

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  token = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
});
afterAll(() => centre.close());

const issue = () => call(NUMBER, { token, query: { ywlx: 'TQ0107' } });

test('a status, a code and a page come in place of the answer, as often as was said, and nothing is carried out', async () => {
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'status', value: 503, times: 2 });
  expect((await issue()).status).toBe(503);
  expect((await issue()).status).toBe(503);
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'code', value: '520' });
  expect((await issue()).code).toBe('520');
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'html' });
  await expect(issue()).rejects.toThrow(SyntaxError);
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'answer', value: '{"code":7,"msg":"说明","data":["自定"]}' });
  expect(await issue()).toMatchObject({ code: '7', msg: '说明', data: ['自定'] });
  expect((await issue()).data).toBe('10012026112100000001');
});

test('a truncated and an aborted answer are lost after the call was carried out', async () => {
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'truncate' });
  await expect(issue()).rejects.toThrow(SyntaxError);
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'abort' });
  await expect(issue()).rejects.toThrow(TypeError);
  expect((await issue()).data).toBe('10012026112100000003');
});

test('a delayed answer comes later, other calls at once', async () => {
  await centre.fault({ path: '/id/getYthptYwbh', kind: 'delay', value: 300 });
  const begun = Date.now();
  const answered: string[] = [];
  const late = issue().then(() => answered.push('delayed'));
  const other = call(`${HALL}/zcxx/getQdztXx`).then(() => answered.push('other'));
  await Promise.all([late, other]);
  expect(answered).toEqual(['other', 'delayed']);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(290);
});

test('the QA calls set faults, are never broken by them, and say which are left', async () => {
  const fault = { path: '/api', kind: 'status', value: 500, times: 3 };
  expect((await call('/api/__qa__/fault', { json: fault })).code).toBe('0');
  expect((await issue()).status).toBe(500);
  const status = await call('/api/__qa__/status');
  expect(status.data.faults).toMatchObject([{ path: '/api', kind: 'status', times: 2 }]);
  expect((await call('/api/__qa__/fault', { json: { path: '', kind: 'odd' } })).code).toBe('1');
  await call('/api/__qa__/fault', { json: { kind: 'clear' } });
  expect((await issue()).status).toBe(200);
});

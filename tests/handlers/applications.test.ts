import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RENT } from '../centre/fixture';
import { PEOPLE } from '../people';
import { call } from './call';

const HALL = '/api/izfgjj-zhfw/v1';
const LIU_YANG = PEOPLE.刘洋.zjhm;
const ZHANG_JIANGUO = PEOPLE.张建国.zjhm;

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  token = (await centre.signIn('1', LIU_YANG)).token;
});
afterAll(() => centre.close());

const numberFor = async (who: string) =>
  (await call(`${HALL}/id/getYthptYwbh`, { token: who, query: { ywlx: 'TQ0107' } })).data;
const save = (values: Record<string, unknown>, who = token) =>
  call(`${HALL}/tqsq/tqyw/save`, { token: who, json: { ...RENT, ywlx: 'TQ0107', ...values } });
const balance = async () => (await call(`${HALL}/grxx/grzhxx`, { token })).data.grzhye;
const qa = (name: string, json: unknown) => call(`/api/__qa__/${name}`, { json });

/** Fen of a yuan text. */
const fen = (yuan: string) => BigInt(yuan.replace('.', ''));

test("another person's case is neither shown nor withdrawn", async () => {
  const ywlsh = await numberFor(token);
  expect((await save({ ywlsh })).code).toBe('0');
  const stranger = (await centre.signIn('1', ZHANG_JIANGUO)).token;
  expect((await call(`${HALL}/wdbj/getInfo`, { token: stranger, query: { ywlsh } })).code).not.toBe('0');
  expect((await call(`${HALL}/wdbj/chehui`, { token: stranger, json: { ywlsh } })).code).not.toBe('0');
  const page = { page: '1', size: '20' };
  expect((await call(`${HALL}/wdbj/getList`, { token: stranger, query: page })).data.total).toBe(0);
  expect((await call(`${HALL}/wdbj/getList`, { token, query: page })).data.list).toMatchObject([
    { ywlsh, ywlx: 'TQ0107' },
  ]);
});

test('an answer lost after the submission: the repetition is answered as the first and books once', async () => {
  const before = await balance();
  const ywlsh = await numberFor(token);
  await centre.fault({ path: 'tqyw/save', kind: 'abort' });
  await expect(save({ ywlsh })).rejects.toThrow(TypeError);
  const [first, second] = await Promise.all([save({ ywlsh }), save({ ywlsh })]);
  expect(first).toMatchObject({ code: '0', data: { ywlsh } });
  expect(second.data).toEqual(first.data);

  const detail = await call(`${HALL}/wdbj/getInfo`, { token, query: { ywlsh } });
  if (detail.data.ywzt === '98') {
    expect((await qa('review', { ywbh: ywlsh, result: 'approve', opinion: '同意' })).code).toBe('0');
  }
  expect(fen(before) - fen(await balance())).toBe(450_000n);
  expect((await qa('review', { ywbh: ywlsh, result: 'approve', opinion: '' })).code).not.toBe('0');
  const messages = await call(`${HALL}/xxzx/getList`, { token, query: { page: '1', size: '20' } });
  expect(messages.data.list.some((message: { ywlsh: string }) => message.ywlsh === ywlsh)).toBe(true);
});

test('the person sees who looked at their data, why and on what basis', async () => {
  const ywlsh = await numberFor(token);
  await save({ ywlsh });
  const { list } = (await call(`${HALL}/grxx/dlsqjl`, { token, query: { lx: '2' } })).data;
  expect(list[0]).toMatchObject({
    lx: '2',
    fs: '系统（租房提取）',
    nr: `提交业务${ywlsh}时核查不动产登记、婚姻登记、户籍登记`,
    yj: '您办理业务时作出的查询授权',
  });
});

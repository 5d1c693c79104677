// @vitest-environment node
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PEOPLE } from '../../people';
import { call } from '../call';

const HALL = '/api/izfgjj-zhfw/v1';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

it('an issued document is handed to its owner alone, by every call', async () => {
  const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
  const { data: ywlsh } = await call(`${HALL}/id/getId`, { token, query: { lx: 'ZMKJ' } });
  const { data } = await call(`${HALL}/zmkj/save`, { token, json: { zmlx: '11', zmyt: '1', ywlsh } });
  const { zmbh } = data;
  const other = (await centre.signIn('1', PEOPLE.何静.zjhm)).token;
  const fill = { mbbh: 'ZSWJ', params: { zmbh }, wjgs: 'pdf' };
  for (const [path, json] of [
    ['/api/putil/v1/template/fill', fill],
    ['/api/putil/v1/template/fillStream', fill],
    ['/api/putil/v1/ofd/download', { zmbh }],
  ] as const) {
    expect(await call(path, { token: other, json })).toMatchObject({ code: '1', data: null });
    expect(await call(path, { json })).toMatchObject({ status: 401 });
  }
  for (const [json, msg] of [
    [{ ...fill, mbbh: 'X' }, '没有这个模板，请刷新页面后重试'],
    [{ ...fill, wjgs: 'exe' }, '文件格式只能是PDF或OFD'],
    [{ ...fill, params: null }, '未找到该文书，请从列表中重新打开'],
    [{ ...fill, params: { zmbh: { toString: 1 } } }, '未找到该文书，请从列表中重新打开'],
  ] as const) {
    expect(await call('/api/putil/v1/template/fill', { token, json })).toMatchObject({ code: '1', msg });
  }
});

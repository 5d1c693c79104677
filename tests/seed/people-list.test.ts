import { startTestCentre, type TestCentre } from '@mocks/node';
import { listPeople } from '@mocks/seed/people-list';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../handlers/call';
import { PEOPLE } from '../people';

const HALL = '/api/izfgjj-zhfw/v1';
const AUTH = '/api/auth/v1';
const PAGE = { page: '1', size: '20' };

const FOR_ALL: [string, Record<string, string>?][] = [
  [`${AUTH}/getUserInfo`],
  [`${AUTH}/menu/pubClientTree`],
  [`${AUTH}/menu/getAllMenuImgIcon`],
  [`${HALL}/draftbox/getList`],
  [`${HALL}/dbsx/getList`],
  [`${HALL}/wdbj/getList`, { ...PAGE, tab: 'all' }],
  [`${HALL}/xxzx/getList`, PAGE],
  [`${HALL}/ztyw/existsByYwbh`, { ywlx: 'TQ0107' }],
  [`${HALL}/ywblxz/getInfoByYwlx`, { ywlx: 'GJ0201' }],
];
const BY_TYPE: Record<string, [string, Record<string, string>?][]> = {
  '1': [
    [`${HALL}/grxx/loginGrxx`],
    [`${HALL}/grxx/grzhxx`],
    [`${HALL}/grxx/grzhyezs`],
    [`${HALL}/grxx/grjcmx`, PAGE],
    [`${HALL}/grxx/grzhxxsfwz`],
    [`${HALL}/grdkxx/getList`],
  ],
  '2': [[`${HALL}/jcdwxx/getInfo`], [`${HALL}/jcdwxx/dwzhxxsfwz`], [`${HALL}/jcdwxx/dwfwyqrdzd`]],
  '3': [[`${HALL}/kfslpxx/getHzlpList`]],
};

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

describe.each(listPeople().filter(({ password }) => password !== ''))('$name', ({ loginType, account }) => {
  test('gets an answer to everything the hall asks on signing in', async () => {
    const { token } = await centre.signIn(loginType, account);
    const calls = [...FOR_ALL, ...(BY_TYPE[loginType] ?? [])];
    const answers = await Promise.all(calls.map(([path, query]) => call(path, { token, query })));
    answers.forEach((answer, index) => {
      expect(answer, calls[index]?.[0]).toMatchObject({ status: 200, code: '0' });
      expect(JSON.stringify(answer.data), calls[index]?.[0]).not.toMatch(/undefined|NaN|\[object|\$fen/);
    });
  });
});

test('money comes with two decimals, phones and numbers masked', async () => {
  const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
  const account = (await call(`${HALL}/grxx/grzhxx`, { token })).data;
  for (const name of ['grzhye', 'djje', 'grjcjs', 'dwyjce', 'gryjce', 'yjce']) {
    expect(account[name], name).toMatch(/^\d+\.\d{2}$/);
  }
  const info = (await call(`${HALL}/grxx/loginGrxx`, { token })).data;
  expect(info).toMatchObject({ xingming: '张建国', zjhm: '110***********1219', sjhm: '138****0001' });
});

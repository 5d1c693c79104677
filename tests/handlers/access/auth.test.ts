// @vitest-environment node
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, PEOPLE } from '../../people';
import { call, encrypted } from '../call';

const AUTH = '/api/auth/v1';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

test('a token is handed out for the form of the sign-in page, opens calls until it is signed out, and then none', async () => {
  const { data: captcha } = await call(`${AUTH}/getImgCode`);
  const form = {
    loginType: '1',
    username: await encrypted(PEOPLE.张建国.zjhm),
    password: await encrypted(PASSWORD),
    code: await centre.lastCode('captcha'),
    uuid: captcha.uuid,
  };
  const query = { grant_type: 'password', scope: 'server' };
  const { status, code, data } = await call(`${AUTH}/otherAuth/accountLogin`, { query, form });
  expect([status, code, data.loginMethod]).toEqual([200, '0', '101']);
  const token = data.access_token;
  expect((await call(`${AUTH}/getUserInfo`, { token })).data).toMatchObject({ loginType: '1', nikName: '张建国' });
  // Twice is no error.
  for (const _ of [1, 2]) expect((await call(`${AUTH}/token/logout`, { token, json: {} })).code).toBe('0');
  expect(await call(`${AUTH}/getUserInfo`, { token })).toMatchObject({ status: 401, code: '401', data: null });
});

// @vitest-environment node
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE, UNITS } from '../../people';
import { call, encrypted } from '../call';

const AUTH = '/api/auth/v1';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

test('no login type is said at its field', async () => {
  const answer = await call(`${AUTH}/checkRecoverPwdAccount`, { form: { loginType: '9' } });
  expect(answer.data.fieldErrors).toEqual({ loginType: '请选择用户类型' });
});

test('a number in plain text or none is not read, and the captcha not used up', async () => {
  const { uuid } = (await call(`${AUTH}/getImgCode`)).data;
  const captcha = { uuid, code: await centre.lastCode('captcha') };
  const check = (form: Record<string, string>) =>
    call(`${AUTH}/checkRecoverPwdAccount`, { form: { ...form, ...captcha } });
  const unread: Record<string, string>[] = [
    { loginType: '1', zjhm: PEOPLE.张建国.zjhm },
    { loginType: '1' },
    { loginType: '2', dwzh: UNITS.华夏精密.dwzh },
  ];
  for (const form of unread) {
    expect((await check(form)).code).toBe('1001');
  }
  expect((await check({ loginType: '1', zjhm: await encrypted(PEOPLE.张建国.zjhm) })).code).toBe('0');
});

test('a new password in plain text is not read, by any of its calls', async () => {
  const zjhm = await encrypted(PEOPLE.张建国.zjhm);
  for (const path of ['recoverPwd', 'setLoginPwd', 'setQtLoginPwd']) {
    const form = { loginType: '1', zjhm, ticket: 'x', dxyzm: '1', password: 'Xin@2027' };
    expect((await call(`${AUTH}/${path}`, { form })).code, path).toBe('1001');
  }
  const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
  const changed = await call(`${AUTH}/updatePwdByPhone`, { token, form: { dxyzm: '1', password: 'Xin@2027' } });
  expect(changed.code).toBe('1001');
});

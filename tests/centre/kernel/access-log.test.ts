import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, encrypted } from '../../handlers/call';
import { PASSWORD, PEOPLE, UNITS } from '../../people';

const AUTH = '/api/auth/v1';
const HALL = '/api/izfgjj-zhfw/v1';
const ZHANG = PEOPLE.张建国.zjhm;

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

async function signIn(password = PASSWORD) {
  const { data: captcha } = await call(`${AUTH}/getImgCode`);
  const form = {
    loginType: '1',
    username: await encrypted(ZHANG),
    password: await encrypted(password),
    code: await centre.lastCode('captcha'),
    uuid: captcha.uuid,
  };
  return call(`${AUTH}/otherAuth/accountLogin`, { form });
}

const log = async (token: string, query: Record<string, string> = {}) =>
  (await call(`${HALL}/grxx/dlsqjl`, { token, query })).data;

test('tells when, how and from where somebody signed in, failures among them', async () => {
  await signIn('wrong1');
  const { data } = await signIn();
  const { list, total } = await log(data.access_token, { lx: '1' });
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({ lx: '1', fs: '账号密码登录', nr: '登录成功', cg: '1', dd: '本机' });
  expect(list[0].sj).toMatch(/^2026-11-21 10:00:\d\d$/);
  expect(list[1]).toMatchObject({ nr: '登录失败：用户名不存在或密码错误', cg: '0' });
  expect(list[0]).not.toHaveProperty('owner');
});

test('is searched by date and kind, page by page', async () => {
  for (let count = 0; count < 3; count += 1) await signIn();
  const token = (await signIn()).data.access_token;
  expect((await log(token, { lx: '1', size: '3' })).list).toHaveLength(3);
  expect((await log(token, { lx: '1', size: '3', page: '2' })).list).toHaveLength(1);
  // 孙丽 drew for her loan on the first of the month: she was looked up for it, and he, who has no part in it, was not.
  expect((await log(token, { lx: '2' })).total).toBe(0);
  const sun = (await centre.signIn('1', PEOPLE.孙丽.zjhm)).token;
  expect((await log(sun, { lx: '2', ksrq: '2026-11-02' })).total).toBe(0);
  expect((await log(sun, { lx: '2', jsrq: '2026-11-01' })).list[0]).toMatchObject({ fs: '系统（偿还购房贷款提取）' });
  expect((await log(token, { ksrq: '2026-11-22' })).total).toBe(0);
  expect((await log(token, { ksrq: '2026-11-21', jsrq: '2026-11-21' })).total).toBe(4);
});

test("is the person's own: nobody else's entries, and no unit asks for it", async () => {
  await signIn();
  const li = await centre.signIn('1', PEOPLE.李晓梅.zjhm);
  expect((await log(li.token)).total).toBe(0);
  const unit = await centre.signIn('2', UNITS.华夏精密.dwzh);
  expect((await call(`${HALL}/grxx/dlsqjl`, { token: unit.token })).status).toBe(403);
});

test("'not me' ends every session and freezes every way in, with the way out in words", async () => {
  const here = (await signIn()).data.access_token;
  const elsewhere = (await signIn()).data.access_token;
  expect((await call(`${HALL}/grxx/djdl`, { token: here, json: {} })).code).toBe('0');
  for (const token of [here, elsewhere]) expect((await call(`${AUTH}/getUserInfo`, { token })).status).toBe(401);
  const [sms] = await centre.outbox();
  expect(sms).toMatchObject({
    kind: 'sms',
    to: PEOPLE.张建国.sjhm,
    text: expect.stringContaining('冻结网上办事大厅登录'),
  });

  const refused = await signIn();
  expect(refused).toMatchObject({ code: '1004' });
  expect(refused.msg).toMatch(/^该账号已于2026-11-21 10:00由本人冻结登录。请通过“忘记密码”验证身份/);
  await call(`${AUTH}/sendLoginSmsCode`, { query: { loginType: '1', sjhm: await encrypted(PEOPLE.张建国.sjhm) } });
  const form = { loginType: '1', sjhm: await encrypted(PEOPLE.张建国.sjhm), dxyzm: await centre.lastCode('sms') };
  expect((await call(`${AUTH}/otherAuth/smsCodeLogin`, { form })).code).toBe('1004');
});

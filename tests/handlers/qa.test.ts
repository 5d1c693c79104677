import { memberAccount, postingsOf } from '@mocks/centre/kernel/accounts/ledger';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, PEOPLE, UNITS } from '../people';
import { call } from './call';

const HALL = '/api/izfgjj-zhfw/v1';
const qa = (name: string, json?: unknown) => call(`/api/__qa__/${name}`, { json });

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(() => centre.reset());
afterAll(() => centre.close());

test('the hall is closed with a reason and an expected end, and opened again', async () => {
  await qa('hall', { qdzt: '0', tzyy: '年终结息', yjhfsj: '2026-11-22 08:00' });
  const status = () => call(`${HALL}/zcxx/getQdztXx`);
  expect((await status()).data).toEqual({ qdzt: '0', tzyy: '年终结息', yjhfsj: '2026-11-22 08:00' });
  await qa('hall', { qdzt: 0 });
  expect((await status()).data).toEqual({ qdzt: '0', tzyy: '系统例行维护', yjhfsj: '2026-11-21 23:30' });
  await qa('hall', { qdzt: 1 });
  expect((await status()).data).toEqual({ qdzt: '1', tzyy: '', yjhfsj: '' });
});

test('what the centre does by itself goes on while the hall is closed', async () => {
  await qa('hall', { qdzt: '0' });
  await qa('clock', { now: '2027-07-01' });
  const rows = await centre.transact(({ store }) => postingsOf(store, memberAccount(PEOPLE.张建国.grzh)));
  const texts = rows.filter(({ entry }) => entry.date > '2026-11-21').map(({ entry }) => entry.zhaiyao);
  expect(texts).toContain('2027年结息');
  expect(texts.some((text) => text.includes('汇缴'))).toBe(true);
});

test('the date moves forward only, and signs nobody out', async () => {
  const { token } = await centre.signIn('1', PEOPLE.张建国.zjhm);
  expect((await qa('clock', { days: 31 })).data.today).toBe('2026-12-22');
  expect((await qa('clock', { now: '2027-07-01' })).data.today).toBe('2027-07-01');
  expect((await qa('clock', { now: '2026-01-01' })).code).toBe('1');
  expect((await qa('clock', {})).code).toBe('1');
  expect((await call('/api/auth/v1/getUserInfo', { token })).status).toBe(200);
  await qa('reset', {});
  expect((await qa('status')).data.now.slice(0, 10)).toBe('2026-11-21');
  expect((await call('/api/auth/v1/getUserInfo', { token })).status).toBe(401);
});

test('a session is handed in without the sign-in page, for whoever could sign in there', async () => {
  const { data } = await qa('session', { loginType: '2', account: UNITS.华夏精密.dwzh });
  expect(data).toMatchObject({ loginType: '2', refreshToken: expect.any(String) });
  const { data: who } = await call('/api/auth/v1/getUserInfo', { token: data.token });
  expect(who).toMatchObject({ loginType: '2', companyName: '华夏精密制造有限公司' });
  for (const nobody of [
    { loginType: '1', account: UNITS.华夏精密.dwzh },
    { loginType: '9', account: UNITS.华夏精密.dwzh },
    { loginType: '2' },
  ]) {
    expect(await qa('session', nobody)).toMatchObject({ code: '1', msg: '没有以此登录的账号' });
  }
});

test('a phone scans, confirms once, and the screen is signed in once', async () => {
  const { data: code } = await call('/api/auth/v1/qrcode/getQrCode', { query: { loginType: '1' } });
  const query = { uuid: code.uuid, ticket: code.ticket };
  const status = async () => (await call('/api/auth/v1/qrcode/findQrStatus', { query })).data;
  expect((await qa('outbox')).data[0]).toMatchObject({ kind: 'qr', uuid: code.uuid });
  expect(await status()).toEqual({ zt: 'waiting', ts: '', login: null });
  await qa('scan', { uuid: code.uuid, action: 'scan', zjhm: PEOPLE.张建国.zjhm });
  expect((await status()).zt).toBe('scanned');
  await qa('scan', { uuid: code.uuid, action: 'confirm' });
  expect((await qa('scan', { uuid: code.uuid, action: 'cancel' })).msg).toBe('二维码已使用');
  const { login } = await status();
  expect((await call('/api/auth/v1/getUserInfo', { token: login.access_token })).data.nikName).toBe('张建国');
  expect(await status()).toEqual({ zt: 'expired', ts: '', login: null });
  expect((await qa('scan', { uuid: 'none', action: 'scan' })).msg).toBe('二维码不存在或已失效');
});

test('everybody on the list can sign in with what it says', async () => {
  const people = (await qa('people')).data;
  expect(people.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(['张建国', '阿依古丽·买买提', '陈𠮷祥', '赵敏', '东方云商集团', '安居置业有限公司']),
  );
  for (const { loginType, account, password, remark } of people) {
    if (password === '') expect(remark).toContain('尚未在大厅注册');
    if (password === '') continue;
    expect(password).toBe(PASSWORD);
    expect((await centre.signIn(loginType, account)).token).toMatch(/^[0-9a-f]{48}$/);
  }
});

test('the government platform gives a code to those whom it knows alone', async () => {
  const known = await qa('gov-code', { loginType: '1', zjhm: PEOPLE.张建国.zjhm });
  expect(known.data.authCode).not.toBe('');
  const other = await qa('gov-code', { loginType: '2', dwzh: UNITS.融资担保.dwzh });
  expect(other.msg).toBe('政务服务平台没有这个账号');
});

test('a large unit is put in on demand, listed with the people, signs in, and is gone after a reset', async () => {
  const account = '1000000100';
  const listed = async () => (await qa('people')).data.some((one: { account: string }) => one.account === account);
  expect(await listed()).toBe(false);
  expect(await qa('large-unit', { rs: 120 })).toMatchObject({ code: '0', data: { dwzh: account, rs: 120 } });
  expect((await qa('large-unit', { rs: 50 })).data.rs).toBe(120);
  expect(await listed()).toBe(true);
  const { data } = await qa('session', { loginType: '2', account });
  const members = await call(`${HALL}/jcdwxx/zgxx/getList`, { token: data.token, json: { page: 12, size: 10 } });
  expect(members.data).toMatchObject({ total: 120, list: expect.objectContaining({ length: 10 }) });
  await qa('reset', {});
  expect(await listed()).toBe(false);
});

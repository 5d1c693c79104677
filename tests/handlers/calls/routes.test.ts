import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE, UNITS } from '../../people';
import { call } from '../call';

const HALL = '/api/izfgjj-zhfw/v1';

let centre: TestCentre;
let person: string;
let unit: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
  person = (await centre.signIn('1', PEOPLE.张建国.zjhm)).token;
  unit = (await centre.signIn('2', UNITS.华夏精密.dwzh)).token;
});
afterAll(() => centre.close());

test('a token that opens nothing is answered 401', async () => {
  for (const token of ['', 'unknown', 'undefined', '../']) {
    const lost = { status: 401, code: '401', msg: '令牌已过期，请重新登录' };
    expect(await call(`${HALL}/grxx/grzhxx`, { token }), token).toMatchObject(lost);
  }
});

test('the face check of whoever is signed in needs a session, unless it is the second factor of a ticket', async () => {
  for (const path of ['getQrCode', 'findQrStatus']) {
    expect((await call(`/api/auth/v1/twoCheck/${path}`, { query: { uuid: 'x' } })).status).toBe(401);
    expect((await call(`/api/auth/v1/twoCheck/${path}`, { query: { ticket: 'x' } })).status).toBe(200);
  }
  const { data } = await call('/api/auth/v1/twoCheck/getQrCode', { token: person, query: { menuId: 'm' } });
  expect(data.uuid).not.toBe('');
});

test('a unit may not ask for a person, nor a person for a unit or for menus of units', async () => {
  const answers = await Promise.all([
    call(`${HALL}/grxx/grzhxx`, { token: unit }),
    call(`${HALL}/tqsq/tqyw/save`, { token: unit, json: { ywlx: 'TQ0107' } }),
    call(`${HALL}/jcdwxx/getInfo`, { token: person }),
    call('/api/auth/v1/menu/pubClientTree', { token: person, query: { loginType: '2' } }),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 403, code: '403', msg: '没有操作权限，请联系管理员', data: null });
  }
});

test('what the centre does not have is answered 404 in its envelope', async () => {
  const answer = await call('/api/no/such/call');
  expect(answer).toMatchObject({ status: 404, code: '404', msg: 'Web服务接口未部署' });
});

test('a body that makes no sense is refused politely', async () => {
  const bodies: [what: string, raw: [string, string]][] = [
    ['broken JSON', ['{"ywlx":', 'application/json']],
    ['a list', ['[1]', 'application/json']],
    ['null', ['null', 'application/json']],
    ['HTML', ['<html>', 'text/html']],
    ['a form without its parts', ['--x', 'multipart/form-data; boundary=x']],
  ];
  for (const [what, raw] of bodies) {
    for (const path of [`${HALL}/draftbox/save`, `${HALL}/tqsq/tqyw/judge`, '/api/dzda/v1/zhcjyw/viewCls']) {
      const answer = await call(path, { token: person, raw });
      const refused = { status: 200, code: '1002', msg: '提交的内容无法识别，请刷新页面后重试' };
      expect(answer, what).toMatchObject(refused);
    }
  }
});

// @vitest-environment node
import { endSession } from '@mocks/centre/access/sessions';
import { operatorUnits, switchUnit } from '@mocks/centre/access/switch-unit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PEOPLE, UNITS } from '../../people';
import { openForVisitors, type Visitors } from '../visitors';

const MINUTE = 60_000;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
beforeEach(() => centre.reset());

const isAlive = async (token: string) => (await centre.whoIs(token)).code === '0';
const begin = async () => (await centre.session('1', PEOPLE.张建国.zjhm)).token;

test('a session ends after 30 minutes of no use, after 8 hours at most, and by signing out', async () => {
  const unused = await begin();
  centre.passTime(29 * MINUTE);
  expect(await isAlive(unused)).toBe(true);
  centre.passTime(31 * MINUTE);
  expect(await isAlive(unused)).toBe(false);

  const used = await begin();
  for (let half = 0; half < 16; half += 1) {
    centre.passTime(29 * MINUTE);
    expect(await isAlive(used)).toBe(true);
  }
  centre.passTime(20 * MINUTE);
  expect(await isAlive(used)).toBe(false);

  const left = await begin();
  await centre.transact((tx) => endSession(tx, left));
  expect(await isAlive(left)).toBe(false);
  // Signing out twice is no error.
  await centre.transact((tx) => endSession(tx, left));
});

describe('an operator of several units', () => {
  const wu = () => centre.session('2', UNITS.华夏精密.dwzh);
  const to = (session: Awaited<ReturnType<typeof wu>>, dwzh: string) =>
    centre.ask((tx, origin) => switchUnit(tx, origin, session, dwzh));

  test('sees the units they act for, and switches to another one', async () => {
    const session = await wu();
    expect(await centre.transact((tx) => operatorUnits(tx, session))).toEqual([
      { dwzh: UNITS.华夏精密.dwzh, dwmc: '华夏精密制造有限公司', dq: '1' },
      { dwzh: UNITS.蓝天科技.dwzh, dwmc: '蓝天科技有限公司', dq: '0' },
    ]);
    const { data } = await to(session, UNITS.蓝天科技.dwzh);
    expect(data.loginMethod).toBe('111');
    expect(await isAlive(session.token)).toBe(false);
    expect((await centre.whoIs(data.access_token)).data).toMatchObject({
      companyName: '蓝天科技有限公司',
      nikName: '吴晓东',
    });
  });

  test('switches to none that they do not act for', async () => {
    const session = await wu();
    expect(await to(session, UNITS.东方云商.dwzh)).toMatchObject({
      code: '1',
      msg: '您不是该单位的经办人，不能切换',
    });
    expect(await isAlive(session.token)).toBe(true);
    const zhang = await centre.session('1', PEOPLE.张建国.zjhm);
    expect(await centre.transact((tx) => operatorUnits(tx, zhang))).toEqual([]);
  });
});

// @vitest-environment node
import { openCentre } from '@mocks/centre/centre';
import { createHandlers } from '@mocks/handlers';
import { ANY_SESSION, ANY_UNIT, isAmong } from '@mocks/handlers/calls/callers';
import { callersOf } from '@mocks/handlers/calls/routes';
import { memoryJournal } from '@mocks/journals/memory';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { HttpHandler } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEVELOPERS, PEOPLE, UNITS } from '../../people';
import { call } from '../call';
import { limitedCalls } from '../limited-calls';

const HALL = '/api/izfgjj-zhfw/v1/';
const full = (path: string) => (path.startsWith('/') ? path : HALL + path);

const handlers = createHandlers(await openCentre(memoryJournal()));
const calls = handlers.map((handler) => ({
  method: String(handler.info.method),
  path: String(handler.info.path).replace('*', ''),
  callers: callersOf(handler),
}));
const isForEverybody = (callers: readonly string[]) => ANY_SESSION.every((one) => callers.includes(one));

test('every call is public by its own word or says who may make it', () => {
  expect(handlers.every((handler) => handler instanceof HttpHandler)).toBe(true);
  expect(calls.filter(({ callers }) => callers === undefined || callers.length === 0)).toEqual([]);
});

test.each([
  ['a full role has what its login type has', ['2'], '2', [], true],
  ['a limited role has not', ['2'], '2', ['qtdwjbr'], false],
  ['unless the call says so', ANY_UNIT, '2', ['qtdwjbr'], true],
  ['one full role beside it is enough', ['1'], '1', ['lhjyjczgry', 'ydjczgry'], true],
  ['a role is nothing without its login type', ['2', 'ydjczgry'], '1', ['ydjczgry'], false],
] as const)('%s', (_what, callers, loginType, roles, may) => {
  expect(isAmong(callers, loginType, roles)).toBe(may);
});

describe.each([
  ['ydjczgry', '1', PEOPLE.邵远.zjhm],
  ['qtdwjbr', '2', UNITS.融资担保.dwzh],
] as const)('the limited role %s', (role, loginType, account) => {
  const { opened, closed } = limitedCalls[role];
  let centre: TestCentre;
  beforeAll(async () => {
    centre = await startTestCentre({ today: '2026-11-21' });
  });
  afterAll(() => centre.close());

  const ofType = calls.flatMap(({ path, callers }) =>
    callers === undefined || callers === 'public' || isForEverybody(callers) || !callers.includes(loginType)
      ? []
      : [{ path, isOpen: callers.includes(role) }],
  );

  test('may make the calls that say so, and no others', () => {
    expect(
      ofType
        .filter(({ isOpen }) => isOpen)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(opened.map(full).sort());
    const shut = ofType.filter(({ isOpen }) => !isOpen).map(({ path }) => path);
    expect(shut).toEqual(expect.arrayContaining(closed.map(full)));
  });

  test('is answered accordingly', async () => {
    for (const path of [...opened, ...closed].map(full)) {
      // A session for each: some calls end the one they are made with.
      const { token } = await centre.signIn(loginType, account);
      const isPost = calls.some((one) => one.path === path && one.method === 'POST');
      const { status } = await call(path, isPost ? { token, json: {} } : { token });
      // 401: the call wants the pass of an application, which a session is not.
      if (closed.map(full).includes(path)) expect([401, 403], path).toContain(status);
      else expect([200, 401], path).toContain(status);
    }
  });
});

describe.each([
  ['grjcry', '1', PEOPLE.刘洋.zjhm],
  ['lhjyjczgry', '1', PEOPLE.阿依古丽.zjhm],
  ['ydjczgry', '1', PEOPLE.邵远.zjhm],
  ['dwjbr', '2', UNITS.华夏精密.dwzh],
  ['qtdwjbr', '2', UNITS.融资担保.dwzh],
  ['kfsjbr', '3', DEVELOPERS.安居置业.kfsbh],
] as const)('every call, as %s', (role, loginType, account) => {
  let centre: TestCentre;
  beforeAll(async () => {
    centre = await startTestCentre({ today: '2026-11-21' });
  });
  afterAll(() => centre.close());

  test('is refused where the role is not named beside it, and not where it is', async () => {
    const wrong: string[] = [];
    for (const { method, path, callers } of calls) {
      if (callers === undefined || callers === 'public') continue;
      // A session for each: some calls end the one they are made with.
      const { token } = await centre.signIn(loginType, account);
      const { status } = await call(path, method === 'POST' ? { token, json: {} } : { token });
      if ((status === 403) === isAmong(callers, loginType, [role])) wrong.push(`${method} ${path} ${status}`);
    }
    // 401: the call wants the pass of an application, which a session is not.
    expect(wrong.filter((one) => !one.endsWith(' 401'))).toEqual([]);
  });
});

describe.each([
  ['nobody', '1', ''],
  ['a person', '1', PEOPLE.张建国.zjhm],
  ['a flexible worker', '1', PEOPLE.阿依古丽.zjhm],
  ['a unit', '2', UNITS.华夏精密.dwzh],
  ['a developer', '3', DEVELOPERS.安居置业.kfsbh],
] as const)('%s', (_who, loginType, account) => {
  let centre: TestCentre;
  beforeAll(async () => {
    centre = await startTestCentre({ today: '2026-11-21' });
  });
  afterAll(() => centre.close());

  test('is refused every call that is of others', async () => {
    const token = account === '' ? '' : (await centre.signIn(loginType, account)).token;
    const others = calls.filter(
      ({ callers }) => callers && callers !== 'public' && (account === '' || !callers.includes(loginType)),
    );
    expect(others.length).toBeGreaterThan(50);
    for (const { method, path } of others) {
      const { status } = await call(path, { token, ...(method === 'POST' && { json: {} }) });
      expect([401, 403], `${method} ${path}`).toContain(status);
    }
  });
});

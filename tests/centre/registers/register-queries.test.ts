import { rulesFor } from '@mocks/centre/cases/registered';
import { openCentre } from '@mocks/centre/centre';
import { accessLog } from '@mocks/centre/kernel/access-log';
import { businessName } from '@mocks/centre/kernel/business-names';
import { findPersonByZjhm, persons } from '@mocks/centre/kernel/people';
import { ownerOf } from '@mocks/centre/kernel/transaction';
import { createHandlers } from '@mocks/handlers';
import { callersOf } from '@mocks/handlers/calls/routes';
import { memoryJournal } from '@mocks/journals/memory';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from '../../handlers/call';
import { ACCOUNTS, PEOPLE } from '../../people';
import { partiesTo } from '../parties';

const HALL = '/api/izfgjj-zhfw/v1';

/** What was asked of registers, seen where they are asked: whoever asks and whatever for. */
const asked = vi.hoisted(() => new Set<string>());
vi.mock('@mocks/centre/registers/register-queries', async (load) => {
  const real = await load<typeof import('@mocks/centre/registers/register-queries')>();
  const seen =
    <T extends typeof real.queryRegister | typeof real.logQuery>(ask: T) =>
    (...[store, register, ...zjhm]: Parameters<T>) => {
      for (const one of zjhm) asked.add(`${one} ${register}`);
      return ask(store, register, ...zjhm);
    };
  return { ...real, queryRegister: seen(real.queryRegister), logQuery: seen(real.logQuery) };
});

const paths = createHandlers(await openCentre(memoryJournal()))
  .filter((handler) => handler.info.header.startsWith('GET') && (callersOf(handler) ?? []).includes('1'))
  .map((handler) => String(handler.info.path).replace('*', ''));

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  asked.clear();
});
afterAll(() => centre.close());

/** Every question about somebody who has an account here that the person's own log does not tell. */
function untold(own: string, business = ''): Promise<string[]> {
  return centre.transact((tx) =>
    [...asked].filter((question) => {
      const [zjhm = '', register = ''] = question.split(' ');
      const grzh = findPersonByZjhm(tx, zjhm)?.grzh;
      // What the centre itself keeps of who asks is no query.
      if (!grzh || (zjhm === own && register === '住房公积金账户')) return false;
      return !accessLog(tx, ownerOf({ kind: 'person', grzh })).some(
        ({ lx, fs, nr }) => lx === '2' && fs.includes(business) && nr.includes(register),
      );
    }),
  );
}

/** Everybody asked about who has no part in what this person may do here. */
function strangers(own: string): Promise<string[]> {
  return centre.transact((tx) => {
    const parties = partiesTo(tx, [own]);
    return [...asked].filter((question) => {
      const [zjhm = ''] = question.split(' ');
      return [...persons(tx.store).values()].some((one) => one.zjhm === zjhm) && !parties.has(zjhm);
    });
  });
}

test('where somebody lives is asked by the business that depends on it, and not by the account that every page shows', async () => {
  const { loginType, account } = ACCOUNTS.张建国;
  const { token } = await centre.signIn(loginType, account);
  const residence = `${PEOPLE.张建国.zjhm} 居住登记`;
  await call(`${HALL}/grxx/grzhxx`, { token });
  expect(asked).not.toContain(residence);
  await call(`${HALL}/tqsq/zftq/getInfo`, { token });
  expect(asked).toContain(residence);
  expect(await untold(PEOPLE.张建国.zjhm, '租房提取')).toEqual([]);
});

describe.each(['张建国', '刘洋', '何静', '孙志远'] as const)('of %s', (name) => {
  const { loginType, account } = ACCOUNTS[name];
  const { zjhm } = PEOPLE[name];

  test('every page that is opened, and whatever it asks, stands in the log of whom it asks about', async () => {
    const { token } = await centre.signIn(loginType, account);
    for (const path of paths) await call(path, { token });
    expect(asked.size).toBeGreaterThan(0);
    expect(await untold(zjhm)).toEqual([]);
    expect(await strangers(zjhm)).toEqual([]);
    const own = await centre.transact((tx) => accessLog(tx, ownerOf({ kind: 'person', grzh: PEOPLE[name].grzh })));
    const looked = own.filter(({ lx, fs, nr }) => lx === '2' && (fs.includes('网上事项') || nr.includes('推荐')));
    // Nothing was applied for, nothing was authorised.
    expect(looked.filter(({ yj }) => yj.includes('授权'))).toEqual([]);
  });

  test('what every business judges by, its materials and what is to be brought are told by their business', async () => {
    const { token } = await centre.signIn(loginType, account);
    for (const { ywlx, area, matters = [{}] } of rulesFor('person')) {
      asked.clear();
      for (const values of matters) {
        await call(`${HALL}/dkhk/judge`, { token, json: { ywlx, ...values } });
        const zstj = JSON.stringify(values);
        await call('/api/dzda/v1/zhcjyw/viewCls', { token, json: { jdbh: `${ywlx}-01`, ywlsh: '', zstj } });
      }
      expect(await untold(zjhm, businessName(ywlx)), area).toEqual([]);
      expect(await strangers(zjhm), businessName(ywlx)).toEqual([]);
    }
  });
});

// @vitest-environment node
import { balanceOf, memberAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { judge, submit } from '@mocks/centre/office/applications';
import { plain } from '@mocks/handlers/applications';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { LEASE, LIU_YANG, RENT } from '../../fixture';
import { openForVisitors, type Visitors } from '../../visitors';

/** What no form sends. Objects that cannot be made into text break whoever tries. */
const WRONG_TYPES: unknown[] = [
  null,
  true,
  [],
  ['1'],
  {},
  { toString: 1, valueOf: 1 },
  [[[[]]]],
  1e308,
  -0,
  '\u0000',
  '\ud800',
];
const WRONG_AMOUNTS: unknown[] = [
  ...['1e3', '-1', '0', '0.00', '0.001', 'NaN', 'Infinity', '0x10', '1,2,3', '1.', '.5', '+1', '--1', '٣', ''],
  ...['99999999999999999999', '1'.repeat(10_000), '1500.005', '4500.01', PEOPLE.刘洋.grzhye, '999999999999999.99'],
  ...[4500.001, null, ['1'], { a: 1 }],
];
const BEFORE = 12_222_682n;

let centre: Visitors;
beforeAll(async () => {
  centre = await openForVisitors();
});
afterEach(() => centre.reset());

const number = () => centre.transact((tx) => issueNumber(tx, LIU_YANG, 'TQ0107'));
/** As it comes through the door. */
const save = (body: Record<string, unknown>) =>
  centre.ask((tx) => submit(tx, LIU_YANG, plain({ ...RENT, ywlx: 'TQ0107', ...body })));
const balance = () => centre.transact((tx) => balanceOf(tx.store, memberAccount(LIU_YANG.grzh)));
/** One more value in a body, also under a name that JavaScript keeps for itself. */
function forgedWith(body: object, field: string, value: unknown): Record<string, unknown> {
  return JSON.parse(`${JSON.stringify(body).slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(value)}}`);
}

it('a value of a wrong type in any field is refused in words, never a breakdown', async () => {
  const ywlsh = await number();
  for (const values of [RENT, LEASE]) {
    const body = { ...values, ywlx: 'TQ0107', ywlsh, sqtqje: '999999.00' };
    for (const field of [...Object.keys(values), 'ywlx', 'ywlsh', 'beizhu', '__proto__', 'constructor']) {
      for (const wrong of WRONG_TYPES) {
        const forged = plain(forgedWith(body, field, wrong));
        await centre.ask((tx) => judge(tx, LIU_YANG, forged));
        const { code } = await centre.ask((tx) => submit(tx, LIU_YANG, forged));
        expect(code, `${field} ${JSON.stringify(wrong)}`).toBe('1');
      }
    }
  }
  expect(await balance()).toBe(BEFORE);
});

it('a missing field is named', async () => {
  const ywlsh = await number();
  for (const field of 'zflx fwzl hyzk znsl tqksny tqjsny tqpl zfzffs sqtqje ywwd cns'.split(' ')) {
    const { code, data } = await save({ ywlsh, [field]: undefined });
    expect([code, Object.keys(data.fieldErrors)], field).toEqual(['1', expect.arrayContaining([field])]);
  }
});

it('amounts that are none, or too much, whatever else the form says of the account', async () => {
  const ywlsh = await number();
  for (const sqtqje of WRONG_AMOUNTS) {
    const { code, data } = await save({ ywlsh, sqtqje });
    const what = JSON.stringify(sqtqje).slice(0, 40);
    expect(code, what).toBe('1');
    expect(data.fieldErrors, what).toHaveProperty('sqtqje');
  }
  const rich = { grzh: PEOPLE.张建国.grzh, grzhye: '9999999.00', sqtqje: '9000.00' };
  expect((await save({ ywlsh, ...rich })).code).toBe('1');
  expect(await balance()).toBe(BEFORE);
});

it('months outside, turned round or that are none', async () => {
  const ywlsh = await number();
  for (const [tqksny, tqjsny] of [
    ['2025-10', '2026-09'],
    ['2026-12', '2026-12'],
    ['2026-11', '2026-10'],
    ['2026-13', '2026-13'],
    ['2026-00', '2026-00'],
    ['0001-01', '9999-12'],
    ['2026-1', '2026-11'],
    ['2026-11-01', '2026-11-30'],
  ]) {
    const { code, data } = await save({ ywlsh, tqksny, tqjsny, sqtqje: '1.00' });
    expect(code, `${tqksny} ${tqjsny}`).toBe('1');
    expect(Object.keys(data.fieldErrors).join(), `${tqksny} ${tqjsny}`).toMatch(/tq[kj]sny/);
  }
});

it('a space around a month does not hide that it has been paid', async () => {
  const month = { tqksny: '2026-11', tqjsny: '2026-11', sqtqje: '1500.00' };
  expect((await save({ ...month, ywlsh: await number() })).code).toBe('0');
  const spaced = { ...month, tqksny: ' 2026-11', tqjsny: '2026-11\u00a0', ywlsh: await number() };
  const again = await save(spaced);
  expect(again.code).toBe('1');
  expect(JSON.stringify(again.data)).toContain('2026-11已办理租房提取');
  expect(await balance()).toBe(BEFORE - 150_000n);
});

it('a masked or half-hidden card number is never taken for an account', async () => {
  const ywlsh = await number();
  for (const skyhzh of ['6222****0000', '*', '6222 0202 **** 1374', '6222020200000101374*']) {
    const { data } = await save({ ywlsh, skzhly: '2', skyhdm: '102', skyhzh });
    expect(data.fieldErrors, skyhzh).toHaveProperty('skyhzh');
  }
});

it('submissions at once book once, under one number and under a hundred', async () => {
  const ywlsh = await number();
  const same = await Promise.all(Array.from({ length: 100 }, () => save({ ywlsh })));
  expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(same[0]?.code).toBe('0');
  expect(await balance()).toBe(BEFORE - 450_000n);
  await centre.reset();
  const numbers = await Promise.all(Array.from({ length: 100 }, () => number()));
  const others = await Promise.all(numbers.map((one) => save({ ywlsh: one })));
  expect(others.filter(({ code }) => code === '0')).toHaveLength(1);
  expect(await balance()).toBe(BEFORE - 450_000n);
});

// @vitest-environment node

import { trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { units } from '@mocks/centre/kernel/people';
import { paymentAccountsOf } from '@mocks/data/unit-payers';
import { startTestCentre, type TestCentre } from '@mocks/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UNITS } from '../../people';
import { call } from '../call';

const HALL = '/api/izfgjj-zhfw/v1';
const UNIT = UNITS.华夏精密.dwzh;

let centre: TestCentre;
let token: string;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
beforeEach(async () => {
  await centre.reset();
  token = (await centre.signIn('2', UNIT)).token;
});
afterAll(() => centre.close());

const ask = (method: 'get' | 'post', path: string, sent: Record<string, unknown>, who = token) =>
  call(
    `${HALL}/${path}`,
    method === 'post'
      ? { token: who, json: sent }
      : { token: who, query: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])) },
  );
const paidTo = () => centre.transact((tx) => units(tx.store).get(UNIT)?.jzny);
const booksBalance = async () => expect(await centre.transact((tx) => trialBalance(tx.store))).toBe(0n);

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1e21,
  [],
  ['2026-12'],
  { a: 1 },
  '',
  ' ',
  '__proto__',
  'constructor',
  '2026-13',
  '9'.repeat(400),
  "'; drop",
  '<script>',
  '１２',
];

it('wrong types in any field are refused in words, and nothing is booked', async () => {
  const ywlsh = (await call(`${HALL}/id/getYthptYwbh`, { token, query: { ywlx: 'GJ0201' } })).data;
  const roster = (
    await ask('post', 'hjpz/qrqc', { hjny: '2026-12', hjksfs: '2', hjrs: '48', hjje: UNITS.华夏精密.hjje })
  ).data;
  const good: Record<string, unknown> = {
    ywlx: 'GJ0201',
    ywlsh,
    hjny: '2026-12',
    hjksfs: '2',
    qcqrdh: roster.qcqrdh,
    hjfs: '02',
    zhbh: 'FK000101',
    sqzsje: '',
    ywwd: '0101',
    beizhu: '',
  };
  for (const field of ['ywlx', 'ywlsh', 'hjny', 'hjksfs', 'qcqrdh', 'hjfs', 'zhbh', 'ywwd']) {
    for (const hostile of HOSTILE) {
      const { code, msg, status } = await ask('post', 'hjpz/save', { ...good, [field]: hostile });
      expect({ status, code }, `${field} ${JSON.stringify(hostile)}`).toEqual({ status: 200, code: '1' });
      expect(msg, `${field} ${JSON.stringify(hostile)}`).toMatch(/[\u4e00-\u9fff]/);
    }
  }
  for (const used of ['-0.01', '1e3', '0.001', '999999999999999.99', '１', 'NaN']) {
    const { code, data } = await ask('post', 'hjpz/save', { ...good, hjfs: '01', zhbh: '', sqzsje: used });
    expect(code, used).toBe('1');
    expect(data.fieldErrors.sqzsje, used).toBeTruthy();
  }
  expect(await paidTo()).toBe('2026-11');
  await booksBalance();
  expect((await ask('post', 'hjpz/save', good)).data).toMatchObject({ ywlsh, ywzt: '99' });
});

it('the bank of the tests takes no nonsense either', async () => {
  for (const hostile of HOSTILE) {
    const answer = await call('/api/__qa__/transfer', {
      json: { dwzh: hostile, fse: hostile, fy: hostile, lsh: hostile },
    });
    expect(answer.status).toBe(200);
  }
  await booksBalance();
});

const fileBy = async (zhbh: string) => {
  const ywlsh = (await call(`${HALL}/id/getYthptYwbh`, { token, query: { ywlx: 'GJ0201' } })).data;
  const list = { hjny: '2026-12', hjksfs: '2' };
  const { qcqrdh } = (await ask('post', 'hjpz/qrqc', { ...list, hjrs: '48', hjje: UNITS.华夏精密.hjje })).data;
  const pay = { hjfs: '02', zhbh, sqzsje: '', ywwd: '0101', beizhu: '' };
  return { ywlsh, qcqrdh, filed: await ask('post', 'hjpz/save', { ...list, ...pay, ywlx: 'GJ0201', ywlsh, qcqrdh }) };
};

it('no answer carries the full number of a payer: it is chosen by its key and shown masked', async () => {
  await call('/api/__qa__/debit', { json: { dwzh: UNIT, fail: true } });
  const answers = [
    await ask('get', 'hjpz/getInit', {}),
    await ask('post', 'hjpz/setZdhj', { zt: '1', zhbh: 'FK000102' }),
  ];
  const { ywlsh, qcqrdh, filed } = await fileBy('FK000101');
  answers.push(filed, await ask('get', 'hjpz/getInfo', { qcqrdh }));
  answers.push(await ask('post', 'hjpz/ggfs', { qcqrdh, hjfs: '04', zhbh: 'FK000103', sqzsje: '' }));
  for (const path of ['hjpz/getZdhj', 'hjpz/getList', 'wdbj/getList', 'xxzx/getList', 'dbsx/getList']) {
    answers.push(await ask('get', path, { page: 1, size: 50 }));
  }
  answers.push(await ask('get', 'wdbj/getInfo', { ywlsh }));
  const told = JSON.stringify(answers.map(({ data }) => data));
  for (const { fkzh } of paymentAccountsOf(UNIT)) expect(told).not.toContain(fkzh);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => '0'));
  expect(told).toContain('中国建设银行 3100************2345');
  expect((await ask('get', 'hjpz/getInfo', { qcqrdh })).data).toMatchObject({ hjfs: '04', fkzh: '0052********1234' });
});

it('another unit’s account, a wallet for a debit and a bare number are no keys', async () => {
  for (const zhbh of ['FK000201', 'FK000103', '31001502500056012345', 'FK000199']) {
    const { filed } = await fileBy(zhbh);
    expect(filed.data.fieldErrors.zhbh, zhbh).toBe('请选择付款账户');
    expect((await ask('post', 'hjpz/setZdhj', { zt: '1', zhbh })).code, zhbh).toBe('1');
  }
  await call('/api/__qa__/debit', { json: { dwzh: UNIT, fail: true } });
  const { qcqrdh } = await fileBy('FK000101');
  for (const zhbh of ['FK000202', 'FK000101x']) {
    const { data } = await ask('post', 'hjpz/ggfs', { qcqrdh, hjfs: '04', zhbh, sqzsje: '' });
    expect(data.fieldErrors.zhbh, zhbh).toBe('请选择付款账户');
  }
});

// @vitest-environment node

import { expect, it } from 'vitest';
import type { RemittanceStart } from '@/api/unit/remittance';
import type { UnitFacts } from '@/engine/flow/facts';
import { lastTime, unchangedFromLast } from '@/flows/unit/deposit/last-time';

const account = { zhbh: 'FK1', fkzh: '3100****2345', fkhm: '单位', yhmc: '建设银行', hjfs: '02', kksx: '' };
const sc = { hjny: '2026-11', hjksfs: '2', hjfs: '02', zhbh: 'FK1' };
const start = (more: Partial<RemittanceStart>): RemittanceStart => ({
  hjny: '2026-12',
  qbrq: '',
  jzrq: '',
  jzsm: '发薪日后5日内',
  yqts: 0,
  zsye: '0.00',
  skhm: '',
  skzh: '',
  skyh: '',
  jkfy: '',
  wzhsm: {},
  fkzhs: [account],
  jcbl: { dwjcbl: '12', grjcbl: '12' },
  djhjfs: '',
  sc,
  ...more,
});
/** Of the facts only these are read. */
const asks = (own: RemittanceStart, branch = '0101', unit: object = { yj: {} }) =>
  lastTime({ own, unit, branch } as UnitFacts<RemittanceStart>)?.asks ?? null;

it('a month like the last asks nothing', () => {
  expect(unchangedFromLast(start({}))).toEqual({ hjksfs: '2', hjfs: '02', zhbh: 'FK1' });
  expect(asks(start({}))).toEqual([]);
  expect(asks(start({ sc: { ...sc, hjfs: '03', zhbh: '' } }))).toEqual([]);
});

it('a unit that never remitted has no last time: its standard account, and the way it chose when it registered', () => {
  const { sc: _, ...first } = start({});
  // Source 2: the last roster with the changes since, which for the first time is everybody with an open account.
  const roster = { hjksfs: '2', zhbh: 'FK1' };
  expect(unchangedFromLast(first)).toEqual({ ...roster, hjfs: '' });
  expect(unchangedFromLast({ ...first, djhjfs: '03' })).toEqual({ ...roster, hjfs: '03' });
  expect(unchangedFromLast({ ...first, djhjfs: '01' })).toEqual({ ...roster, hjfs: '' });
  expect(asks(first)).toBeNull();
});

it('a month that cannot be remitted yet is not offered like the last', () => {
  expect(asks(start({ hjny: '2027-01', qbrq: '2026-12-01', sc: { ...sc, hjny: '2026-12' } }))).toBeNull();
});

it('a month in which nobody pays in is not offered like the last', () => {
  expect(asks(start({}), '0101', {})).toBeNull();
});

it.each([
  ['the account is gone', start({ fkzhs: [] }), '0101', '上次的付款账户已不能使用，请重新选择付款账户'],
  [
    'the account is for another way now',
    start({ fkzhs: [{ ...account, hjfs: '04' }] }),
    '0101',
    '上次的付款账户已不能使用，请重新选择付款账户',
  ],
  ['a month is missing', start({ hjny: '2027-01' }), '0101', '2026-12没有汇缴，请核对清册来源和汇缴方式'],
  [
    'it was compared with a payroll',
    start({ sc: { ...sc, hjksfs: '3' } }),
    '0101',
    '上次与工资文件比对过清册，本月请重新导入工资文件',
  ],
  [
    'it was paid out of the balance',
    start({ sc: { ...sc, hjfs: '01', zhbh: '' } }),
    '0101',
    '上次使用了暂收余额，本月请重新选择汇缴方式',
  ],
  ['no branch is known', start({}), '', '请选择受理网点'],
])('asks and says so when %s', (_, own, branch, text) => {
  expect(asks(own, branch)).toEqual([text]);
});

it('what is gone is not in the form', () => {
  expect(unchangedFromLast(start({ fkzhs: [] }))).toMatchObject({ hjfs: '02', zhbh: '' });
  expect(unchangedFromLast(start({ sc: { ...sc, hjfs: '01', zhbh: '' } }))).toMatchObject({ hjfs: '', zhbh: 'FK1' });
});

// @vitest-environment node

import type { Transaction } from '@mocks/centre/kernel/transaction';
import { confirmRoster } from '@mocks/centre/remittance/list/confirm';
import { remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { remittances } from '@mocks/centre/remittance/list/records';
import { rosterOfBookedMonth, rosterOfDueMonth } from '@mocks/centre/remittance/list/roster-views';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../people';
import { centrePerTest, refusalOf } from './fixture';
import { confirmed, DONGFANG, HUAXIA, handIn } from './remittance-world';

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const file = (values: Record<string, unknown> = {}) => at((tx) => handIn(tx, values));

const refused = async (work: (tx: Transaction) => unknown) => refusalOf(at(work));

describe('the list', () => {
  it('of last month does not balance once somebody came, left or changed', async () => {
    const former = await at((tx) => rosterOfDueMonth(tx, HUAXIA, { hjny: '2026-12', hjksfs: '1' }));
    expect(former).toMatchObject({ syje: '109101.60', zjje: '2978.40', jsje: '2544.00', tzje: '144.00' });
    expect(former.hjje).toBe('109101.60');
    expect((await refused((tx) => confirmed(tx, HUAXIA, '1'))).message).toBe('本月清册金额不平，请核对变动人员');
  });

  it('with the changes balances: 48 people, one came, one left, one adjusted', async () => {
    const { list, ...sums } = await at((tx) => rosterOfDueMonth(tx, HUAXIA, { hjny: '2026-12', hjksfs: '2' }));
    expect(sums).toMatchObject({ syrs: 48, zjrs: 1, jsrs: 1, hjrs: 48, hjje: UNITS.华夏精密.hjje, dwhjje: '54840.00' });
    expect(list.filter(({ bdlx }) => bdlx !== '0').map(({ bdlx, syyjce, yjce }) => [bdlx, syyjce, yjce])).toEqual([
      ['6', '1252.80', '1396.80'],
      ['1', '0.00', '2978.40'],
      ['4', '2544.00', '0.00'],
    ]);
    expect(list.every(({ zjhm }) => zjhm.includes('*'))).toBe(true);
  });

  it('keeps its number when it is confirmed again, and refuses any other month or amount', async () => {
    const first = await at((tx) => confirmed(tx));
    expect(first.qcqrdh).toMatch(/^QC202611\d{8}$/);
    expect(await at((tx) => confirmed(tx))).toEqual(first);
    const list = { hjny: '2026-12', hjksfs: '2', hjrs: '48', hjje: UNITS.华夏精密.hjje };
    expect((await refused((tx) => confirmRoster(tx, HUAXIA, { ...list, hjny: '2027-01' }))).message).toBe(
      '请先完成2026-12的汇缴',
    );
    for (const forged of [{ hjje: '109680.01' }, { hjrs: '49' }, { hjje: '' }, { hjksfs: '9' }]) {
      expect((await refused((tx) => confirmRoster(tx, HUAXIA, { ...list, ...forged }))).code).toBe('1');
    }
  });

  it('of 10,000 people is that of last month', async () => {
    const { list, hjrs, hjje, syje } = await at((tx) =>
      rosterOfDueMonth(tx, DONGFANG, { hjny: '2026-12', hjksfs: '1' }),
    );
    expect([list.length, hjrs, hjje, syje]).toEqual([10_000, 10_000, '22788240.00', '22788240.00']);
  });
});

it("a unit sees no other unit's list", async () => {
  await file();
  const [own] = await at((tx) => [...remittances(tx.store).values()].filter(({ zt }) => zt === '2'));
  const qcqrdh = own?.qcqrdh ?? '';
  expect((await refused((tx) => remittanceDetail(tx, DONGFANG, { qcqrdh }))).message).toContain('未找到该缴款记录');
  expect(
    (await refused((tx) => rosterOfBookedMonth(tx, DONGFANG, { hjny: '2026-11', bd: '', page: 1, size: 9 }))).code,
  ).toBe('1');
});

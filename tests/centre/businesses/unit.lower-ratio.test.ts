// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { moveClock } from '@mocks/centre/daily-jobs';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { submit } from '@mocks/centre/office/applications';
import { review } from '@mocks/centre/office/review';
import { dueRoster } from '@mocks/centre/remittance/list/roster';
import { listReliefs } from '@mocks/centre/remittance/relief-views';
import { describe, expect, it } from 'vitest';
import { HUAXIA } from '../remittance-world';
import { apply, approved, LOWER, messageTitles, monthly, RATIO, remit, said, termsCentre } from './unit-terms-world';

const PAGE = { page: 1, size: 20 };

const { dwzh } = HUAXIA;

const centre = termsCentre();

describe('a lower ratio for a time', () => {
  it('holds for its months, then the former one comes back by itself', async () => {
    await centre.transact((tx) => {
      const ywlsh = apply(tx, 'GJ0205', LOWER).ywlsh;
      const before = dueRoster(tx.store, dwzh, '2026-12').figures.hjje;
      review(tx, { ywlsh, result: 'approve', opinion: '同意' });
      expect(
        cases(tx.store)
          .get(ywlsh)
          ?.lc.map(({ jdmc }) => jdmc)
          .slice(-2),
      ).toEqual(['中心审核', '管委会批准']);
      const sums = ['2026-12', '2027-01', '2027-02'].map((month) => dueRoster(tx.store, dwzh, month).figures.hjje);
      expect(sums[0]).toBe(sums[1]);
      expect(sums[0]).toBeLessThan(before);
      expect(sums[2]).toBe(before);
      expect(listReliefs(tx, HUAXIA, PAGE).list).toMatchObject([
        { lx: 'jd', ksny: '2026-12', jsny: '2027-01', zt: '1' },
      ]);
      expect(said(() => apply(tx, 'GJ0205', LOWER))).toContain('已批准降低比例');
      expect(said(() => apply(tx, 'GJ0204', RATIO))).toContain('执行降低的缴存比例');
    });
    await centre.transact((tx) => moveClock(tx, { now: '2026-12-05' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '5', grjcbl: '6' });
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-01' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '12', grjcbl: '12' });
  });

  it.each([
    [{ sqdwjcbl: '4' }, '请选择申请单位比例'],
    [{ sqdwjcbl: '12' }, '申请比例应低于现比例（12%）'],
    [{ sqjsny: '2027-12' }, '执行期限不能超过12个月'],
    [{ sqjsny: '2026-11' }, '执行终止年月不能早于执行起始年月'],
    [{ tyrs: '24' }, '同意人数应超过职工总数的二分之一（至少25人）'],
    [{ tyrs: '49' }, '同意人数不能大于职工总数（48人）'],
    [{ jyrq: '2026-05-20' }, '决议日期应在最近6个月之内，请重新决议'],
  ])('%j: %s', (change, sentence) =>
    centre.transact((tx) => expect(said(() => apply(tx, 'GJ0205', { ...LOWER, ...change }))).toBe(sentence)),
  );

  it('is prolonged at the same ratio: nobody is told that it ends, and the ratio agreed before comes back after the whole', async () => {
    const MORE = { ...LOWER, sqksny: '2027-02', sqjsny: '2027-03', jyrq: '2027-01-05' };
    const first = await centre.transact((tx) => approved(tx, 'GJ0205', LOWER));
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-06' }));
    const second = await centre.transact((tx) => {
      // As hardship goes, a prolonged ratio is compared with the one that would come back, and may not be higher than it.
      expect(said(() => apply(tx, 'GJ0205', { ...MORE, sqdwjcbl: '12' }))).toBe('申请比例应低于现比例（12%）');
      expect(unitInfo(tx, HUAXIA).hxjcbl).toEqual([{ qsny: '2027-02', dwjcbl: '12', grjcbl: '12' }]);
      return approved(tx, 'GJ0205', MORE);
    });
    await centre.transact((tx) => {
      expect(unitInfo(tx, HUAXIA).hxjcbl).toEqual([{ qsny: '2027-04', dwjcbl: '12', grjcbl: '12' }]);
      expect(listReliefs(tx, HUAXIA, PAGE).list.map(({ ywlsh, zt }) => [ywlsh, zt])).toEqual([
        [second, '1'],
        [first, '6'],
      ]);
    });
    await centre.transact((tx) => moveClock(tx, { now: '2027-02-05' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '5', grjcbl: '6' });
    const titles = () => centre.transact((tx) => messageTitles(tx));
    expect((await titles()).filter((title) => title.includes('期满'))).toEqual(['降低缴存比例即将期满']);
    await centre.transact((tx) => moveClock(tx, { now: '2027-04-01' }));
    expect(await centre.transact(monthly)).toMatchObject({ dwjcbl: '12', grjcbl: '12' });
    expect((await titles()).filter((title) => title.includes('期满'))).toEqual([
      '降低缴存比例已期满',
      '降低缴存比例即将期满',
      '降低缴存比例即将期满',
    ]);
  });

  it('is not registered for a month that was remitted while it was read', () =>
    centre.transact((tx) => {
      const { ywlsh } = apply(tx, 'GJ0205', LOWER);
      expect(remit(tx).ywzt).toBe('99');
      expect(review(tx, { ywlsh, result: 'approve', opinion: '同意' })).toMatchObject({
        ywzt: '80',
        sbyy: { yy: '2026-12已经汇缴，执行起始年月应大于等于应汇缴年月（2027-01）' },
      });
      expect(listReliefs(tx, HUAXIA, PAGE).total).toBe(0);
      expect(unitInfo(tx, HUAXIA).hxjcbl).toEqual([]);
    }));

  it('needs the resolution and the accounts of last year', () =>
    centre.transact((tx) => {
      const ywlsh = issueNumber(tx, HUAXIA, 'GJ0205');
      const values = { ywlx: 'GJ0205', ywlsh, ywwd: '0101', cns: '1', ...LOWER };
      expect(said(() => submit(tx, HUAXIA, values))).toContain('决议');
    }));
});

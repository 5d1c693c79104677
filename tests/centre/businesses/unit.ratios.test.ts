// @vitest-environment node

import { cases } from '@mocks/centre/cases/case-states';
import { moveClock } from '@mocks/centre/daily-jobs';
import { persons, unitOf, units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { listAdjustments } from '@mocks/centre/members/adjustment-records';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { judge } from '@mocks/centre/office/applications';
import { caseRowsPage } from '@mocks/centre/office/cases';
import { bookedRoster, dueRoster } from '@mocks/centre/remittance/list/roster';
import { remittanceStart } from '@mocks/centre/remittance/list/roster-views';
import { describe, expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { PEOPLE } from '../../people';
import { HUAXIA } from '../remittance-world';
import { apply, approved, monthly, RATIO, remit, said, termsCentre } from './unit-terms-world';

const PAGE = { page: 1, size: 20 };

const { dwzh } = HUAXIA;

const centre = termsCentre();

describe('other ratios', () => {
  it('count from their month on: in the list, in the account and for the unit, not a day before', async () => {
    const before = await centre.transact(monthly);
    await centre.transact((tx) => {
      const ywlsh = approved(tx, 'GJ0204', RATIO);
      expect(cases(tx.store).get(ywlsh)?.ywzt).toBe('99');
      expect(monthly(tx)).toEqual(before);
      // Who is opened for the month of the other ratios does not count in the present month's total, nor do those ratios.
      const now = unitInfo(tx, HUAXIA);
      expect(now).toMatchObject({ dwjcbl: '12', grjcbl: '12', yjceny: '2026-11' });
      expect(now.hxjcbl).toEqual([{ qsny: '2027-01', dwjcbl: '10', grjcbl: '8' }]);
      const former = toYuan(bookedRoster(tx.store, dwzh, '2026-11')?.figures.hjje ?? 0n);
      expect(now.yjcezj).toBe(former);
      const member = persons(tx.store).get(PEOPLE.刘洋.grzh);
      if (!member) throw new Error('no member');
      const later = { dwzh, from: '2027-01', base: 800_000n, dwjcbl: '10', grjcbl: '8' };
      persons(tx.store).put('99', { ...member, grzh: '99', zjhm: '', spans: [later] });
      expect(unitInfo(tx, HUAXIA).yjcezj).toBe(former);
      persons(tx.store).delete('99');
      expect(remittanceStart(tx, HUAXIA)).toMatchObject({ hjny: '2026-12', jcbl: { dwjcbl: '12', grjcbl: '12' } });
      const rows = caseRowsPage(tx, HUAXIA, { ywlsh, page: 1, size: 2000 });
      expect(rows.total).toBe(48);
      remit(tx);
      expect(remittanceStart(tx, HUAXIA)).toMatchObject({ hjny: '2027-01', jcbl: { dwjcbl: '10', grjcbl: '8' } });
      const { figures } = dueRoster(tx.store, dwzh, '2027-01');
      const december = bookedRoster(tx.store, dwzh, '2026-12')?.figures;
      // 10 of 12 parts of the unit's, 8 of 12 of the members': to the fen for each member, so within a fen each.
      const near = (is: bigint, parts: bigint, of = 0n) => is * 12n - of * parts;
      expect(Number(near(figures.dwhjje, 10n, december?.dwhjje))).toBeLessThan(48 * 12);
      expect(Number(near(figures.dwhjje, 10n, december?.dwhjje))).toBeGreaterThan(-48 * 12);
      expect(Number(near(figures.grhjje, 8n, december?.grhjje))).toBeLessThan(48 * 12);
      expect(listAdjustments(tx, HUAXIA, { ksny: '', jsny: '', ...PAGE }).list[0]).toMatchObject({
        ywlx: 'GJ0204',
        sxny: '2027-01',
        fsrs: 48,
        ywzt: '99',
      });
    });
    await centre.transact((tx) => moveClock(tx, { now: '2027-01-02' }));
    await centre.transact((tx) => {
      const { base = 0n } = persons(tx.store).get(PEOPLE.刘洋.grzh)?.spans.at(-1) ?? {};
      const yuan = (percent: bigint) => (base * percent + 50n) / 100n;
      const now = monthly(tx);
      expect(now).toMatchObject({ dwjcbl: '10', grjcbl: '8' });
      expect(now.dwyjce.replace('.', '')).toBe(String(yuan(10n)));
      expect(now.gryjce.replace('.', '')).toBe(String(yuan(8n)));
      expect(unitInfo(tx, HUAXIA)).toMatchObject({ dwjcbl: '10', grjcbl: '8' });
    });
  });

  it.each([
    [{ tzhdwjcbl: '13' }, '请选择调整后单位比例'],
    [{ tzhdwjcbl: '7.5' }, '请选择调整后单位比例'],
    [{ tzhdwjcbl: '12', tzhgrjcbl: '12' }, '调整前后比例一致，无需调整'],
    [{ sxny: '2026-11' }, '生效年月应大于等于应汇缴年月'],
    [{ sxny: '2027-07' }, '新年度上下限尚未公布，生效年月应在本缴存年度内'],
    [{ tzyy: '' }, '请输入调整原因'],
  ])('%j: %s', (change, sentence) =>
    centre.transact((tx) => expect(said(() => apply(tx, 'GJ0204', { ...RATIO, ...change }))).toBe(sentence)),
  );

  it('once the month that is due lies behind the year whose limits are known, it is said before the form is filled in', async () => {
    const month = () =>
      centre.transact((tx) => (judge(tx, HUAXIA, { ywlx: 'GJ0204' }).tj ?? []).find(({ tjbh }) => tjbh === 'SXX'));
    expect(await month()).toMatchObject({ mz: true, sjz: '应汇缴2026-12' });
    await centre.transact((tx) => {
      const unit = unitOf(tx, HUAXIA);
      units(tx.store).put(dwzh, { ...unit, jzny: '2027-06' });
    });
    expect(await month()).toMatchObject({ mz: false, sjz: '应汇缴2027-07，新年度上下限尚未公布' });
    await centre.transact((tx) =>
      expect((judge(tx, HUAXIA, { ywlx: 'GJ0203' }).tj ?? []).find(({ tjbh }) => tjbh === 'SXX')?.mz).toBe(false),
    );
  });

  it('may be lowered once in a deposit year, and raised again', () =>
    centre.transact((tx) => {
      const first = approved(tx, 'GJ0204', { ...RATIO, sxny: '2026-12' });
      expect(said(() => apply(tx, 'GJ0204', { ...RATIO, tzhdwjcbl: '9' }))).toBe(
        `本缴存年度已下调过比例（${first}），每个缴存年度只能下调一次，可以上调`,
      );
      approved(tx, 'GJ0204', { ...RATIO, tzhdwjcbl: '12', tzhgrjcbl: '12', tzyy: '' });
      expect(dueRoster(tx.store, dwzh, '2027-01').figures.hjje).toBeGreaterThan(
        dueRoster(tx.store, dwzh, '2026-12').figures.hjje,
      );
    }));
});

describe('with other ratios agreed for the month already', () => {
  const NEXT = { ...RATIO, tzhgrjcbl: '10', sxny: '2026-12' };
  const wrong = (tx: Transaction, values: object) =>
    judge(tx, HUAXIA, { ...NEXT, tzyy: '', ...values, ywlx: 'GJ0204' }).cw;

  it('a raise is a raise, back to what holds now as well, and a second lowering is refused before it is handed in', () =>
    centre.transact((tx) => {
      const first = approved(tx, 'GJ0204', NEXT);
      for (const ratio of ['11', '12']) {
        const { cns: _, ywwd: __, ...faults } = wrong(tx, { tzhdwjcbl: ratio, tzhgrjcbl: ratio }) ?? {};
        expect(faults).toEqual({});
      }
      expect(wrong(tx, { tzhdwjcbl: '10', tzhgrjcbl: '10' })).toMatchObject({
        tzhdwjcbl: '调整前后比例一致，无需调整',
      });
      expect(wrong(tx, { tzhdwjcbl: '9' })).toMatchObject({ tzhdwjcbl: expect.stringContaining(first) });
    }));

  it('a raise does not use up the lowering of the year', () =>
    centre.transact((tx) => {
      const raise = { ...NEXT, sxny: '2027-01', tzhdwjcbl: '11', tzhgrjcbl: '11' };
      units(tx.store).put(dwzh, { ...unitOf(tx, HUAXIA), ratios: [{ from: '', dwjcbl: '10', grjcbl: '10' }] });
      approved(tx, 'GJ0204', raise);
      expect(said(() => apply(tx, 'GJ0204', { ...raise, tzhdwjcbl: '9', tzhgrjcbl: '9' }))).toBe('');
    }));
});

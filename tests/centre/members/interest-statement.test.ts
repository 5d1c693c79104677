import { gapOf } from '@mocks/centre/access/gate';
import { moveClock } from '@mocks/centre/daily-jobs';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import type { Actor } from '@mocks/centre/kernel/transaction';
import { confirmInterest, interestStatement } from '@mocks/centre/members/interest-statement';
import { todos } from '@mocks/centre/office/cases';
import { unitMatters } from '@mocks/centre/public/answers/answers-push-unit';
import { expect, it } from 'vitest';
import { depositInterest } from '@/domain/deposit/interest';
import { fenOf } from '@/domain/money';
import { fileCentre } from '../../file-centre';
import { PEOPLE, UNITS } from '../../people';

const unitActor = ({ dwzh }: { dwzh: string }): Actor => ({ kind: 'unit', dwzh });
const HUAXIA = unitActor(UNITS.华夏精密);
const XINCHENG = unitActor(UNITS.新城餐饮);
const FIRST = { nd: '', page: 1, size: 100 };

const centre = fileCentre();

it('offers a unit no year from before it first paid in', async () => {
  const yearsSince = (firstMonth: string) =>
    centre.transact((tx) => {
      const unit = units(tx.store).get(UNITS.华夏精密.dwzh);
      if (unit) units(tx.store).put(unit.dwzh, { ...unit, firstMonth });
      const { ndlb, nd } = interestStatement(tx, HUAXIA, { ...FIRST, nd: '2024' });
      return { ndlb, nd };
    });
  expect(await yearsSince('2025-07')).toEqual({ ndlb: ['2026'], nd: '2026' });
  expect(await yearsSince('2025-06')).toEqual({ ndlb: ['2026', '2025'], nd: '2026' });
  expect(await yearsSince('2026-07')).toEqual({ ndlb: [], nd: '' });
});

it.each([HUAXIA, XINCHENG, unitActor(UNITS.东方云商)])(
  'opening, in, out and interest come to the closing balance, to the fen: %o',
  async (actor) => {
    await centre.transact((tx) => {
      let next: string | undefined;
      for (const nd of interestStatement(tx, actor, FIRST).ndlb) {
        const one = interestStatement(tx, actor, { ...FIRST, nd });
        const fen = (name: 'qcye' | 'bngj' | 'tqje' | 'zyje' | 'lxje' | 'qmye') => fenOf(one[name]);
        expect(fen('qcye') + fen('bngj') - fen('tqje') + fen('zyje') + fen('lxje'), nd).toBe(fen('qmye'));
        // With what a year ends the next one begins.
        expect(one.qmye, nd).toBe(next ?? one.qmye);
        next = one.qcye;
      }
    });
  },
);

it('a member’s line is what the unit paid in and the interest of the year; no balance', () =>
  centre.transact((tx) => {
    const newest = interestStatement(tx, HUAXIA, FIRST);
    expect(newest).toMatchObject({
      nd: '2026',
      ksrq: '2025-07-01',
      jsrq: '2026-06-30',
      ndlb: ['2026', '2025', '2024'],
    });
    const liu = newest.list.find(({ xingming }) => xingming === '刘洋');
    // Twelve months of 10,400.00 at 12 % from both sides.
    expect(liu).toMatchObject({ grzh: PEOPLE.刘洋.grzh, zjhm: '110***********4522', bngj: '29952.00' });
    expect(Object.keys(liu ?? {})).toEqual(['grzh', 'xingming', 'zjhm', 'bngj', 'lxje']);
    expect(fenOf(liu?.lxje ?? '')).toBeGreaterThan(depositInterest(5_000_000n, [], '2025-07-01', '2026-07-01', '1.50'));
  }));

it('the unit agrees to the newest year once, and that stands in its way no longer', () =>
  centre.transact((tx) => {
    const unit = units(tx.store).get(UNITS.新城餐饮.dwzh);
    if (!unit) throw new Error('no unit');
    units(tx.store).put(unit.dwzh, { ...unit, completeness: '0' });
    expect(gapOf(tx, XINCHENG)).toMatchObject({ what: 'statement', lj: '/dwwt/cxyw/dwlxd_cx' });
    expect(interestStatement(tx, XINCHENG, FIRST)).toMatchObject({ sfqr: false, qrsj: '' });
    expect(() => confirmInterest(tx, XINCHENG, '2025')).toThrow('只能确认最近一个结息年度（2026）的利息单');
    confirmInterest(tx, XINCHENG, '2026');
    confirmInterest(tx, XINCHENG, '2026');
    const { qrsj, sfqr } = interestStatement(tx, XINCHENG, FIRST);
    expect(sfqr).toBe(true);
    expect(qrsj).toMatch(/^2026-11-21（.+）$/);
    expect(gapOf(tx, XINCHENG)).toBeUndefined();
  }));

it('each year the statement is agreed to anew: to do, told, pushed, in the way until somebody of the unit confirms it', async () => {
  const open = await centre.transact((tx) => interestStatement(tx, HUAXIA, FIRST));
  expect(open).toMatchObject({ nd: '2026', sfqr: true, qrsj: '2026-07-06（吴晓东）' });
  await centre.transact((tx) => moveClock(tx, { now: '2027-07-02' }));
  await centre.transact((tx) => {
    for (const actor of [HUAXIA, unitActor(UNITS.蓝天科技)]) {
      expect(interestStatement(tx, actor, FIRST)).toMatchObject({ nd: '2027', sfqr: false, qrsj: '' });
      expect(gapOf(tx, actor)).toMatchObject({ what: 'statement', lj: '/dwwt/cxyw/dwlxd_cx' });
      expect(todos(tx, actor)).toContainEqual(expect.objectContaining({ title: '确认单位结息对账单' }));
      expect(unitMatters(tx, actor)).toContainEqual(expect.objectContaining({ id: 'dzd-2027' }));
      const { list } = listMessages(tx, actor, { page: 1, size: 100 });
      expect(list.filter(({ title }) => title === '2027年单位利息单待确认')).toHaveLength(1);
    }
    expect(readOutbox(tx).filter(({ text }) => text?.includes('2027年单位利息单已生成'))).not.toEqual([]);
    confirmInterest(tx, HUAXIA, '2027');
    const done = interestStatement(tx, HUAXIA, FIRST);
    expect(done).toMatchObject({ sfqr: true });
    expect(done.qrsj).toMatch(/^2027-07-02（吴晓东）$/);
    expect(gapOf(tx, HUAXIA)).toBeUndefined();
  });
});

import { gapOf } from '@mocks/centre/access/gate';
import type { Actor } from '@mocks/centre/kernel/desk';
import { units } from '@mocks/centre/kernel/people';
import { confirmInterest, interestStatement } from '@mocks/centre/members/interest-statement';
import { startCentre, type TestCentre } from '@mocks/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { depositInterest } from '@/domain/interest';
import { fenOf } from '@/domain/money';
import { PEOPLE, UNITS } from '../../people';

const unitActor = ({ dwzh }: { dwzh: string }): Actor => ({ kind: 'unit', dwzh });
const HUAXIA = unitActor(UNITS.华夏精密);
const XINCHENG = unitActor(UNITS.新城餐饮);
const FIRST = { nd: '', page: 1, size: 100 };

let centre: TestCentre;
beforeAll(async () => {
  centre = await startCentre({ today: '2026-11-21' });
});
afterEach(() => centre.reset());
afterAll(() => centre.close());

it.each([HUAXIA, XINCHENG, unitActor(UNITS.东方云商)])(
  'opening, in, out and interest come to the closing balance, to the fen: %o',
  async (actor) => {
    await centre.transact((desk) => {
      let next: string | undefined;
      for (const nd of interestStatement(desk, actor, FIRST).ndlb) {
        const one = interestStatement(desk, actor, { ...FIRST, nd });
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
  centre.transact((desk) => {
    const newest = interestStatement(desk, HUAXIA, FIRST);
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
  centre.transact((desk) => {
    const unit = units(desk.store).get(UNITS.新城餐饮.dwzh);
    if (!unit) throw new Error('no unit');
    units(desk.store).put(unit.dwzh, { ...unit, completeness: '0' });
    expect(gapOf(desk, XINCHENG)).toMatchObject({ what: 'statement', lj: '/dwwt/cxyw/dwlxd_cx' });
    expect(interestStatement(desk, XINCHENG, FIRST)).toMatchObject({ sfqr: false, qrsj: '' });
    expect(() => confirmInterest(desk, XINCHENG, '2025')).toThrow('只能确认最近一个结息年度（2026）的利息单');
    confirmInterest(desk, XINCHENG, '2026');
    confirmInterest(desk, XINCHENG, '2026');
    const { qrsj, sfqr } = interestStatement(desk, XINCHENG, FIRST);
    expect(sfqr).toBe(true);
    expect(qrsj).toMatch(/^2026-11-21 .+（.+）$/);
    expect(gapOf(desk, XINCHENG)).toBeUndefined();
  }));

// @vitest-environment node
import type { Centre } from '@mocks/centre/centre';
import { moveClock } from '@mocks/centre/daily-jobs';
import { judge } from '@mocks/centre/office/applications';
import { beforeEach, expect, it } from 'vitest';
import { apply, centreOn, LIU_YANG, RENT } from '../../fixture';

let centre: Centre;
/** 刘洋 is young and pays in 2,688.00 a month, on the 15th. */
beforeEach(async () => {
  centre = await centreOn();
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-04 10:00:00' }));
});

const judged = (values: Record<string, string>) =>
  centre.transact((tx) => judge(tx, LIU_YANG, { ...values, ywlx: 'TQ0107' }));
const ofDecember = { ...RENT, rylb: '3', tqksny: '2026-12', tqjsny: '2026-12', sqtqje: '1500.00' };

it('a month counts with its deposit once that is booked: before, the limit is everybody’s and says so', async () => {
  const { xe, cy } = await judged(ofDecember);
  expect(xe?.kytqe).toBe('1500.00');
  expect(cy?.tqjsny).toBe('2026-12尚未汇缴入账，限额未按当月缴存额计算；入账后再办理，本次可提取2,688.00元');
  await centre.transact((tx) => moveClock(tx, { now: '2026-12-16 10:00:00' }));
  expect((await judged(ofDecember)).xe?.kytqe).toBe('2688.00');
});

it('months are proposed up to the last one booked; the one to come only where no other is left', async () => {
  const proposed = async () => {
    const { yzxx: known = [] } = await judged({});
    return ['tqksny', 'tqjsny', 'sqtqje'].map((name) => known.find(({ zdm }) => zdm === name)?.zdz);
  };
  // 2,496.00 × 7 + 2,688.00 × 5
  expect(await proposed()).toEqual(['2025-12', '2026-11', '30912.00']);
  const all = { ...RENT, rylb: '3', tqksny: '2025-12', tqjsny: '2026-11', sqtqje: '30912.00' };
  await centre.transact((tx) => apply(tx, LIU_YANG, all));
  expect(await proposed()).toEqual(['2026-12', '2026-12', '1500.00']);
});

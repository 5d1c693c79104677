// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { listCases, todos } from '@mocks/centre/office/cases';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { describe, expect, it } from 'vitest';
import { remittanceCode } from '@/domain/deposit/remittance';
import { UNITS } from '../people';
import { centrePerTest } from './fixture';
import { HUAXIA, handIn, transfer } from './remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const file = (values: Record<string, unknown> = {}) => at((tx) => handIn(tx, values));

/** What the agreement of the counter does to the month that is due. */
const PLANNED = '2026-12汇缴未办理的，将于2026-12-15按柜台代缴协议扣款109,680.00元，不使用暂收余额';

describe('what a unit sees of what is due', () => {
  it('is the month, its last day, how much, and every month that is overdue', async () => {
    const due = () => at((tx) => unitInfo(tx, HUAXIA)).then(({ yj }) => yj);
    const early = {
      hjny: '2026-12',
      qbrq: '',
      jzrq: '2026-12-15',
      syts: 24,
      je: UNITS.华夏精密.hjje,
      yqyf: [],
      yqje: '0.00',
      zdkk: PLANNED,
    };
    expect(await due()).toEqual(early);
    await at((tx) => setInstruction(tx, HUAXIA, { zt: '0', zhbh: '' }));
    await at((tx) => moveClock(tx, { now: '2027-01-20' }));
    const yq = { yqyf: ['2026-12', '2027-01'], yqje: '219360.00' };
    expect(await due()).toMatchObject({ hjny: '2026-12', syts: -36, je: UNITS.华夏精密.hjje, ...yq });
    expect(await at((tx) => todos(tx, HUAXIA))).toMatchObject([
      // The order to pay that came before it is part of it.
      { title: expect.stringMatching(/^行政处罚告知书/) },
      { title: '2026-12汇缴：已逾期36天' },
    ]);
    await file();
    await at((tx) => transfer(tx, '9680.00', { fy: CODE }));
    expect(await due()).toMatchObject({ je: '100000.00', yqje: '209680.00', ztsm: { mc: '待缴款' } });
  });

  it('and what waits for it stands under 我的办件 as on home', async () => {
    const { ywlsh } = await file();
    const { list } = await at((tx) => listCases(tx, HUAXIA, { tab: 'todo', page: 1, size: 9 }));
    expect(list.map((one) => one.ywlsh)).toEqual([ywlsh]);
    const [todo] = await at((tx) => todos(tx, HUAXIA));
    expect(todo).toMatchObject({ ywlsh, lj: expect.stringMatching(/^\/dwwt\/cxyw\/hjpz\?qcqrdh=QC\d{14}$/) });
  });
});

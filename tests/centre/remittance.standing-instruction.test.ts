// @vitest-environment node

import { moveClock } from '@mocks/centre/daily-jobs';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail } from '@mocks/centre/office/cases';
import { setInstruction } from '@mocks/centre/remittance/debit/standing-instruction';
import { listRemittances, standingState } from '@mocks/centre/remittance/list/list-views';
import { describe, expect, it } from 'vitest';
import { UNITS } from '../people';
import { centrePerTest, refusalOf } from './fixture';
import { ACCOUNT, HUAXIA, handIn, WALLET } from './remittance-world';

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const file = (values: Record<string, unknown> = {}) => at((tx) => handIn(tx, values));

const lists = () => at((tx) => listRemittances(tx, HUAXIA, { ksny: '2026-12', jsny: '', zt: '', page: 1, size: 9 }));

const told = () =>
  at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 30 })).then(({ list }) => list.map(({ title }) => title));

const jzny = () => at((tx) => units(tx.store).get(HUAXIA.dwzh)?.jzny);

const refused = async (work: (tx: Transaction) => unknown) => refusalOf(at(work));

describe('the standing instruction', () => {
  const on = () => at((tx) => setInstruction(tx, HUAXIA, { zt: '1', zhbh: ACCOUNT }));
  const to = (now: string) => at((tx) => moveClock(tx, { now }));

  it('passes the gate of a remittance: who may not remit cannot let it be done either, but may end it', async () => {
    const xincheng = { kind: 'unit', dwzh: UNITS.新城餐饮.dwzh } as const;
    const { message } = await refused((tx) => setInstruction(tx, xincheng, { zt: '1', zhbh: ACCOUNT }));
    expect(message).toBe('单位关键信息不完整，请先办理缴存登记关键信息变更');
    expect(await at((tx) => standingState(tx, xincheng))).toMatchObject({ zt: '2' });
    await at((tx) => setInstruction(tx, xincheng, { zt: '0', zhbh: '' }));
    expect(await at((tx) => standingState(tx, xincheng))).toMatchObject({ zt: '0' });
  });

  it('leaves a month with changes to the unit, and says so three working days before', async () => {
    await on();
    await to('2026-12-10');
    expect(await told()).toContain('2026-12汇缴自动扣款提醒');
    await to('2026-12-15');
    expect(await jzny()).toBe('2026-11');
    expect(await told()).toContain('2026-12汇缴未自动扣款');
  });

  it('pays an unchanged month on its day as a case of the unit', async () => {
    await file({ hjfs: '02', zhbh: ACCOUNT });
    await on();
    await to('2027-01-11');
    const early = await at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 30 }));
    expect(early.list.filter(({ nr }) => nr.includes('将于2027-01-15'))).toEqual([]);
    await to('2027-01-12');
    const { list } = await at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 1 }));
    expect(list[0]?.nr).toContain('109,680.00元，将于2027-01-15自动确认清册并扣款，清册没有变动');
    await to('2027-01-15');
    expect(await jzny()).toBe('2027-01');
    const [latest] = (await lists()).list;
    const { blqd, lc } = await at((tx) => caseDetail(tx, HUAXIA, { ywlsh: latest?.ywlsh ?? '' }));
    expect(blqd).toBe('每月自动汇缴');
    expect(lc.map(({ jdmc }) => jdmc)).toEqual(['自动汇缴', '清册已确认', '委托扣款', '入账分摊']);
  });

  it('is given with its first date and amount before the eyes', async () => {
    const blocked = '本月清册有变动（增加1人2,978.40元，减少1人2,544.00元，调整144.00元）';
    expect(await at((tx) => standingState(tx, HUAXIA))).toMatchObject({
      scrq: '2026-12-15',
      scsm: blocked,
      bkyy: '',
    });
    await file({ hjfs: '02', zhbh: ACCOUNT });
    const first = { scrq: '2027-01-15', scje: UNITS.华夏精密.hjje, scrs: 48, scsm: '' };
    expect(await at((tx) => standingState(tx, HUAXIA))).toMatchObject(first);
  });

  it('switched off means that nobody pays by himself', async () => {
    expect(await at((tx) => standingState(tx, HUAXIA))).toMatchObject({ zt: '2', zxr: 15, tqts: 3 });
    await on();
    await at((tx) => setInstruction(tx, HUAXIA, { zt: '0', zhbh: '' }));
    expect(await at((tx) => standingState(tx, HUAXIA))).toMatchObject({ zt: '0' });
    await to('2027-01-20');
    expect(await jzny()).toBe('2026-11');
    expect((await told()).filter((title) => title === '汇缴逾期')).toHaveLength(2);
    expect(
      (await refused((tx) => setInstruction(tx, HUAXIA, { zt: '1', zhbh: WALLET }))).fieldErrors.zhbh,
    ).toBeTruthy();
  });
});

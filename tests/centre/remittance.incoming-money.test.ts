// @vitest-environment node

import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { unitInfo } from '@mocks/centre/members/unit/unit-views';
import { listCases, todos, withdrawCase } from '@mocks/centre/office/cases';
import { changePayment } from '@mocks/centre/remittance/debit/change-payment';
import { listRemittances, remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { claimByUnit, listPending, listUnclaimed } from '@mocks/centre/remittance/pending-views';
import { describe, expect, it } from 'vitest';
import { remittanceCode } from '@/domain/deposit/remittance';
import { UNITS } from '../people';
import { centrePerTest, refusalOf } from './fixture';
import { DONGFANG, HUAXIA, handIn, pending, transfer } from './remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const file = (values: Record<string, unknown> = {}) => at((tx) => handIn(tx, values));

const lists = () => at((tx) => listRemittances(tx, HUAXIA, { ksny: '2026-12', jsny: '', zt: '', page: 1, size: 9 }));

const told = () =>
  at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 30 })).then(({ list }) => list.map(({ title }) => title));

const jzny = () => at((tx) => units(tx.store).get(HUAXIA.dwzh)?.jzny);

const refused = async (work: (tx: Transaction) => unknown) => refusalOf(at(work));

describe('where the money of a list came from and went', () => {
  it('a cancelled one says that what came stays, and promises no day', async () => {
    const { ywlsh } = await file();
    await at((tx) => transfer(tx, '60000.00', { fy: CODE }));
    await at((tx) => withdrawCase(tx, HUAXIA, { ywlsh }));
    const qcqrdh = (await lists()).list[0]?.qcqrdh ?? '';
    expect(await at((tx) => remittanceDetail(tx, HUAXIA, { qcqrdh }))).toMatchObject({
      zt: '5',
      dzje: '0.00',
      zzje: '60000.00',
      dz: [{ fse: '60000.00' }],
    });
    const [row] = (await at((tx) => listCases(tx, HUAXIA, { page: 1, size: 5 }))).list;
    expect(row).toMatchObject({ ywlsh, ywzt: '85', cnbjsj: '' });
  });

  it('a booked one lists what was used of the balance, and the SMS says what is left of it', async () => {
    await at((tx) => transfer(tx, '49999.45', { fy: CODE }));
    await file();
    await at((tx) => transfer(tx, '60000.00', { fy: CODE }));
    const qcqrdh = (await lists()).list[0]?.qcqrdh ?? '';
    const more = { hjfs: '01', zhbh: '', sqzsje: '49680.00' };
    await at((tx) => changePayment(tx, HUAXIA, { qcqrdh, ...more }));
    expect(await jzny()).toBe('2026-12');
    expect(await at((tx) => remittanceDetail(tx, HUAXIA, { qcqrdh }))).toMatchObject({
      dzje: UNITS.华夏精密.hjje,
      dz: [{ fse: '60000.00' }],
      dj: [{ rq: '2026-11-21', je: '49680.00' }],
    });
    const sms = (await at(readOutbox)).map(({ text }) => text).join();
    expect(sms).toContain('暂收余额还有319.45元，办理汇缴、补缴时选择“暂存款抵缴”可以使用。');
  });
});

describe('money without its code', () => {
  it('is claimed by reference and amount, and pays the open list', async () => {
    await file();
    await at((tx) => transfer(tx, UNITS.华夏精密.hjje, { fy: '十二月公积金', lsh: 'YH0001' }));
    expect(await pending(centre)).toBe(0n);
    expect(await at((tx) => listUnclaimed(tx, HUAXIA))).toMatchObject([
      { fse: UNITS.华夏精密.hjje, fy: '十二月公积金' },
    ]);
    expect((await at((tx) => listUnclaimed(tx, HUAXIA)))[0]?.lsh).toContain('*');
    for (const wrong of [{ lsh: 'YH0002' }, { fse: '109680.01' }, { fse: '' }, { lsh: '' }]) {
      const claim = { lsh: 'YH0001', fse: UNITS.华夏精密.hjje, ...wrong };
      expect((await refused((tx) => claimByUnit(tx, HUAXIA, claim))).message).toContain('未找到可认领的到账款');
    }
    const own = { lsh: 'YH0001', fse: UNITS.华夏精密.hjje };
    expect((await refused((tx) => claimByUnit(tx, DONGFANG, own))).message).toContain('由其他单位付出');
    expect(await at((tx) => claimByUnit(tx, HUAXIA, own))).toEqual({ ...own, qcmc: '2026-12汇缴', yrlrq: '' });
    expect(await jzny()).toBe('2026-12');
    // Once more it changes nothing, and says when it was.
    const again = await at((tx) => claimByUnit(tx, HUAXIA, own));
    expect(again).toEqual({ ...own, qcmc: '2026-12汇缴', yrlrq: '2026-11-21' });
    expect(await pending(centre)).toBe(0n);
    const movements = await at((tx) => listPending(tx, HUAXIA, { ksrq: '2026-11-21', jsrq: '', page: 1, size: 9 }));
    expect(movements.list.map(({ fse, syje, zsye, ppzt }) => [fse, syje, zsye, ppzt])).toEqual([
      ['0.00', UNITS.华夏精密.hjje, '0.00', ''],
      [UNITS.华夏精密.hjje, '0.00', UNITS.华夏精密.hjje, '3'],
    ]);
  });

  it('whose remark holds another text is said to, with the text', async () => {
    await at((tx) => transfer(tx, UNITS.华夏精密.hjje, { fy: '0GJDGXT2612X', lsh: 'YH0001' }));
    const said = '附言“0GJDGXT2612X”中没有正确的缴款附言码，尚未记入';
    expect((await at((tx) => todos(tx, HUAXIA)))[0]?.sxsm).toContain(`1笔共109,680.00元${said}`);
    expect((await at(readOutbox))[0]?.text).toContain(
      `贵单位（华夏精密制造有限公司）2026-11-21转入的109,680.00元${said}`,
    );
    await at((tx) => transfer(tx, '1.00', { fy: '', lsh: 'YH0002' }));
    expect((await at((tx) => todos(tx, HUAXIA)))[0]?.sxsm).toContain('2笔共109,681.00元没有正确的缴款附言码');
  });

  it('is announced to the unit whose name it came under, until it is claimed', async () => {
    await at((tx) => transfer(tx, UNITS.华夏精密.hjje, { fy: '', lsh: 'YH0001' }));
    const said = '1笔共109,680.00元没有填写缴款附言码，尚未记入；请凭银行流水号和金额认领，无需再次转账';
    const todo = { title: '到账待认领', sxsm: said, lj: '/dwwt/cxyw/zskmx' };
    expect(await at((tx) => todos(tx, HUAXIA))).toMatchObject([todo]);
    expect((await at((tx) => unitInfo(tx, HUAXIA))).drlje).toBe(UNITS.华夏精密.hjje);
    expect(await told()).toContain('到账待认领');
    const { list } = await at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 9 }));
    expect(list.find(({ title }) => title === '到账待认领')?.lj).toBe(todo.lj);
    expect((await at(readOutbox))[0]?.text).toMatch(
      /贵单位（华夏精密制造有限公司）2026-11-21转入的109,680.00元没有填写缴款附言码.*无需再次转账/,
    );
    expect(await at((tx) => todos(tx, DONGFANG))).toEqual([]);
    await at((tx) => claimByUnit(tx, HUAXIA, { lsh: 'YH0001', fse: UNITS.华夏精密.hjje }));
    expect(await at((tx) => todos(tx, HUAXIA))).toEqual([]);
    expect((await at((tx) => unitInfo(tx, HUAXIA))).drlje).toBe('0.00');
  });

  it('arrives once under one reference', async () => {
    await at((tx) => transfer(tx, '5.00', { fy: CODE, lsh: 'YH1' }));
    await at((tx) => transfer(tx, '5.00', { fy: CODE, lsh: 'YH1' }));
    expect(await pending(centre)).toBe(500n);
    expect((await refused((tx) => transfer(tx, '6.00', { fy: CODE, lsh: 'YH1' }))).message).toContain('内容与本次不同');
    for (const fse of ['0', '-5', '1e3', '5.001', '']) {
      expect((await refused((tx) => transfer(tx, fse))).message).toContain('转账金额');
    }
  });
});

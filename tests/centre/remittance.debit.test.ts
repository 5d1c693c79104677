// @vitest-environment node

import { issueReceipt } from '@mocks/centre/certificates/case-receipt';
import { moveClock } from '@mocks/centre/daily-jobs';
import { documentOfActor } from '@mocks/centre/documents/document';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { units } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { caseDetail, listCases, todos } from '@mocks/centre/office/cases';
import { listRemittances, remittanceDetail } from '@mocks/centre/remittance/list/list-views';
import { describe, expect, it } from 'vitest';
import { remittanceCode } from '@/domain/deposit/remittance';
import { OPERATORS, UNITS } from '../people';
import { centrePerTest } from './fixture';
import { ACCOUNT, HUAXIA, handIn, transfer, WALLET } from './remittance-world';

const CODE = remittanceCode(HUAXIA.dwzh, '2026-12');

const centre = centrePerTest();

const at = <T>(work: (tx: Transaction) => T) => centre.transact(work);

const file = (values: Record<string, unknown> = {}) => at((tx) => handIn(tx, values));

const lists = () => at((tx) => listRemittances(tx, HUAXIA, { ksny: '2026-12', jsny: '', zt: '', page: 1, size: 9 }));

const told = () =>
  at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 30 })).then(({ list }) => list.map(({ title }) => title));

const jzny = () => at((tx) => units(tx.store).get(HUAXIA.dwzh)?.jzny);

describe('a debit', () => {
  it('that fails is told the same day and tried again on the seventh', async () => {
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    const { ywzt } = await file({ hjfs: '04', zhbh: WALLET });
    expect(ywzt).toBe('02');
    expect(await told()).toContain('2026-12汇缴扣款失败');
    const [row] = (await lists()).list;
    expect(await at((tx) => remittanceDetail(tx, HUAXIA, { qcqrdh: row?.qcqrdh ?? '' }))).toMatchObject({
      kk: [{ rq: '2026-11-21', cg: false, yy: '付款账户余额不足' }],
      zt: '6',
    });
    await at((tx) => moveClock(tx, { now: '2026-11-27' }));
    expect(await jzny()).toBe('2026-11');
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: false, yy: '' }));
    await at((tx) => moveClock(tx, { now: '2026-11-28' }));
    expect(await jzny()).toBe('2026-12');
  });

  it('that fails for another reason than the balance asks for no more money', async () => {
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户已冻结，余额不能扣划' }));
    const { ztsm } = await file({ hjfs: '02', zhbh: ACCOUNT });
    expect(ztsm?.nr).toBe(
      '账户已冻结，余额不能扣划，将于2026-11-28再次扣款109,680.00元，请在此之前恢复付款账户，或更改缴款方式，无需另行转账',
    );
  });

  it('that fails is called so everywhere, and nobody is asked to transfer', async () => {
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '' }));
    const answer = await file({ hjfs: '02', zhbh: ACCOUNT });
    const said = '付款账户余额不足，将于2026-11-28再次扣款109,680.00元，请保证付款账户余额充足，无需另行转账';
    expect(answer.ztsm).toMatchObject({ mc: '扣款失败', lx: 'failed', nr: said });
    const { ywlsh } = answer;
    expect((await at((tx) => caseDetail(tx, HUAXIA, { ywlsh }))).ztsm).toEqual(answer.ztsm);
    const { list: cases } = await at((tx) => listCases(tx, HUAXIA, { page: 1, size: 9 }));
    expect(cases.find((one) => one.ywlsh === ywlsh)?.ztsm?.mc).toBe('扣款失败');
    expect((await at((tx) => todos(tx, HUAXIA)))[0]).toMatchObject({ title: '2026-12汇缴：扣款失败', sxsm: said });
    expect((await lists()).list[0]).toMatchObject({ zt: '6' });
    const { list } = await at((tx) => listMessages(tx, HUAXIA, { page: 1, size: 3 }));
    const sms = (await at(readOutbox)).filter(({ to }) => to === OPERATORS.吴晓东.jbrsjhm).map(({ text }) => text);
    expect(list[0]).toMatchObject({ title: '2026-12汇缴扣款失败', nr: `贵单位2026-12汇缴扣款失败：${said}。` });
    expect(sms[0]).toBe(`【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴扣款失败：${said}。`);
    expect(sms.join()).not.toMatch(/转账至|附言填写/);
    const { facts, lead } = await at((tx) => {
      const { zmbh } = issueReceipt(tx, HUAXIA, { ywlsh });
      return documentOfActor(tx, HUAXIA, zmbh).content;
    });
    expect(facts).toContainEqual({ label: '业务状态', value: '扣款失败' });
    expect(lead?.[0]).toBe(`扣款失败：${said}。`);
  });

  it('that failed is not told again when a part comes: the part is, and what is left', async () => {
    await at((tx) => setDebitSwitch(tx, { dwzh: HUAXIA.dwzh, fail: true, yy: '账户余额不足', short: true }));
    await file({ hjfs: '02', zhbh: ACCOUNT });
    await at((tx) => transfer(tx, '5000.00', { fy: CODE }));
    const state =
      '已到账5,000.00元，尚差104,680.00元；扣款失败（账户余额不足），将于2026-11-28再次扣款104,680.00元，请保证付款账户余额充足，无需另行转账';
    expect((await at(readOutbox))[0]?.text).toBe(
      `【住房公积金】贵单位（华夏精密制造有限公司）2026-12汇缴款部分到账：${state}。`,
    );
    expect((await told())[0]).toBe('2026-12汇缴款部分到账');
    expect((await at((tx) => todos(tx, HUAXIA)))[0]?.sxsm).toBe(state);
  });

  it('that fails twice is left to a transfer', async () => {
    await at((tx) => setDebitSwitch(tx, { dwzh: '', fail: true, yy: '账户已冻结' }));
    await file({ hjfs: '02', zhbh: ACCOUNT });
    await at((tx) => moveClock(tx, { now: '2026-12-20' }));
    expect((await told()).filter((title) => title === '2026-12汇缴扣款失败')).toHaveLength(2);
    expect((await at((tx) => todos(tx, HUAXIA)))[0]).toMatchObject({
      title: '2026-12汇缴：待缴款',
      sxsm: `扣款失败（账户已冻结），不再自动扣款；尚需缴款109,680.00元，转账附言填写${CODE}`,
      // The day of the second failure, not that of the first.
      rq: '2026-11-28',
    });
    // Neither does the bank's agreement pay over the open list, nor is the month forgotten.
    expect(await jzny()).toBe('2026-11');
    expect(await told()).toContain('汇缴逾期');
    await at((tx) => transfer(tx, UNITS.华夏精密.hjje, { fy: CODE }));
    expect(await jzny()).toBe('2026-12');
    // With the list paid the bank goes on, month by month.
    await at((tx) => setDebitSwitch(tx, { dwzh: '', fail: false, yy: '' }));
    await at((tx) => moveClock(tx, { now: '2027-01-15' }));
    expect(await jzny()).toBe('2027-01');
  });
});

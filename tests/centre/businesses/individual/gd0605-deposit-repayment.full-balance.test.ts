import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, memberAccount, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { persons } from '@mocks/centre/kernel/people';
import { judge, submit } from '@mocks/centre/office/applications';
import { expect, it } from 'vitest';
import { toYuan } from '@/domain/money';
import { tq0106 } from '../../../contracts/flows/tq0106-loan-repayment';
import { PEOPLE } from '../../../people';
import { centreOn, XU_WENBO, ZHANG_JIANGUO } from '../../fixture';
import { drawForLoan } from '../../loan-fixture';

it('GD0605 may give the whole balance to the loan: the account stays open and takes the next remittance', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const { grzh } = ZHANG_JIANGUO;
    const account = memberAccount(grzh);
    const tqry = [{ grzh, bctqje: toYuan(balanceOf(tx.store, account)) }];
    drawForLoan(tx, ZHANG_JIANGUO, { dkzh: PEOPLE.张建国.dkzh, tqry });
    moveClock(tx, { now: '2026-11-23' });
    expect([balanceOf(tx.store, account), persons(tx.store).get(grzh)?.grzhzt]).toEqual([0n, '01']);
    moveClock(tx, { now: '2026-12-31' });
    expect(balanceOf(tx.store, account)).toBeGreaterThan(0n);
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it('TQ0106 pays no whole balance to the person: that is what closing an account is', async () => {
  const centre = await centreOn();
  await centre.transact((tx) => {
    const balance = balanceOf(tx.store, memberAccount(XU_WENBO.grzh));
    const values = { ...tq0106.values, ywlx: 'TQ0106', sqtqje: toYuan(balance) };
    expect(judge(tx, XU_WENBO, values).cw?.sqtqje).toBe('提取后个人账户余额为0，请修改发生额');
    const ywlsh = issueNumber(tx, XU_WENBO, 'TQ0106');
    expect(() => submit(tx, XU_WENBO, { ...values, ywlsh, cns: '1', skzhly: '1' })).toThrow('业务信息填写有误');
  });
});

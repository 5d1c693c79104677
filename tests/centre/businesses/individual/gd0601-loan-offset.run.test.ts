import { moveClock } from '@mocks/centre/daily-jobs';
import { balanceOf, loanAccount, memberAccount, post, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import { persons } from '@mocks/centre/kernel/people';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { loanSchedule, loanTable } from '@mocks/centre/loans/loans';
import { listOffsetRuns, offsetForecast } from '@mocks/centre/loans/offset/loan-offset-views';
import { caseDetail } from '@mocks/centre/office/cases';
import { describe, expect, it } from 'vitest';
import { principalBetween } from '@/domain/loan/prepayment';
import { moneyText, toYuan } from '@/domain/money';
import { centrePerTest, ZHANG_JIANGUO } from '../../fixture';
import { balance, signZhang, ZHANG_LOAN } from './gd0601-loan-offset-world';

const centre = centrePerTest();

describe('a failed run', () => {
  it('takes nothing, says why, and is made up for with its penalty at the next', async () => {
    await centre.transact((tx) => {
      signZhang(tx);
      leave(tx, ZHANG_JIANGUO.grzh, 0n);
      const loan = loanTable(tx.store).get(ZHANG_LOAN) ?? never();
      loanTable(tx.store).put(ZHANG_LOAN, { ...loan, cardShortFrom: '2026-12-01' });
      const person = persons(tx.store).get(ZHANG_JIANGUO.grzh) ?? never();
      persons(tx.store).put(person.grzh, { ...person, frozenFen: 500_000n });
      moveClock(tx, { now: '2026-12-20' });
      const [run] = listOffsetRuns(tx, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      // December's deposit is 4,320.00, of which 5,000.00 may not be touched.
      expect(run).toMatchObject({ jg: '3', gjjje: '0.00', ykje: '0.00' });
      expect(run?.sm).toBe(
        '公积金账户可扣划0.00元，其余3,208.73元应由银行卡支付，银行卡余额不足，本期未还款并计入逾期。请存入还款卡后尽快还款',
      );
      expect(readOutbox(tx).filter(({ text }) => text?.includes('您的冲还贷未成功'))).toHaveLength(1);
      expect(balance(tx, ZHANG_JIANGUO.grzh)).toBe(432_000n);
      expect(loanTable(tx.store).get(ZHANG_LOAN)?.missed).toHaveLength(1);
      persons(tx.store).put(person.grzh, { ...person, frozenFen: 0n });
      moveClock(tx, { now: '2027-01-20' });
      const after = loanTable(tx.store).get(ZHANG_LOAN);
      expect(after).toMatchObject({ paid: 19, missed: [] });
      const runs = listOffsetRuns(tx, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(runs.map(({ dqqc, jg }) => [dqqc, jg])).toEqual([
        [19, '1'],
        [18, '1'],
        [18, '3'],
      ]);
      // 3,208.73 × 2.6 % / 360 × 1.5 × 31 days.
      expect(runs[1]).toMatchObject({ yhje: '3219.51', sm: '含罚息10.78元' });
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });
});

describe('principal once a year', () => {
  it.each([
    ['01', 'less to pay', 222],
    ['02', 'a shorter term', 0],
  ] as const)('thfs %s: %s', async (thfs, _, coming) => {
    await centre.transact((tx) => {
      const { ywlsh } = signZhang(tx, { chfs: '02', thfs, cxr: '2027-01-05' });
      const { sqnr, lc } = caseDetail(tx, ZHANG_JIANGUO, { ywlsh });
      expect(sqnr).toContainEqual({ key: 'effect', label: '生效时间', value: '首次冲本金日为2027-01-05' });
      expect(JSON.stringify([sqnr, lc, readOutbox(tx)[0]])).not.toMatch(/第\d+期/);
      moveClock(tx, { now: '2027-01-04' });
      const [member, owed] = [balance(tx, ZHANG_JIANGUO.grzh), balanceOf(tx.store, loanAccount(ZHANG_LOAN))];
      moveClock(tx, { now: '2027-01-05' });
      expect(balance(tx, ZHANG_JIANGUO.grzh)).toBe(0n);
      // Fifteen days after the instalment of 20 December: (paid) / (1 + 2.6 % / 12 × 15 / 30) is principal, the rest interest.
      const principal = (member * 24_000n * 2n + 24_026n) / (24_026n * 2n);
      expect(principal).toBe(principalBetween(member, 0n, '2.6', 15));
      expect(balanceOf(tx.store, loanAccount(ZHANG_LOAN))).toBe(owed + principal);
      const [run] = listOffsetRuns(tx, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list;
      expect(run).toMatchObject({ dqqc: 0, yhje: '0.00', gjjje: toYuan(member), jg: '4' });
      expect(run?.sm).toContain(`归还本金${moneyText(principal)}、15天利息${moneyText(member - principal)}`);
      const loan = loanTable(tx.store).get(ZHANG_LOAN) ?? never();
      const schedule = loanSchedule(loan);
      expect(schedule).toHaveLength(loan.months);
      const left = schedule.slice(loan.paid);
      expect(left.reduce((sum, one) => sum + one.principal, 0n)).toBe(-(owed + principal));
      expect(left[0]?.dqqc).toBe(19);
      if (coming > 0) expect(left).toHaveLength(coming);
      else expect(left.length).toBeLessThan(222);
      moveClock(tx, { now: '2027-02-20' });
      expect(loanTable(tx.store).get(ZHANG_LOAN)).toMatchObject({ paid: 20, missed: [] });
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });
});

it('a loan that the offset pays off is said to be paid off, with the next step, in the hall and by SMS, once', async () => {
  await centre.transact((tx) => {
    signZhang(tx, { chfs: '02', thfs: '02', cxr: '2027-01-05' });
    moveClock(tx, { now: '2027-01-04' });
    // More than the balance with the interest of fifteen days.
    const rich = -balanceOf(tx.store, loanAccount(ZHANG_LOAN)) * 2n;
    const lines = [
      { account: memberAccount(ZHANG_JIANGUO.grzh), fen: rich },
      { account: 'bank', fen: -rich },
    ];
    const head = { id: 'rich', date: '2027-01-04', kind: '01', zhaiyao: '汇缴', ywlsh: '' } as const;
    post(tx.store, { ...head, lines });
    moveClock(tx, { now: '2027-01-05' });
    expect(balanceOf(tx.store, loanAccount(ZHANG_LOAN))).toBe(0n);
    moveClock(tx, { now: '2027-03-01' });
    const said = '您的贷款已结清，结清证明可在网厅开具，凭证明可以办理抵押注销登记。';
    const { list } = listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 200 });
    expect(list.filter(({ title }) => title === '贷款结清').map(({ nr, fssj }) => [nr, fssj])).toEqual([
      [said, '2027-01-05 10:00:00'],
    ]);
    expect(list.find(({ title }) => title === '冲还贷结果')?.nr).toContain('贷款本金已还清');
    expect(readOutbox(tx).filter(({ text }) => text === `【住房公积金】${said}`)).toHaveLength(1);
  });
});

it('the forecast agrees with what is then collected', async () => {
  await centre.transact((tx) => {
    const chry = [{ grzh: ZHANG_JIANGUO.grzh, sxh: '1' }];
    const rows = offsetForecast(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, blje: '0.00', chry });
    expect(rows).toHaveLength(12);
    signZhang(tx);
    moveClock(tx, { now: '2027-05-20' });
    const runs = listOffsetRuns(tx, ZHANG_JIANGUO, { ksrq: '', jsrq: '', page: 1, size: 20 }).list.toReversed();
    expect(rows.slice(0, 6).map(({ dqqc, hkrq, gjjje, ykje }) => [dqqc, hkrq, gjjje, ykje])).toEqual(
      runs.map(({ dqqc, hkrq, gjjje, ykje }) => [dqqc, hkrq, gjjje, ykje]),
    );
    const kept = (blje: string) => () => offsetForecast(tx, ZHANG_JIANGUO, { dkzh: ZHANG_LOAN, blje, chry });
    // What is no amount is not taken for the least that stays.
    expect(kept('一百')).toThrow('账户保留余额格式不正确');
    expect(kept('-1')).toThrow('账户保留余额格式不正确');
    expect(kept('')).not.toThrow();
    expect(rows[5]?.grzhye).toBe(
      `${balance(tx, ZHANG_JIANGUO.grzh) / 100n}.${String(balance(tx, ZHANG_JIANGUO.grzh) % 100n).padStart(2, '0')}`,
    );
  });
});

/** Leaves so much in the account; the rest goes to the bank. */
function leave(tx: Transaction, grzh: string, fen: bigint): void {
  const taken = balance(tx, grzh) - fen;
  post(tx.store, {
    id: `test:${grzh}`,
    date: tx.today(),
    kind: '11',
    zhaiyao: '提取',
    ywlsh: '',
    lines: [
      { account: memberAccount(grzh), fen: -taken },
      { account: 'bank', fen: taken },
    ],
  });
}

function never(): never {
  throw new Error('Not seeded');
}

import { moveClock } from '@mocks/centre/daily-jobs';
import { setDebitSwitch } from '@mocks/centre/kernel/accounts/bank';
import { balanceOf, loanAccount, postingsOf, trialBalance } from '@mocks/centre/kernel/accounts/ledger';
import { listMessages } from '@mocks/centre/kernel/messages/messages';
import type { Transaction } from '@mocks/centre/kernel/transaction';
import { fillCards } from '@mocks/centre/loans/card';
import { cardDebits, tryDebit } from '@mocks/centre/loans/card-debits';
import { isDebitDay, repaymentDays } from '@mocks/centre/loans/debit-days';
import { type LoanRecord, loanTable } from '@mocks/centre/loans/loans';
import { activeOffset, offsets } from '@mocks/centre/loans/offset/loan-offsets';
import {
  dueFor,
  executeOrder,
  type RepaymentOrder,
  repaymentFaults,
} from '@mocks/centre/loans/repayment/repayment-orders';
import { repaymentQuote } from '@mocks/centre/loans/repayment/repayment-quote';
import { judge } from '@mocks/centre/office/applications';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../people';
import { centrePerTest, GUO_LEI, ZHANG_JIANGUO } from '../../fixture';

const ZHANG_LOAN = PEOPLE.张建国.dkzh;
const GUO_LOAN = PEOPLE.郭磊.dkzh;
const MONDAY = '2026-11-23';

const centre = centrePerTest();

const loanOf = (tx: Transaction, dkzh: string): LoanRecord => {
  const loan = loanTable(tx.store).get(dkzh);
  if (!loan) throw new Error('Not seeded');
  return loan;
};
const order = (hklx: string, fen = 0n, thfs: RepaymentOrder['thfs'] = '01'): RepaymentOrder => ({ hklx, fen, thfs });
const byCard = (tx: Transaction, dkzh: string, asked: RepaymentOrder) => {
  const { total } = dueFor(tx.store, loanOf(tx, dkzh), asked, MONDAY);
  return { ywlsh: 'YW1', paidOn: MONDAY, sources: [{ account: 'bank', fen: total }] };
};
const quoted = (tx: Transaction, dkzh: string, asked: RepaymentOrder, day = MONDAY) => {
  const { kytqe, mx } = repaymentQuote(tx.store, loanOf(tx, dkzh), asked, day);
  return [kytqe, ...mx.map(({ label, value }) => `${label} ${value}`)];
};

describe('what a repayment comes to', () => {
  it('ahead, three days after the instalment: principal is paid / (1 + 2.6 % × 3 / 360), the rest interest; both plans', async () => {
    await centre.transact((tx) => {
      // 600,000.00 at 2.6 % over 240 months, 17 paid: 566,983.00 are left. Each plan by the formula of equal instalments.
      expect(quoted(tx, ZHANG_LOAN, order('2', 10_000_000n))).toEqual([
        '100000.00',
        '贷款余额 566,983.00元',
        '提前归还本金 99,978.34元',
        '应计利息（3天） 21.66元',
        '还款前 月还款额3,208.73元，剩余223期，剩余利息148,563.22元',
        '减少月供期限不变 月还款额2,642.92元，剩余223期，剩余利息122,366.64元，节省利息26,174.92元',
        '缩短期限月供不变 月还款额3,208.73元，剩余176期，剩余利息94,638.19元，节省利息53,903.37元',
        '还款后月还款额 2,642.92元',
        '还款后剩余期数 223期',
        '节省利息 26,174.92元',
      ]);
      // 566,983.00 and 566,983.00 × 2.6 % × 3 / 360.
      expect(quoted(tx, ZHANG_LOAN, order('3'))[0]).toBe('567105.85');
    });
  });

  it('of an overdue loan: each instalment with its own penalty; to settle it, the rest with its days besides', async () => {
    await centre.transact((tx) => {
      // Three of 5,271.46: × 2.1 % / 360 × 1.5 × 72, 42 and 11 days = 33.21 + 19.37 + 5.07.
      expect(quoted(tx, GUO_LOAN, order('1'))).toEqual([
        '15872.03',
        '贷款余额 227,924.29元',
        '逾期本金 14,643.37元',
        '逾期利息 1,171.01元',
        '罚息 57.65元',
      ]);
      // And 213,280.92 with 11 days of interest, 136.86.
      expect(quoted(tx, GUO_LOAN, order('3'))[0]).toBe('229289.81');
    });
  });

  it('a day after the next instalment counts that one as paid', async () => {
    await centre.transact((tx) => {
      moveClock(tx, { now: '2026-12-18' });
      const before = quoted(tx, ZHANG_LOAN, order('3'), '2026-12-21')[0];
      moveClock(tx, { now: '2026-12-20' });
      expect(quoted(tx, ZHANG_LOAN, order('3'), '2026-12-21')[0]).toBe(before);
    });
  });

  it.each(['01', '02'] as const)('what was quoted is what is booked, and the plan after it (thfs %s)', async (thfs) => {
    await centre.transact((tx) => {
      moveClock(tx, { now: MONDAY });
      const asked = order('2', 10_000_000n, thfs);
      const [, , , , , ...plans] = quoted(tx, ZHANG_LOAN, asked);
      executeOrder(tx, loanOf(tx, ZHANG_LOAN), asked, byCard(tx, ZHANG_LOAN, asked));
      const last = postingsOf(tx.store, loanAccount(ZHANG_LOAN)).at(-1);
      expect([last?.entry.kind, last?.line.fen]).toEqual(['DK03', 9_997_834n]);
      const after = loanOf(tx, ZHANG_LOAN);
      const months = after.months - after.paid;
      expect(plans.join()).toContain(`还款后剩余期数 ${months}期`);
      expect(months).toBe(thfs === '01' ? 223 : 176);
      moveClock(tx, { now: '2027-03-01' });
      expect(loanOf(tx, ZHANG_LOAN)).toMatchObject({ paid: 20, missed: [] });
      expect(trialBalance(tx.store)).toBe(0n);
    });
  });
});

it('what may not be repaid, and why', async () => {
  await centre.transact((tx) => {
    const faults = (dkzh: string, asked: RepaymentOrder) => repaymentFaults(tx.store, loanOf(tx, dkzh), asked, MONDAY);
    expect(faults(ZHANG_LOAN, order('1'))).toEqual({ hklx: '该贷款没有逾期款项' });
    expect(faults(ZHANG_LOAN, order('2', 999_999n))).toEqual({ thje: '部分提前还款金额不能低于10,000.00元' });
    expect(faults(ZHANG_LOAN, order('2', 56_698_300n)).thje).toContain('还款金额须小于贷款余额566,983.00元');
    expect(faults(ZHANG_LOAN, order('2', 56_710_586n))).toEqual({ thje: '还款金额不能大于贷款余额及利息' });
    expect(faults(GUO_LOAN, order('2', 1_000_000n)).hklx).toContain('请先归还逾期款项');
    loanTable(tx.store).put(ZHANG_LOAN, { ...loanOf(tx, ZHANG_LOAN), paid: 5 });
    expect(faults(ZHANG_LOAN, order('3'))).toEqual({ hklx: '还款满6期后方可提前还款' });
  });
});

it('days for it are working days that are no day of debit, neither of an instalment nor of the yearly principal', async () => {
  await centre.transact((tx) => {
    expect(repaymentDays(tx.store, loanOf(tx, ZHANG_LOAN), '2026-12-15')).toEqual(
      ['16', '17', '18', '21', '22', '23', '24', '25'].map((day) => `2026-12-${day}`),
    );
    const shared = { ywlsh: 'O', dkzh: ZHANG_LOAN, thfs: '01', keep: 0n, accounts: [], from: 18 } as const;
    offsets(tx.store).put('O', { ...shared, chfs: '02', cxr: '12-22', first: '2026-12-22' });
    expect(isDebitDay(tx.store, loanOf(tx, ZHANG_LOAN), '2026-12-22')).toBe(true);
    expect(isDebitDay(tx.store, loanOf(tx, ZHANG_LOAN), '2026-12-20')).toBe(true);
    expect(repaymentDays(tx.store, loanOf(tx, ZHANG_LOAN), '2026-12-15')).not.toContain('2026-12-22');
  });
});

it('a card that has money again pays what is overdue first, each with its penalty, then the instalment of the day', async () => {
  await centre.transact((tx) => {
    fillCards(tx.store, GUO_LEI.grzh);
    moveClock(tx, { now: '2026-12-12' });
    expect(loanOf(tx, GUO_LOAN)).toMatchObject({ paid: 19, missed: [] });
    const booked = postingsOf(tx.store, loanAccount(GUO_LOAN)).slice(-4);
    expect(booked.map(({ entry }) => [entry.kind, entry.id])).toEqual([
      ['DK04', `hk:${GUO_LOAN}:16`],
      ['DK04', `hk:${GUO_LOAN}:17`],
      ['DK04', `hk:${GUO_LOAN}:18`],
      ['DK02', `hk:${GUO_LOAN}:19`],
    ]);
    // 5,271.46 and 5,271.46 × 2.1 % / 360 × 1.5 × 91 days.
    expect(listMessages(tx, GUO_LEI, { page: 1, size: 20 }).list.map(({ nr }) => nr)).toContainEqual(
      expect.stringMatching(
        /^第16期还款5,313\.43元已从您的还款卡扣划（本金4,872\.59元，利息398\.87元，罚息41\.97元），贷款余额[\d,]+\.\d\d元。$/,
      ),
    );
    expect(trialBalance(tx.store)).toBe(0n);
  });
});

it('a loan that is paid off ends the order to offset it, and says so to everybody in it', async () => {
  await centre.transact((tx) => {
    const shared = { ywlsh: 'O', dkzh: ZHANG_LOAN, thfs: '', cxr: '', first: '', keep: 0n, from: 18 } as const;
    offsets(tx.store).put('O', { ...shared, chfs: '01', accounts: [ZHANG_JIANGUO.grzh] });
    moveClock(tx, { now: MONDAY });
    executeOrder(tx, loanOf(tx, ZHANG_LOAN), order('3'), byCard(tx, ZHANG_LOAN, order('3')));
    expect(balanceOf(tx.store, loanAccount(ZHANG_LOAN))).toBe(0n);
    expect(activeOffset(tx.store, ZHANG_LOAN)).toBeUndefined();
    expect(listMessages(tx, ZHANG_JIANGUO, { page: 1, size: 1 }).list[0]?.title).toBe('冲还贷已终止');
  });
});

it('whatever is repeated, the bank debits once under one reference; no answer is neither yes nor no', async () => {
  await centre.transact((tx) => {
    moveClock(tx, { now: MONDAY });
    const loan = loanOf(tx, ZHANG_LOAN);
    const debit = () => cardDebits(tx.store).get('YW1') ?? { ywlsh: 'YW1', day: MONDAY, tries: 0 };
    setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: false, yy: '', lost: true });
    expect(tryDebit(tx, loan, debit(), () => 100n)).toEqual({ kind: 'unknown' });
    setDebitSwitch(tx, { dwzh: ZHANG_JIANGUO.grzh, fail: true, yy: '已挂失' });
    expect(tryDebit(tx, loan, debit(), () => 200n)).toEqual({ kind: 'unknown' });
    moveClock(tx, { days: 1 });
    // The statement says that the 1.00 of yesterday was paid, whatever the bank would say today.
    expect(tryDebit(tx, loan, debit(), () => 300n)).toEqual({ kind: 'paid', fen: 100n, day: MONDAY });
  });
});

it('with two loans the conditions are those of the one chosen; before one is, of one that may', async () => {
  await centre.transact((tx) => {
    const guo = loanOf(tx, GUO_LOAN);
    loanTable(tx.store).put('20250600000009', { ...guo, dkzh: '20250600000009', missed: [], paid: 18 });
    const ask = (raw: object) => judge(tx, GUO_LEI, { ywlx: 'GD0601', ...raw }).tj.map(({ sjz }) => sjz)[0];
    expect(ask({})).toBe('正常');
    expect(ask({ dkzh: '20250600000009' })).toBe('正常');
    expect(ask({ dkzh: GUO_LOAN })).toBe('逾期');
  });
});

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financingCost, loanFees } from '@/domain/loan/financing-cost';
import { repaymentSchedule } from '@/domain/loan/loan';
import {
  borrowersLimits,
  childrenUplift,
  greenUplift,
  type LoanLimitInput,
  type LoanPolicy,
  loanLimits,
  repaymentAbility,
  roundDown,
} from '@/domain/loan/loan-limits';
import { homeCount, loanRate, longestTerm } from '@/domain/loan/loan-terms';
import { parseYuan, toYuan } from '@/domain/money';
import { runs } from '../../property-runs';

const fen = (yuan: string) => parseYuan(yuan) ?? 0n;

/** Parameters of the centre (docs/rules/parameters.md). */
const POLICY: LoanPolicy = {
  capOne: fen('600000'),
  capFamily: fen('1000000'),
  upliftMost: '40',
  multiple: '20',
  balanceLeast: fen('10000'),
  incomePercent: '50',
};

const ONE: LoanLimitInput = {
  price: fen('1500000'),
  downPercent: '20',
  depositors: 1,
  uplifts: [],
  balances: [fen('80000')],
  income: fen('12000'),
  debts: 0n,
  rate: '2.6',
  months: 360,
};

const UP = childrenUplift('20');

const amounts = (input: Partial<LoanLimitInput>) => {
  const { four, most, limiting } = loanLimits({ ...ONE, ...input }, POLICY);
  return { four: four.map((one) => toYuan(one.fen)), most: toYuan(most), limiting: limiting.name };
};

it('borrowersLimits: the cap and the balances alone, as in all four; the smaller one, down to the thousand', () => {
  const { two, most } = borrowersLimits({ ...ONE, balances: [fen('23456.78')] }, POLICY);
  const { four } = loanLimits({ ...ONE, balances: [fen('23456.78')] }, POLICY);
  expect(two).toEqual(four.slice(1, 3));
  expect(toYuan(most)).toBe('469000.00');
});

describe('repayment ability (docs/rules/loan-formulas.md)', () => {
  it('M = 6 000, 2.6 %, 360 → 1 498 727.16', () => {
    expect(toYuan(repaymentAbility(fen('6000'), '2.6', 360))).toBe('1498727.16');
  });

  it('is nothing without money left, and the plain sum without interest', () => {
    expect(repaymentAbility(0n, '2.6', 360)).toBe(0n);
    expect(repaymentAbility(-100n, '2.6', 360)).toBe(0n);
    expect(toYuan(repaymentAbility(fen('1000'), '0', 12))).toBe('12000.00');
  });

  it('is repaid by that monthly payment, whatever the loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 50_000 }),
        fc.constantFrom('2.1', '2.6', '2.525', '3.075'),
        fc.integer({ min: 12, max: 360 }),
        (yuan, rate, months) => {
          const monthly = BigInt(yuan) * 100n;
          const first = repaymentSchedule(repaymentAbility(monthly, rate, months), rate, months, '01')[0];
          const paid = (first?.principal ?? 0n) + (first?.interest ?? 0n);
          expect(paid >= monthly - 1n && paid <= monthly + 1n).toBe(true);
        },
      ),
      runs(60),
    );
  });
});

describe('the four limits', () => {
  it('names the one that limits', () => {
    expect(amounts({})).toEqual({
      four: ['1200000.00', '600000.00', '1600000.00', '1498727.16'],
      most: '600000.00',
      limiting: '最高额度',
    });
    expect(amounts({ depositors: 2, balances: [fen('80000'), fen('3000')] })).toEqual({
      four: ['1200000.00', '1000000.00', '1800000.00', '1498727.16'],
      most: '1000000.00',
      limiting: '最高额度',
    });
    expect(amounts({ price: fen('698765.43') })).toMatchObject({ most: '559000.00', limiting: '房价成数限额' });
    expect(amounts({ balances: [fen('12345.67')] })).toMatchObject({ most: '246000.00', limiting: '账户余额倍数限额' });
    expect(amounts({ debts: fen('4500') })).toMatchObject({ most: '374000.00', limiting: '还款能力限额' });
  });

  it('counts uplifts up to their ceiling', () => {
    expect(amounts({ uplifts: [UP] }).four[1]).toBe('720000.00');
    expect(amounts({ uplifts: [UP, UP] }).four[1]).toBe('840000.00');
    expect(amounts({ uplifts: [UP, UP, UP] }).four[1]).toBe('840000.00');
    // In floating point 19.700000000000003.
    const { four } = loanLimits({ ...ONE, uplifts: [childrenUplift('12.3'), greenUplift('7.4')] }, POLICY);
    expect([toYuan(four[1]?.fen ?? 0n), four[1]?.gs]).toEqual([
      '718200.00',
      '个人最高额度600,000.00元 ×（1 + 上浮19.7%：多子女家庭12.3%、绿色建筑7.4%）',
    ]);
    const most = { ...ONE, uplifts: [childrenUplift('60'), greenUplift('45')] };
    expect(loanLimits(most, { ...POLICY, upliftMost: '100' }).four[1]?.gs).toContain(
      '上浮100%：多子女家庭60%、绿色建筑45%，合计最高100%',
    );
  });

  it('names whose balance counts with the least for want of their word', () => {
    const both = { ...ONE, depositors: 2, balances: [fen('20000'), 0n] };
    expect(loanLimits(both, POLICY).four[2]?.gs).toBe('计算余额合计30,000.00元（每人不足10,000.00元的按此计）× 20倍');
    expect(loanLimits({ ...both, unsigned: ['周建新'] }, POLICY).four[2]?.gs).toBe(
      '计算余额合计30,000.00元（每人不足10,000.00元的按此计；周建新尚未签署授权，暂按10,000.00元计，签署后按账户余额重新核算）× 20倍',
    );
  });

  it('counts a small balance as p.dkYeBd', () => {
    expect(amounts({ balances: [fen('0'), fen('9999.99')] }).four[2]).toBe('400000.00');
  });

  it('rounds down to 1 000 and never below zero', () => {
    expect(toYuan(roundDown(fen('999999.99')))).toBe('999000.00');
    expect(toYuan(roundDown(fen('1000')))).toBe('1000.00');
    expect(toYuan(roundDown(-fen('1')))).toBe('0.00');
    expect(amounts({ debts: fen('99999') })).toMatchObject({ most: '0.00', limiting: '还款能力限额' });
  });
});

describe('terms', () => {
  const table = { firstShort: '2.1', firstLong: '2.6', secondShort: '2.525', secondLong: '3.075' };
  it.each([
    ['1', 60, '2.1'],
    ['1', 61, '2.6'],
    ['2', 60, '2.525'],
    ['2', 61, '3.075'],
  ] as const)('home %s over %i months: %s %%', (home, months, rate) => {
    expect(loanRate(table, home, months)).toBe(rate);
  });

  it('a home or a used loan makes it the second', () => {
    expect([homeCount(0, 0), homeCount(1, 0), homeCount(0, 1)]).toEqual(['1', '2', '2']);
  });

  it('ends with retirement and five years, at most at 68, at most 360 months', () => {
    const most = { most: 360, ageMost: 68 };
    expect(longestTerm('1990-06-18', '2053-06', '2026-11-21', most)).toBe(360);
    expect(longestTerm('1976-09-10', '2039-09', '2026-11-21', most)).toBe(214);
    expect(longestTerm('1976-11-10', '2027-11', '2026-11-21', most)).toBe(72);
    expect(longestTerm('1950-01-01', '2010-01', '2026-11-21', most)).toBe(0);
  });
});

describe('the cost of financing as one annual figure', () => {
  it('is the rate itself where there are no fees', () => {
    for (const method of ['01', '02'] as const) {
      const cost = financingCost(fen('600000'), repaymentSchedule(fen('600000'), '2.6', 360, method), []);
      expect(cost.annual).toBe('2.6000');
    }
  });

  it('is higher with fees, and adds up', () => {
    const fees = loanFees({
      principal: fen('600000'),
      appraised: fen('900000'),
      agency: true,
      appraisalPercent: '0.1',
      guaranteePercent: '0.5',
    });
    expect(fees.map(({ name, fen: amount }) => [name, toYuan(amount)])).toEqual([
      ['抵押登记费', '0.00'],
      ['房屋评估费', '900.00'],
      ['担保服务费', '3000.00'],
    ]);
    const cost = financingCost(fen('600000'), repaymentSchedule(fen('600000'), '2.6', 240, '01'), fees);
    expect(toYuan(cost.total)).toBe('173994.63');
    // Solved again another way: Newton's method in floating point.
    let rate = 0.002;
    const value = (r: number) => 3208.73 * ((1 - (1 + r) ** -240) / r) - 596_100;
    for (let n = 0; n < 50; n += 1) rate -= value(rate) / ((value(rate + 1e-7) - value(rate)) / 1e-7);
    expect(Math.abs(Number(cost.annual) - rate * 1200)).toBeLessThan(0.0002);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repaymentSchedule, scheduleByPayment } from '@/domain/loan/loan';
import { overduePenalty } from '@/domain/loan/overdue';
import { prepaymentOptions, principalBetween } from '@/domain/loan/prepayment';
import { type Fen, toYuan } from '@/domain/money';
import { runs } from '../../property-runs';

const schedule = repaymentSchedule(60_000_000n, '2.6', 240, '01');
const balance = schedule[23]?.balance ?? 0n;
const loan = { balance, rate: '2.6', months: 216, payment: 320_873n };
const shown = ({ months, payment, last, interest }: { months: number; payment: Fen; last: Fen; interest: Fen }) => [
  months,
  toYuan(payment),
  toYuan(last),
  toYuan(interest),
];

describe('partial prepayment of 600 000 at 2.6 % over 240 months, 100 000 after 24', () => {
  it('starts from 553 030.69', () => {
    expect(toYuan(balance)).toBe('553030.69');
  });

  it('shows both ways on and the way without', () => {
    const { without, lessPayment, shorterTerm } = prepaymentOptions(loan, 10_000_000n);
    expect(toYuan(without.interest)).toBe('140054.42');
    expect(shown(lessPayment).slice(0, 2)).toEqual([216, '2628.52']);
    expect(toYuan(lessPayment.interest)).toBe('114729.57');
    expect(shown(shorterTerm)).toEqual([169, '3208.73', '2284.12', '88320.07']);
  });

  it('is no partial one when nothing is paid or nothing is left', () => {
    expect(() => prepaymentOptions(loan, balance)).toThrow(RangeError);
    expect(() => prepaymentOptions(loan, 0n)).toThrow(RangeError);
  });

  it('pays the whole principal either way, whatever is paid ahead', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, balance - 1n), (prepaid) => {
        const { lessPayment, shorterTerm, without } = prepaymentOptions(loan, prepaid);
        expect(lessPayment.months).toBe(216);
        expect(shorterTerm.months).toBeLessThanOrEqual(216);
        expect(shorterTerm.interest).toBeLessThanOrEqual(lessPayment.interest + 216n);
        expect(lessPayment.interest).toBeLessThanOrEqual(without.interest);
        const rest = balance - prepaid;
        const paid = scheduleByPayment(rest, '2.6', loan.payment).reduce((sum, { principal }) => sum + principal, 0n);
        expect(paid).toBe(rest);
      }),
      runs(50),
    );
  });
});

describe('prepayment between instalments', () => {
  it('divides what is above the amounts due into principal and the interest of the days', () => {
    // 100 000 ten days after the instalment: / (1 + 0.026 / 12 × 10 / 30) = / 1.000722…
    const principal = principalBetween(10_000_000n, 0n, '2.6', 10);
    expect(toYuan(principal)).toBe('99927.83');
    const interest = 10_000_000n - principal;
    expect(toYuan(interest)).toBe('72.17');
    expect(toYuan(principalBetween(10_320_873n, 320_873n, '2.6', 10))).toBe('99927.83');
  });

  it('is all principal on the day itself, and nothing below what is due', () => {
    expect(principalBetween(10_000_000n, 0n, '2.6', 0)).toBe(10_000_000n);
    expect(principalBetween(320_873n, 320_873n, '2.6', 12)).toBe(0n);
    expect(principalBetween(100n, 320_873n, '2.6', 12)).toBe(0n);
  });
});

describe('overdue penalty', () => {
  it.each([
    [320_866n, '2.6', 15, '5.21'],
    [320_866n, '2.6', 0, '0.00'],
    [320_866n, '2.6', -3, '0.00'],
    [527_146n, '2.1', 70, '32.29'],
  ])('%s fen at %s for %s days: %s', (amount, rate, days, penalty) => {
    expect(toYuan(overduePenalty(amount, rate, '1.5', days))).toBe(penalty);
  });
});

// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repaymentSchedule } from '@/domain/loan/loan';
import { prepaymentOptions } from '@/domain/loan/prepayment';
import { yearlyOffset } from '@/domain/loan/yearly-offset';
import { runs } from '../../property-runs';

/** 600,000.00 at 2.6 % over 240 months, 24 paid (docs/rules/loan-formulas.md). */
const LOAN = { balance: 55_303_069n, rate: '2.6', months: 216, payment: 320_873n };
const interestOf = (balance: bigint, rate: string, months: number) =>
  repaymentSchedule(balance, rate, months, '01').reduce((sum, one) => sum + one.interest, 0n);

it('nothing in the account: the loan goes on as it is', () => {
  const result = yearlyOffset({ ...LOAN, deposit: 0n, monthly: 0n, keep: 0n, first: 12, after: '02' });
  expect(result).toMatchObject({ months: 216, interest: 14_005_442n, paid: 0n });
});

it('a single fen above what is kept is paid, and none at what is kept', () => {
  const plan = { ...LOAN, monthly: 0n, keep: 100_000n, first: 12, after: '02' as const };
  expect(yearlyOffset({ ...plan, deposit: 100_001n }).paid).toBe(1n);
  expect(yearlyOffset({ ...plan, deposit: 100_000n }).paid).toBe(0n);
});

it.each(['01', '02'] as const)(
  'paid once, it is a partial prepayment after the first instalment (after %s)',
  (after) => {
    const [first] = repaymentSchedule(LOAN.balance, LOAN.rate, LOAN.months, '01');
    const rest = { ...LOAN, balance: first?.balance ?? 0n, months: 215 };
    const options = prepaymentOptions(rest, 10_000_000n);
    const { interest, months } = after === '01' ? options.lessPayment : options.shorterTerm;
    const plan = { ...LOAN, deposit: 10_000_000n, monthly: 0n, keep: 0n, first: 1, after };
    expect(yearlyOffset(plan)).toMatchObject({ months: months + 1, interest: interest + (first?.interest ?? 0n) });
  },
);

it('whatever comes in: never more interest or months than without, and all of it is paid', () => {
  const plan = fc.record({
    balance: fc.integer({ min: 1_000_000, max: 90_000_000 }).map(BigInt),
    months: fc.integer({ min: 13, max: 360 }),
    deposit: fc.integer({ min: 0, max: 20_000_000 }).map(BigInt),
    monthly: fc.integer({ min: 0, max: 600_000 }).map(BigInt),
    keep: fc.integer({ min: 0, max: 5_000_000 }).map(BigInt),
    first: fc.integer({ min: 1, max: 12 }),
    after: fc.constantFrom('01' as const, '02' as const),
  });
  fc.assert(
    fc.property(plan, (one) => {
      const [first] = repaymentSchedule(one.balance, '2.6', one.months, '01');
      const payment = (first?.principal ?? 0n) + (first?.interest ?? 0n);
      const { interest, months, paid } = yearlyOffset({ ...one, rate: '2.6', payment });
      expect(interest).toBeLessThanOrEqual(interestOf(one.balance, '2.6', one.months));
      expect(months).toBeLessThanOrEqual(one.months);
      expect(paid).toBeLessThanOrEqual(one.balance);
    }),
    runs(60),
  );
});

// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedSchedule } from '@/domain/loan/combined-loan';
import { type RepaymentMethod, repaymentSchedule, scheduleByShare } from '@/domain/loan/loan';
import {
  greenUplift,
  type LoanLimitInput,
  type LoanPolicy,
  loanLimits,
  repaymentAbility,
} from '@/domain/loan/loan-limits';
import { limitRaises } from '@/domain/loan/loan-raise';
import { interestOfDays, prepaymentOptions, standingPayment } from '@/domain/loan/prepayment';
import { cheaperFrom, paymentIn, repaymentSummary, repaymentYears } from '@/domain/loan/repayment-summary';
import { percentOf, toYuan } from '@/domain/money';
import { runs } from '../../property-runs';

const principals = fc.bigInt({ min: 1_000_000n, max: 1_000_000_000n });
/** Thousandths of a percent a year. */
const rates = fc.integer({ min: 0, max: 12_000 });
const terms = fc.integer({ min: 1, max: 360 });
const methods = fc.constantFrom<RepaymentMethod>('01', '02');
const percent = (thousandths: number) => (thousandths / 1000).toFixed(3);

describe('a schedule, whatever the loan', () => {
  it('closes with the last instalment, and the years add up to the whole', () => {
    fc.assert(
      fc.property(principals, rates, terms, methods, (principal, rate, months, method) => {
        const schedule = repaymentSchedule(principal, percent(rate), months, method);
        const whole = repaymentSummary(schedule);
        expect(schedule.at(-1)?.balance).toBe(0n);
        expect(whole.principal).toBe(principal);
        expect(whole.total).toBe(schedule.reduce((sum, one) => sum + paymentIn(one), 0n));
        const years = repaymentYears(schedule);
        expect(years).toHaveLength(Math.ceil(months / 12));
        expect(years.reduce((sum, { principal: part }) => sum + part, 0n)).toBe(principal);
        expect(years.reduce((sum, { interest }) => sum + interest, 0n)).toBe(whole.interest);
        expect(years.flatMap((year) => year.months)).toEqual(schedule);
      }),
      runs(60),
    );
  });

  it('costs more at a higher rate, and both methods repay the same principal', () => {
    fc.assert(
      fc.property(principals, rates, fc.integer({ min: 100, max: 2000 }), terms, (principal, rate, more, months) => {
        const of = (value: number, method: RepaymentMethod) =>
          repaymentSummary(repaymentSchedule(principal, percent(value), months, method));
        for (const method of ['01', '02'] as const) {
          expect(of(rate + more, method).interest).toBeGreaterThanOrEqual(of(rate, method).interest);
          expect(of(rate + more, method).first).toBeGreaterThanOrEqual(of(rate, method).first);
        }
        expect(of(rate, '01').principal).toBe(of(rate, '02').principal);
        // Half a fen of rounding a month is all that equal principal could cost more.
        expect(of(rate, '02').interest).toBeLessThanOrEqual(of(rate, '01').interest + BigInt(months));
      }),
      runs(40),
    );
  });

  it('takes less a month and costs more in all over a longer term', () => {
    fc.assert(
      fc.property(
        principals,
        fc.integer({ min: 500, max: 12_000 }),
        fc.integer({ min: 1, max: 348 }),
        methods,
        (principal, rate, months, method) => {
          const short = repaymentSummary(repaymentSchedule(principal, percent(rate), months, method));
          const long = repaymentSummary(repaymentSchedule(principal, percent(rate), months + 12, method));
          expect(long.first).toBeLessThan(short.first);
          expect(long.interest).toBeGreaterThan(short.interest);
        },
      ),
      runs(40),
    );
  });

  it('of 600 000 at 2.6 % over 360 months: equal principal asks for less from the 158th instalment on', () => {
    const [equal, falling] = (['01', '02'] as const).map((method) =>
      repaymentSchedule(60_000_000n, '2.6', 360, method),
    );
    expect(cheaperFrom(equal ?? [], falling ?? [])).toBe(158);
    expect(paymentIn(falling?.[156])).toBeGreaterThanOrEqual(paymentIn(equal?.[156]));
    expect(paymentIn(falling?.[157])).toBeLessThan(paymentIn(equal?.[157]));
  });
});

describe('prepayment of equal principal', () => {
  // 600 000 at 2.6 % over 240 months, 100 000 after 24: 2 500.00 of principal a month, 540 000 left.
  const balance = repaymentSchedule(60_000_000n, '2.6', 240, '02')[23]?.balance ?? 0n;
  const loan = { balance, rate: '2.6', months: 216, payment: 250_000n, method: '02' as const };

  it('divides the rest by the months, or keeps the month’s principal for fewer of them', () => {
    const { without, lessPayment, shorterTerm } = prepaymentOptions(loan, 10_000_000n);
    expect([balance, without.payment].map(toYuan)).toEqual(['540000.00', '3670.00']);
    // 440 000 / 216 = 2 037.037…, interest of the first month 440 000 × 2.6 % / 12 = 953.33.
    expect([lessPayment.months, toYuan(lessPayment.payment)]).toEqual([216, '2990.37']);
    // 440 000 / 2 500 = 176 months; interest 953.333… × 177 / 2.
    expect([shorterTerm.months, toYuan(shorterTerm.payment), toYuan(shorterTerm.last)]).toEqual([
      176,
      '3453.33',
      '2505.42',
    ]);
    expect(toYuan(shorterTerm.interest)).toBe('84370.00');
    expect(shorterTerm.schedule.at(-1)?.balance).toBe(0n);
  });

  it('repays nothing with a share of nothing', () => {
    expect(() => scheduleByShare(100n, '2.6', 0n)).toThrow(RangeError);
    expect(scheduleByShare(0n, '2.6', 1n)).toEqual([]);
  });

  it('saves interest either way, the shorter term no less', () => {
    fc.assert(
      fc.property(
        principals,
        fc.integer({ min: 500, max: 12_000 }),
        fc.integer({ min: 2, max: 360 }),
        methods,
        fc.integer({ min: 1, max: 99 }),
        (owed, rate, months, method, share) => {
          const payment = standingPayment(owed, percent(rate), months, method);
          const running = { balance: owed, rate: percent(rate), months, payment, method };
          const { without, lessPayment, shorterTerm } = prepaymentOptions(running, (owed * BigInt(share)) / 100n);
          const slack = BigInt(months);
          expect(lessPayment.interest).toBeLessThan(without.interest);
          expect(shorterTerm.interest).toBeLessThanOrEqual(lessPayment.interest + slack);
          expect(shorterTerm.months).toBeLessThanOrEqual(months);
          expect(lessPayment.months).toBe(months);
          for (const { schedule } of [lessPayment, shorterTerm]) {
            expect(repaymentSummary(schedule).principal).toBe(owed - (owed * BigInt(share)) / 100n);
            expect(schedule.at(-1)?.balance).toBe(0n);
          }
        },
      ),
      runs(60),
    );
  });

  it('of a balance alone: 553 030.69 over 216 months is 3 208.73 a month; a day costs 39.94', () => {
    expect(toYuan(standingPayment(55_303_069n, '2.6', 216, '01'))).toBe('3208.73');
    expect(toYuan(standingPayment(54_000_000n, '2.6', 216, '02'))).toBe('2500.00');
    expect([0, 1, 10, 30].map((days) => toYuan(interestOfDays(55_303_069n, '2.6', days)))).toEqual([
      '0.00',
      '39.94',
      '399.41',
      '1198.23',
    ]);
  });
});

describe('two loans together', () => {
  it('are the sum of both, month by month', () => {
    fc.assert(
      fc.property(principals, principals, rates, rates, terms, terms, methods, (a, b, rateA, rateB, n, m, method) => {
        const parts = [repaymentSchedule(a, percent(rateA), n, method), repaymentSchedule(b, percent(rateB), m, '01')];
        const both = combinedSchedule(parts);
        const sums = parts.map((part) => repaymentSummary(part));
        expect(both).toHaveLength(Math.max(n, m));
        expect(repaymentSummary(both).total).toBe(sums.reduce((sum, { total }) => sum + total, 0n));
        expect(repaymentSummary(both).first).toBe(sums.reduce((sum, { first }) => sum + first, 0n));
        expect(both.at(-1)?.balance).toBe(0n);
        both.forEach((one, index) => {
          expect(one.balance).toBe(parts.reduce((sum, part) => sum + (part[index]?.balance ?? 0n), 0n));
        });
      }),
      runs(30),
    );
  });

  it('of none are nothing', () => {
    expect(combinedSchedule([])).toEqual([]);
  });
});

const POLICY: LoanPolicy = {
  capOne: 60_000_000n,
  capFamily: 100_000_000n,
  upliftMost: '40',
  multiple: '20',
  balanceLeast: 1_000_000n,
  incomePercent: '50',
};

const UP = greenUplift('20');

const inputs: fc.Arbitrary<LoanLimitInput> = fc.record({
  price: fc.bigInt({ min: 10_000_000n, max: 500_000_000n }),
  downPercent: fc.constantFrom('15', '20', '30'),
  depositors: fc.constantFrom(1, 2),
  uplifts: fc.constantFrom([], [UP], [UP, UP]),
  balances: fc.tuple(fc.bigInt({ min: 0n, max: 30_000_000n })),
  income: fc.bigInt({ min: 0n, max: 5_000_000n }),
  debts: fc.bigInt({ min: 0n, max: 500_000n }),
  rate: fc.constantFrom('2.1', '2.6', '3.075'),
  months: fc.integer({ min: 1, max: 360 }),
});

describe('the amount that may be borrowed', () => {
  it('never falls when one has more, and never rises with debts or rate', () => {
    const most = (input: LoanLimitInput) => loanLimits(input, POLICY).most;
    fc.assert(
      fc.property(inputs, fc.bigInt({ min: 1n, max: 20_000_000n }), (input, more) => {
        const now = most(input);
        expect(most({ ...input, price: input.price + more })).toBeGreaterThanOrEqual(now);
        expect(most({ ...input, income: input.income + more })).toBeGreaterThanOrEqual(now);
        expect(most({ ...input, balances: input.balances.map((one) => one + more) })).toBeGreaterThanOrEqual(now);
        expect(most({ ...input, months: Math.min(input.months + 24, 360) })).toBeGreaterThanOrEqual(now);
        expect(most({ ...input, uplifts: [...input.uplifts, UP] })).toBeGreaterThanOrEqual(now);
        expect(most({ ...input, debts: input.debts + more })).toBeLessThanOrEqual(now);
        expect(most({ ...input, rate: '3.5' })).toBeLessThanOrEqual(now);
        expect(now % 100_000n).toBe(0n);
      }),
      runs(100),
    );
  });

  it('rises to what each way up promises', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 360 }), (input, longest) => {
        const now = loanLimits(input, POLICY);
        for (const way of limitRaises(input, POLICY, { longest, green: '20' })) {
          expect(way.most).toBeGreaterThan(now.most);
          const typed = /[\d,]+\.\d\d/.exec(way.text)?.[0]?.replaceAll(',', '') ?? '0';
          const fen = BigInt(typed.replace('.', ''));
          if (way.key === 'income') {
            expect(loanLimits({ ...input, income: fen }, POLICY).most).toBe(way.most);
            const left = percentOf(fen, '50') - input.debts;
            expect(repaymentAbility(left, input.rate, input.months)).toBeGreaterThanOrEqual(way.most);
          }
          if (way.key === 'balance') {
            expect(loanLimits({ ...input, balances: [fen] }, POLICY).most).toBe(way.most);
          }
          if (way.key === 'term') expect(longest).toBeGreaterThan(input.months);
        }
      }),
      runs(100),
    );
  });

  it('names what would help: of 600 000 by the cap, a second depositor and a green building', () => {
    const input: LoanLimitInput = {
      price: 150_000_000n,
      downPercent: '20',
      depositors: 1,
      uplifts: [],
      balances: [5_000_000n],
      income: 1_500_000n,
      debts: 0n,
      rate: '2.6',
      months: 360,
    };
    expect(
      limitRaises(input, POLICY, { longest: 360, green: '20' }).map(({ key, most }) => [key, toYuan(most)]),
    ).toEqual([
      ['spouse', '1000000.00'],
      ['green', '720000.00'],
    ]);
    expect(limitRaises({ ...input, income: 300_000n }, POLICY, { longest: 360, green: undefined })).toEqual([
      { key: 'income', text: expect.stringMatching(/^家庭月收入达到4,8\d\d\.00元/), most: 60_000_000n },
    ]);
  });
});

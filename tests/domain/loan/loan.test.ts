// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instalment, repaymentSchedule } from '@/domain/loan/loan';
import { parseYuan, toYuan } from '@/domain/money';
import { runs } from '../../property-runs';

const fen = (yuan: string) => parseYuan(yuan) ?? 0n;
const paid = (instalment: Instalment | undefined) =>
  toYuan((instalment?.principal ?? 0n) + (instalment?.interest ?? 0n));
const totalInterest = (schedule: readonly Instalment[]) =>
  toYuan(schedule.reduce((sum, { interest }) => sum + interest, 0n));

describe('repayment schedule', () => {
  it.each([
    ['600000', '2.6', 240, '3208.73', '170094.63', '3208.16'],
    ['600000', '2.6', 360, '2402.04', '264733.47', '2401.11'],
    ['800000', '2.6', 300, '3629.36', '288806.29', '3627.65'],
    ['300000', '2.1', 60, '5271.46', '16287.74', '5271.60'],
    ['500000', '3.075', 300, '2390.61', '217181.64', '2389.25'],
  ])('equal instalments of %s at %s %% over %i months', (principal, rate, months, monthly, interest, last) => {
    const schedule = repaymentSchedule(fen(principal), rate, months, '01');
    expect(paid(schedule[0])).toBe(monthly);
    expect(totalInterest(schedule)).toBe(interest);
    expect(paid(schedule.at(-1))).toBe(last);
  });

  it.each([
    ['600000', '2.6', 240, '3800.00', '2505.42', '156650.00'],
    ['600000', '2.6', 360, '2966.67', '1669.08', '234649.55'],
    ['800000', '2.6', 300, '4400.00', '2671.45', '260866.34'],
    ['300000', '2.1', 60, '5525.00', '5008.75', '16012.50'],
    ['500000', '3.075', 300, '2947.92', '1669.94', '192827.74'],
  ])('equal principal of %s at %s %% over %i months', (principal, rate, months, first, last, interest) => {
    const schedule = repaymentSchedule(fen(principal), rate, months, '02');
    expect(paid(schedule[0])).toBe(first);
    expect(paid(schedule.at(-1))).toBe(last);
    expect(totalInterest(schedule)).toBe(interest);
  });

  it('owes 553 030.69 after 24 of 240 instalments', () => {
    expect(toYuan(repaymentSchedule(fen('600000'), '2.6', 240, '01')[23]?.balance ?? 0n)).toBe('553030.69');
  });

  it('repays the principal to the fen, whatever the loan', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 200_000_000n }),
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 1, max: 360 }),
        fc.constantFrom('01' as const, '02' as const),
        (principal, rate, months, method) => {
          const schedule = repaymentSchedule(principal, (rate / 1000).toFixed(3), months, method);
          expect(schedule).toHaveLength(months);
          expect(schedule.at(-1)?.balance).toBe(0n);
          expect(schedule.reduce((sum, row) => sum + row.principal, 0n)).toBe(principal);
          expect(schedule.every((row) => row.balance >= 0n && row.interest >= 0n)).toBe(true);
        },
      ),
      runs(60),
    );
  });
});

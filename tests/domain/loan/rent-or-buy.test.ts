// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repaymentSchedule } from '@/domain/loan/loan';
import { type RentOrBuyInput, rentOrBuy } from '@/domain/loan/rent-or-buy';
import { toYuan } from '@/domain/money';
import { runs } from '../../property-runs';

/** A home of 1 000 000, half of it lent without interest over ten years: 50 000 a year. */
const PLAIN: RentOrBuyInput = {
  price: 100_000_000n,
  down: 50_000_000n,
  costPercent: '2',
  upkeepPercent: '0',
  schedule: repaymentSchedule(50_000_000n, '0', 120, '01'),
  rent: 250_000n,
  rentGrowth: '0',
  priceGrowth: '0',
  savings: '0',
  years: 12,
};

describe('rent or buy', () => {
  it('counts by hand: without growth or interest', () => {
    const { start, years, breakEven } = rentOrBuy(PLAIN);
    expect(toYuan(start)).toBe('520000.00');
    const shown = years.map(({ buying, rent, balance, buyer, renter }) =>
      [buying, rent, balance, buyer, renter].map(toYuan),
    );
    // The renter begins with 520 000 and saves 20 000 a year: 50 000.04 of instalments less 30 000 of rent.
    expect(shown[0]).toEqual(['50000.04', '30000.00', '449999.96', '550000.04', '540000.04']);
    // The loan is repaid after ten years; from then on the buyer saves the rent.
    expect(shown[9]?.slice(2)).toEqual(['0.00', '1000000.00', '720000.00']);
    expect(shown[11]).toEqual(['0.00', '30000.00', '0.00', '1060000.00', '720000.00']);
    expect(breakEven).toBe(1);
  });

  it('after the loan the buyer saves what the rent is above the upkeep, not the whole of it', () => {
    const { years } = rentOrBuy({ ...PLAIN, upkeepPercent: '1' });
    // 1 000 000 and, in the two years without instalments, 30 000 of rent less 10 000 of upkeep.
    expect(years.slice(9).map(({ buyer }) => toYuan(buyer))).toEqual(['1000000.00', '1020000.00', '1040000.00']);
  });

  it('grows by the year, down as well as up', () => {
    const { years } = rentOrBuy({
      ...PLAIN,
      priceGrowth: '-10',
      rentGrowth: '5',
      savings: '2',
      upkeepPercent: '0.5',
      years: 2,
    });
    expect(years.map(({ homeValue }) => toYuan(homeValue))).toEqual(['900000.00', '810000.00']);
    expect(years.map(({ rent }) => toYuan(rent))).toEqual(['30000.00', '31500.00']);
    expect(years.map(({ buying }) => toYuan(buying))).toEqual(['55000.04', '54500.04']);
    // 520 000 × 1.02 + 25 000.04, then × 1.02 + 23 000.04.
    expect(years.map(({ renter }) => toYuan(renter))).toEqual(['555400.04', '589508.08']);
  });

  it('names no year when renting leaves more at the end, and the last turn when it changes', () => {
    expect(rentOrBuy({ ...PLAIN, priceGrowth: '-20' }).breakEven).toBeUndefined();
    const late = rentOrBuy({ ...PLAIN, costPercent: '10', rent: 300_000n });
    expect(late.breakEven).toBe(3);
    expect(late.years.map(({ buyer, renter }) => buyer >= renter).slice(0, 4)).toEqual([false, false, true, true]);
  });

  it('favours buying the more, the higher the rent and the growth of prices', () => {
    const ahead = (input: RentOrBuyInput) => {
      const last = rentOrBuy(input).years.at(-1);
      return (last?.buyer ?? 0n) - (last?.renter ?? 0n);
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: -5, max: 5 }), (rent, growth) => {
        const input = { ...PLAIN, rent: BigInt(rent), priceGrowth: String(growth), savings: '1.5' };
        expect(ahead({ ...input, rent: input.rent + 10_000n })).toBeGreaterThanOrEqual(ahead(input));
        expect(ahead({ ...input, priceGrowth: String(growth + 1) })).toBeGreaterThan(ahead(input));
      }),
      runs(40),
    );
  });
});

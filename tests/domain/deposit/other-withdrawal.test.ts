import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaText,
  balanceLimit,
  illnessLimit,
  parseArea,
  parseShare,
  partialLimit,
  propertyFeeLimit,
  renovationLimit,
  subsistenceLimit,
  voucherLimit,
} from '@/domain/deposit/other-withdrawal';
import { runs } from '../../property-runs';

const POLICY = { zxDj: 150_000n, zxZe: 20_000_000n };
const FREE = { grzhye: 10_000_000n, djje: 0n, zbje: 0n, blje: 0n };

describe('what a reason allows', () => {
  it.each([
    // Invoices, 89.50 m² × 1,500.00 = 134,250.00, and 200,000.00: each limits once.
    [{ zxfpje: 8_000_000n, jzmj: 8950n }, 8_000_000n],
    [{ zxfpje: 15_000_000n, jzmj: 8950n }, 13_425_000n],
    [{ zxfpje: 30_000_000n, jzmj: 20_000n }, 20_000_000n],
    [{ zxfpje: 13_425_001n, jzmj: 8950n }, 13_425_000n],
  ])('renovation of %o is %s fen', (input, whole) => {
    expect(renovationLimit(input, POLICY).whole).toBe(whole);
  });

  it('names the three figures of a renovation', () => {
    expect(renovationLimit({ zxfpje: 15_000_000n, jzmj: 8950n }, POLICY).words).toBe(
      '发票合计150,000.00元、建筑面积89.50㎡ × 1,500.00元 = 134,250.00元、最高200,000.00元，三者取小，为134,250.00元',
    );
  });

  it('property fee, illness, subsistence and vouchers', () => {
    expect(propertyFeeLimit(299_999n, 300_000n).whole).toBe(299_999n);
    expect(propertyFeeLimit(300_001n, 300_000n).whole).toBe(300_000n);
    expect(illnessLimit(4_567_801n).whole).toBe(4_567_801n);
    expect(subsistenceLimit(134_400n).whole).toBe(1_612_800n);
    expect(voucherLimit(1_000_001n, '50').whole).toBe(500_001n);
    expect(voucherLimit(1_000_000n, '33.33').whole).toBe(333_300n);
  });
});

describe('what may be withdrawn now', () => {
  it('is what is left of the reason, or of the balance but one fen', () => {
    const reason = { whole: 300_000n, ljytq: 120_000n, words: '' };
    expect(partialLimit(reason, FREE)).toMatchObject({ kytqe: 180_000n, limitedBy: 'reason' });
    expect(partialLimit({ ...reason, ljytq: 300_001n }, FREE).kytqe).toBe(0n);
    expect(partialLimit(reason, { ...FREE, grzhye: 150_000n })).toMatchObject({
      kytqe: 149_999n,
      limitedBy: 'balance',
    });
    expect(partialLimit(reason, { grzhye: 500_000n, djje: 400_000n, zbje: 0n, blje: 1000n }).kytqe).toBe(98_999n);
    expect(balanceLimit({ grzhye: 500_000n, djje: 600_000n, zbje: 0n, blje: 0n }).kytqe).toBe(0n);
  });

  it('never passes either limit and never takes the whole balance', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(amount, amount, amount, amount, (whole, ljytq, grzhye, djje) => {
        const { kytqe } = partialLimit({ whole, ljytq, words: '' }, { grzhye, djje, zbje: 0n, blje: 0n });
        return kytqe >= 0n && (kytqe === 0n || (kytqe <= whole - ljytq && kytqe < grzhye - djje));
      }),
      runs(),
    );
  });
});

describe('figures as typed', () => {
  it.each([
    ['89.5', 8950n],
    ['0.01', 1n],
    ['99999.99', 9_999_999n],
    ['0', undefined],
    ['1e3', undefined],
    ['-5', undefined],
    ['1.234', undefined],
    ['100000', undefined],
    ['', undefined],
  ])('an area of %s', (text, hundredths) => {
    expect(parseArea(text)).toBe(hundredths);
  });

  it.each([
    ['100', 10_000n],
    ['33.33', 3333n],
    ['0.01', 1n],
    ['100.01', undefined],
    ['0', undefined],
    ['abc', undefined],
  ])('a share of %s', (text, hundredths) => {
    expect(parseShare(text)).toBe(hundredths);
  });

  it('writes areas with two decimals', () => {
    expect([areaText(8950n), areaText(1n), areaText(12_000n)]).toEqual(['89.50', '0.01', '120.00']);
  });
});

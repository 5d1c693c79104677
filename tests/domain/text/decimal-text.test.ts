// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareDecimal,
  decimalPlaces,
  isDecimalText,
  isFloatText,
  isGroupedAmount,
  isIntegerText,
  isNumberText,
  isPositiveText,
  withDecimals,
} from '@/domain/text/decimal-text';
import { growth, MOST_GROWTH } from '../../growth';
import { runs } from '../../property-runs';

const TESTS = { isNumberText, isDecimalText, isIntegerText, isFloatText, isPositiveText, isGroupedAmount };

describe('the generic patterns of specification 5', () => {
  it.each<[text: string, holds: (keyof typeof TESTS)[]]>([
    ['0', ['isNumberText', 'isDecimalText', 'isIntegerText', 'isGroupedAmount']],
    ['12', ['isNumberText', 'isDecimalText', 'isIntegerText', 'isPositiveText', 'isGroupedAmount']],
    ['12.5', ['isNumberText', 'isDecimalText', 'isFloatText', 'isPositiveText', 'isGroupedAmount']],
    ['12.345', ['isNumberText', 'isDecimalText', 'isFloatText', 'isPositiveText']],
    ['0.00', ['isNumberText', 'isDecimalText', 'isFloatText', 'isGroupedAmount']],
    ['-3', ['isNumberText', 'isIntegerText', 'isGroupedAmount']],
    ['-3.5', ['isNumberText', 'isFloatText', 'isGroupedAmount']],
    ['1,234.50', ['isGroupedAmount']],
    ['1,234,567', ['isGroupedAmount']],
    ['12,34', []],
    ['1,234.5.0', []],
    ['1234,567', []],
    ['', []],
    ['.', []],
    ['.5', []],
    ['5.', []],
    ['1e3', []],
    ['+5', []],
    ['0x10', []],
    [' 5', []],
    ['5\n', []],
    ['１２', []],
    ['--5', []],
    ['NaN', []],
    ['Infinity', []],
  ])('%j', (text, holds) => {
    const found = Object.entries(TESTS).flatMap(([name, test]) => (test(text) ? [name] : []));
    expect(found.sort()).toEqual([...holds].sort());
  });

  it.each([
    ['9', ''],
    ['1,', ''],
    ['1.', ''],
    ['1,234', 'x'],
  ])('200,000 of %j and %j cost what they are long', (sign, end) => {
    for (const [name, test] of Object.entries(TESTS))
      expect(
        growth((times) => test(sign.repeat(times) + end), 200_000),
        name,
      ).toBeLessThan(MOST_GROWTH);
  });
});

describe('one spelling', () => {
  it.each([
    ['7.5', 2, '7.50'],
    ['7', 2, '7.00'],
    ['007', 0, '7'],
    ['0', 0, '0'],
    ['000.10', 2, '0.10'],
    ['12.345', 2, undefined],
    ['1.0', 0, undefined],
    ['-1', 0, undefined],
    ['', 2, undefined],
    ['a', 2, undefined],
  ])('%j with %i decimals is %j', (text, decimals, spelt) => expect(withDecimals(text, decimals)).toBe(spelt));

  it('compares exactly, beyond what a floating-point number tells apart', () => {
    expect(compareDecimal('999999999999999.99', '999999999999999.98')).toBe(1);
    expect(compareDecimal('0.1', '0.10')).toBe(0);
    expect(compareDecimal('5', '12')).toBe(-1);
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 4 }), (a, b, places) => {
        const text = (n: number) => (n / 10 ** places).toFixed(places);
        expect(compareDecimal(text(a), text(b))).toBe(Math.sign(a - b));
        expect(decimalPlaces(text(a))).toBe(places);
      }),
      runs(),
    );
  });
});

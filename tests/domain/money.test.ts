// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allPercents,
  divideHalfUp,
  exceeds,
  fenOf,
  figureText,
  formatMoney,
  parseAllYuan,
  parseOptionalYuan,
  parseYuan,
  percentOf,
  rateText,
  signedMoney,
  signedYuan,
  toYuan,
  withoutGrouping,
} from '@/domain/money';
import { runs } from '../property-runs';

const LARGEST = 99_999_999_999_999_999n;

it.each([
  ['1234.5', '+¥1,234.50'],
  ['-3000', '−¥3,000.00'],
  ['0.00', '¥0.00'],
  ['', '--'],
  ['无', '无效金额'],
])('a movement of %j yuan is told as %s', (yuan, told) => expect(signedYuan(yuan)).toBe(told));

describe('what is no amount', () => {
  it.each(['', '--', 'abc', '1e3', '0.001', '12元'])('%j is refused, never counted as 0', (text) => {
    expect(() => fenOf(text)).toThrow(RangeError);
    expect(parseAllYuan({ base: '100', other: text })).toBeUndefined();
  });

  it('is refused as well where an amount may be left out; left out it is nothing', () => {
    expect(parseOptionalYuan('abc')).toBeUndefined();
    expect(parseOptionalYuan('')).toBe(0n);
    expect(parseOptionalYuan(undefined)).toBe(0n);
  });

  it('is neither more nor less than another amount', () => {
    expect(exceeds('100', '无')).toBe(false);
    expect(exceeds('无', '0')).toBe(false);
    expect(exceeds('100', undefined)).toBe(false);
    expect(exceeds('', 0n)).toBe(false);
    expect(exceeds('100.01', '100')).toBe(true);
    expect(exceeds(10_000n, '100')).toBe(false);
  });

  it.each(['', '--', '12%', '-1', '1e2'])('%j is no percentage, and nothing is calculated with the others', (text) => {
    expect(allPercents({ down: '20', uplift: text })).toBeUndefined();
    expect(allPercents({ down: '20', uplift: '2.6' })).toEqual({ down: '20', uplift: '2.6' });
  });

  it('leaves amounts as they are', () => {
    expect(fenOf('1,234.50')).toBe(123_450n);
    expect(parseAllYuan({ base: '0', other: '12.3' })).toEqual({ base: 0n, other: 1230n });
  });
});

describe('money', () => {
  it('keeps every amount up to 999999999999999.99 through wire and display', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -LARGEST, max: LARGEST }), (fen) => {
        expect(parseYuan(toYuan(fen))).toBe(fen);
        expect(parseYuan(formatMoney(fen, ''))).toBe(fen);
      }),
      runs(),
    );
  });

  it.each([
    ['0', 0n],
    ['-0', 0n],
    ['007', 700n],
    ['1,234.5', 123_450n],
    ['1234.50', 123_450n],
    ['-1500.00', -150_000n],
    ['8.35', 835n],
    ['999999999999999.99', LARGEST],
    ['999,999,999,999,999.99', LARGEST],
  ])('reads %s', (text, fen) => {
    expect(parseYuan(text)).toBe(fen);
  });

  it.each([
    '',
    ' ',
    '.5',
    '5.',
    '1.005',
    '1e3',
    '1,23.00',
    '12,34',
    '１２',
    '。',
    '1.2.3',
    '+1',
    '0x10',
    'null',
    'NaN',
    '1000000000000000',
  ])('refuses %j', (text) => {
    expect(parseYuan(text)).toBeUndefined();
  });

  it.each([
    ['1234.5', '¥1,234.50'],
    ['-1500.00', '-¥1,500.00'],
    [0n, '¥0.00'],
    ['-0.00', '¥0.00'],
    ['1.005', '¥1.01'],
    ['8.345', '¥8.35'],
    ['-0.004', '¥0.00'],
    ['999999999999999.99', '¥999,999,999,999,999.99'],
    ['1000000000000000', '金额过大'],
    ['999999999999999.995', '金额过大'],
    ['1e3', '无效金额'],
    ['abc', '无效金额'],
    ['', '--'],
    ['  ', '--'],
    ['null', '--'],
    [null, '--'],
    [undefined, '--'],
  ])('shows %s as %s', (value, shown) => {
    expect(formatMoney(value)).toBe(shown);
  });

  it.each([
    ['1,234.50元', '¥1,234.50'],
    ['−3,000.00元', '−¥3,000.00'],
    ['+4,195.20元', '+¥4,195.20'],
    ['25,682.64元（以还款当日核定为准）', '¥25,682.64（以还款当日核定为准）'],
    ['3,208.73元 → 3,770.98元（以生效当日核定为准）', '¥3,208.73 → ¥3,770.98（以生效当日核定为准）'],
    ['3,208.73元，剩余223期', '3,208.73元，剩余223期'],
    ['张三1,000.00元', '张三1,000.00元'],
    ['12个月', '12个月'],
  ])('%s stands alone as %s', (text, shown) => {
    expect(figureText(text)).toBe(shown);
  });

  it('takes another symbol', () => {
    expect(formatMoney('1234567.8', '')).toBe('1,234,567.80');
  });

  it('rounds half up where floating point does not', () => {
    expect(percentOf(812_350n, '7')).toBe(56_865n);
    expect(percentOf(100n, '0.5')).toBe(1n);
    expect(percentOf(-100n, '0.5')).toBe(-1n);
    expect(divideHalfUp(5n, 2n)).toBe(3n);
    expect(divideHalfUp(-5n, 2n)).toBe(-3n);
    expect(() => percentOf(1n, '1e2')).toThrow(RangeError);
  });

  it('sums 10,000 rows exactly', () => {
    const rows = Array.from({ length: 10_000 }, () => parseYuan('0.07') ?? 0n);
    expect(toYuan(rows.reduce((sum, fen) => sum + fen, 0n))).toBe('700.00');
  });
});

it.each([
  [268_800n, '+¥2,688.00'],
  [-300_000n, '−¥3,000.00'],
  [0n, '¥0.00'],
])('a movement of %s fen reads %s', (fen, text) => expect(signedMoney(fen)).toBe(text));

it.each([
  ['1,234,567.89', '1234567.89'],
  ['12,000', '12000'],
  ['-1,500', '-1500'],
  ['1,1500', '1,1500'],
  ['1,50', '1,50'],
  [',500', ',500'],
  ['1,,500', '1,,500'],
  ['1500', '1500'],
])('%s without what sets its digits apart is %s', (text, plain) => expect(withoutGrouping(text)).toBe(plain));

it.each([
  ['2.600', '2.6%'],
  ['3.075', '3.075%'],
  ['10', '10%'],
  ['3.000', '3%'],
  ['', '--'],
])('a rate of %j reads %j wherever it stands', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});

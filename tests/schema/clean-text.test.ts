import { describe, expect, it } from 'vitest';
import { cutTo } from '@/form/input/use-filtered-text';
import { cleanCard, cleanGroupedMoney, cleanIdNumber, cleanInt, cleanMoney, readMoney } from '@/schema/clean-text';

describe('money as typed', () => {
  it.each([
    ['1234.5', '1234.', '1234.5'],
    ['１２３４。５', '', '1234.5'],
    ['¥1,234.50 元', '', '1,234.50'],
    ['1,', '1', '1,'],
    ['1,1500', '1,150', '1,1500'],
    ['１，１５００', '', '1,1500'],
    ['1,200万', '', '12000000'],
    ['1,20万', '1,20', '1,20'],
    ['12a', '12', '12'],
    ['12.345', '12.34', '12.34'],
    ['1.2.3', '1.2.', '1.2'],
    ['1,200,000元', '', '1,200,000'],
    ['120万', '120', '1200000'],
    ['１２０万元', '', '1200000'],
    ['1.5万', '', '15000'],
    ['0.00123万', '', '12.3'],
    ['1.23456万', '', '12345.6'],
    ['12万3', '', '123'],
    ['万', '', ''],
    // Pasted: digits and one point, as typed.
    ['月缴存额1,234.50元整', '', '1,234.50'],
    ['1e3', '', '13'],
    ['-5', '', '5'],
    ['1.2.3', '', '1.23'],
    ['abc', '', ''],
    // Refused once left.
    ['12.345', '', '12.345'],
  ])('%s after "%s" becomes %s', (raw, before, kept) => {
    expect(cleanMoney(raw, before)).toBe(kept);
  });
});

it.each([
  ['1234,', '1234', '1234'],
  ['553,030.69', '553030.6', '553030.69'],
  ['553,030.69', '', '553030.69'],
  // Pasted: an amount for some, another one for others.
  ['1234,56', '', '1234,56'],
  ['1,1500', '1', '1,1500'],
  ['1,15000', '1,1500', '1,15000'],
])('in a field that groups its digits itself, %s after "%s" becomes %s', (raw, before, kept) => {
  expect(cleanGroupedMoney(raw, before)).toBe(kept);
});

it.each([
  ['1 234 567.89', '1234567.89'],
  ['\u202d1,234.50\u202c', '1,234.50'],
  [`${' '.repeat(250)}1234567.89`, '1234567.89'],
  // Two cells of a table are not one amount.
  ['553030.69\t1200', '553030.69 1200'],
  ['5000\n300', '5000 300'],
])('%j pasted is read as %s', (raw, kept) => {
  expect(cleanMoney(raw, '')).toBe(kept);
});

it.each(['1e3', '-5', '12万3', '5000元左右'])('pasted into cells, %s stays to be refused', (text) => {
  expect(readMoney(text, '')).toBe(text.replace('元', ''));
});

describe('other kinds', () => {
  it.each([
    ['３', '', '3'],
    ['3x', '3', '3'],
    ['2.5', '', '2.5'],
  ])('int %s', (raw, before, kept) => {
    expect(cleanInt(raw, before)).toBe(kept);
  });

  it.each([
    ['6222 0212 3456', '622202123456'],
    ['６２２２', '6222'],
    ['6222********0123', '6222********0123'],
    ['1'.repeat(80), '1'.repeat(60)],
  ])('card %s', (raw, kept) => {
    expect(cleanCard(raw)).toBe(kept);
  });

  it('keeps letters and digits of certificates, in capitals', () => {
    expect(cleanIdNumber('１1010119850307121x ')).toBe('11010119850307121X');
  });

  it('cuts by characters, never through one', () => {
    expect(cutTo('𬭚𬭚𬭚', 2)).toBe('𬭚𬭚');
    expect(cutTo('𬭚𬭚', 2)).toBe('𬭚𬭚');
    expect(cutTo('陈'.repeat(1_000_000), 60)).toHaveLength(60);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isCertificateNumber, isIdNumber, readIdNumber } from '@/domain/identity/id-number';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
/** Completes 17 digits by GB 11643. */
function complete(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'[sum % 11];
}

describe('ID number', () => {
  it.each([
    complete('11010119850307121'),
    complete('11010120000229001'),
    complete('81000019900101001'),
    complete('82000019900101002'),
    complete('83000019900101003'),
    complete('71000019900101003'),
    '110101850307121',
    '110101960229001',
  ])('accepts %s', (text) => {
    expect(isIdNumber(text)).toBe(true);
  });

  it.each([
    ['a leap day that was not', complete('11010119000229001')],
    ['29 February 1985 in 15 digits', '110101850229001'],
    ['30 February', complete('11010120000230001')],
    ['month 13', complete('11010119901301001')],
    ['an unknown province', complete('99010119900101001')],
    ['year 1890', complete('11010118900101001')],
    ['17 digits', '11010119850307121'],
    ['19 digits', '1101011985030712190'],
    ['a masked one', '110***********1219'],
    ['full-width digits', '１１０１０１１９８５０３０７１２１９'],
    ['letters', '11010119850307121A'],
    ['nothing', ''],
  ])('refuses %s', (_reason, text) => {
    expect(isIdNumber(text)).toBe(false);
  });

  it('refuses every wrong check digit', () => {
    const right = complete('11010119850307121');
    const accepted = [...'0123456789X'].filter((digit) => isIdNumber(right.slice(0, 17) + digit));
    expect(accepted).toEqual([right.slice(17)]);
  });

  it('accepts a small x', () => {
    const numbers = Array.from({ length: 40 }, (_, order) =>
      complete(`110101198503070${String(order).padStart(2, '0')}`),
    );
    const withX = numbers.filter((text) => text.endsWith('X'));
    expect(withX.length).toBeGreaterThan(0);
    expect(withX.every((text) => isIdNumber(text.toLowerCase()))).toBe(true);
  });

  it('reads birth, gender and district', () => {
    expect(readIdNumber(complete('11010119850307121'))).toEqual({
      birth: '1985-03-07',
      gender: '1',
      district: '110101',
    });
    expect(readIdNumber('330102880929102')).toEqual({ birth: '1988-09-29', gender: '2', district: '330102' });
    expect(readIdNumber('123')).toBeUndefined();
  });
});

describe('number of another certificate', () => {
  it.each([
    '军字第1234567号',
    'E12345678',
    'M1234567(8)',
    'M1234567（8）',
    'CHN110000012345',
    '810000199001010012',
    'a-1',
  ])('%s may be one', (text) => expect(isCertificateNumber(text)).toBe(true));
  it.each(['', '12', '1'.repeat(31), 'E123 456', "1';DROP", '<b>1</b>', '138****0000', 'E12345678\n', '𝟙𝟚𝟛'])(
    '%j is none',
    (text) => expect(isCertificateNumber(text)).toBe(false),
  );
});

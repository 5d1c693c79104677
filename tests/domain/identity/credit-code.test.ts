import { expect, test } from 'vitest';
import { isCreditCode, organisationCode } from '@/domain/identity/credit-code';
import { UNITS } from '../../people';

// The third is that of a public body.
test.each([UNITS.华夏精密.tyshxydm, '91110105MA7YX1RJ26', '121101054000123459'])('%s is one', (code) => {
  expect(isCreditCode(code)).toBe(true);
});

test.each([
  ['91110105MA7YX1RJ27', 'check character'],
  ['91110105MA7YX1RJ2', 'too short'],
  ['91110105MA7YX1RJ266', 'too long'],
  ['91110105MA7YX1RI26', 'letter I'],
  ['91110105ma7yx1rj26', 'small letters'],
  ['91110105MA7YX1RJ2６', 'full width'],
  ['', 'nothing'],
])('%s is none: %s', (code) => {
  expect(isCreditCode(code)).toBe(false);
});

test('any two neighbours exchanged or one character wrong is noticed', () => {
  const code = '91110105MA7YX1RJ26';
  for (let at = 0; at < 17; at += 1) {
    const [a = '', b = ''] = [code[at], code[at + 1]];
    if (a !== b) expect(isCreditCode(code.slice(0, at) + b + a + code.slice(at + 2))).toBe(false);
    expect(isCreditCode(code.slice(0, at) + (a === '0' ? '1' : '0') + code.slice(at + 1))).toBe(false);
  }
});

test('the organisation code is characters 9 to 17', () => {
  expect(organisationCode('91110105MA7YX1RJ26')).toBe('MA7YX1RJ2');
});

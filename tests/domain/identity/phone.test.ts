// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isLandline, isMobile, isTelephone } from '@/domain/identity/phone';
import { growth, MOST_GROWTH } from '../../growth';

describe('mobile numbers (specification 5: 1, then 3 to 9, then nine digits)', () => {
  it.each(['13812345678', '14900000000', '15912345678', '16612345678', '17712345678', '18812345678', '19912345678'])(
    '%s is one',
    (text) => expect(isMobile(text)).toBe(true),
  );
  it.each([
    '',
    '12800000001',
    '11012345678',
    '1380000000',
    '138000000011',
    '23800000001',
    '138 0000 0001',
    '+8613800000001',
    '138****0001',
    '１３８００００００００１',
    '13812345678\n',
    '１3800000001',
  ])('%j is none', (text) => expect(isMobile(text)).toBe(false));
});

describe('landlines (area code, hyphen, 7 or 8 digits, optional extension)', () => {
  it.each([
    '010-62345678',
    '0571-87654321',
    '0991-2345678',
    '010-62345678-801',
    '021-23456789-1',
    '0431-2345678',
    '010-12345678',
    '0571-0234567',
  ])('%s is one', (text) => expect([isLandline(text), isTelephone(text)]).toEqual([true, true]));
  it.each([
    '62345678',
    '01062345678',
    '10-62345678',
    '010-623456789',
    '010-62345678-',
    '010-62345678-1234567',
    '01000-62345678',
    '010-62345678\n',
  ])('%j is none', (text) => expect(isLandline(text)).toBe(false));

  it.each(['13812345678', '400-820-8820', '4008208820', '800-810-8888'])('%s can be called', (text) =>
    expect(isTelephone(text)).toBe(true),
  );
  it.each([
    ['', '0'],
    ['', '010-'],
    ['1', '3'],
  ])('%j and 200,000 of %j cost what they are long', (begin, sign) =>
    expect(growth((times) => isTelephone(begin + sign.repeat(times)), 200_000)).toBeLessThan(MOST_GROWTH),
  );
});

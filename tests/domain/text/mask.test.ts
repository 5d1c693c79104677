// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMasked, maskBankCard, maskedPair, maskIdNumber, maskName, maskPhone } from '@/domain/text/mask';
import { PEOPLE } from '../../people';
import { runs } from '../../property-runs';

describe('masks (specification 6)', () => {
  it.each([
    [maskPhone, PEOPLE.张建国.sjhm, '138****0001'],
    [maskPhone, '010-12345678', '010*****5678'],
    [maskPhone, '1234567', '1*****7'],
    [maskPhone, '12', '**'],
    [maskPhone, '', ''],
    [maskBankCard, '6222021234567890', '6222********7890'],
    [maskBankCard, '6222 0212 3456 7890 123', '6222***********0123'],
    [maskIdNumber, PEOPLE.张建国.zjhm, '110***********1219'],
    [maskIdNumber, '110101850307121', '110********7121'],
    // A unit's credit code is public; an ID number whose check character fits both is a person's.
    [maskIdNumber, '91110101MA05AJXY8X', '91110101MA05AJXY8X'],
    [maskIdNumber, '110101198503070208', '110***********0208'],
    [maskName, '张建国', '张**'],
    [maskName, '赵敏', '赵*'],
    [maskName, '敏', '*'],
    [maskName, '欧阳修', '欧**'],
    [maskName, '陈𠮷祥', '陈**'],
    [maskName, '𠮷祥', '𠮷*'],
    [maskName, '阿依古丽·买买提', '阿*******'],
    [maskName, '', ''],
  ])('%o of %j is %j', (mask, text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  it('a change that the mask hides is said', () => {
    expect(maskedPair('138****0004', '138****0004')).toBe('138****0004（中间的数字不同）');
    expect(maskedPair('138****0004', '136****0004')).toBe('136****0004');
    expect(maskedPair('138****0004', '')).toBe('');
  });

  it('never throws, never gives the original and never shows more than the rule', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }), (text) => {
        for (const [mask, head, tail] of [
          [maskPhone, 3, 4],
          [maskIdNumber, 3, 4],
          [maskName, 1, 0],
        ] as const) {
          const shown = Array.from(mask(text)).filter((character) => character !== '*').length;
          expect(shown).toBeLessThanOrEqual(head + tail);
          expect(isMasked(mask(text))).toBe(true);
        }
      }),
      runs(),
    );
  });
});

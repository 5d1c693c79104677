import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from '@/lib/base64';
import { runs } from '../property-runs';

describe('base64', () => {
  it('keeps every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeBase64(encodeBase64(text)) === text),
      runs(),
    );
  });

  it.each([
    ['5L2P5oi/5YWs56ev6YeR', '住房公积金'],
    ['5L2P5oi_5YWs56ev6YeR', '住房公积金'],
    [' 5L2P\n5oi/ 5YWs56ev6YeR\r\n', '住房公积金'],
    ['8KCutw==', '𠮷'],
    ['8KCutw', '𠮷'],
    ['8KCutw====', '𠮷'],
    ['', ''],
    ['<p>明文</p>', ''],
    ['/w==', ''],
    ['A', ''],
  ])('%j is %j', (encoded, text) => {
    expect(decodeBase64(encoded)).toBe(text);
  });
});

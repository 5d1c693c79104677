import { qrCode } from '@mocks/centre/documents/qr-code';
import { describe, expect, it } from 'vitest';
import { checksumOf } from '@/domain/documents/material-file';

const ADDRESS = 'https://gjj.yunzhou.gov.example/m/sign?uuid=1b4e28ba-2fa1-11d2-883f-0016d3cca427';
/** Characters, side, FNV-1a sum of the modules as text: versions 1 to 10. */
const ORACLE = [
  [1, 21, 163255435],
  [14, 21, 3559785455],
  [15, 25, 2569343875],
  [60, 33, 1840637834],
  [80, 37, 2987118329],
  [100, 41, 2543053772],
  [110, 45, 4119473405],
  [120, 45, 3388506261],
  [140, 49, 832064123],
  [150, 49, 547132031],
  [160, 53, 3681487499],
  [175, 53, 4280433359],
  [200, 57, 2893335873],
  [213, 57, 1506272351],
] as const;

describe('QR codes', () => {
  it.each(ORACLE)(
    'draws of %i characters the very modules that an independent encoder (nayuki) draws',
    (length, side, sum) => {
      const rows = qrCode(ADDRESS.repeat(3).slice(0, length));
      const text = rows.map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
      expect([rows.length, checksumOf(new TextEncoder().encode(text))]).toEqual([side, sum]);
    },
  );

  it('takes bytes of UTF-8 and refuses what does not fit', () => {
    expect(qrCode('签署').length).toBe(21);
    expect(() => qrCode('字'.repeat(72))).toThrow(RangeError);
  });
});

import { describe, expect, it } from 'vitest';
import { bitReader } from '../../src/jbig2/arithmetic';
import { writeBmp } from '../../src/jbig2/bmp';
import { decodeJbig2, isJbig2, jbig2Size } from '../../src/jbig2/jbig2';
import { jbig2, jbig2Page } from '../samples/jbig2';

const hex = (text: string) => Uint8Array.from(text.split(' '), (byte) => Number.parseInt(byte, 16));
const rowsOf = (bytes: Uint8Array) => {
  const bitmap = decodeJbig2(bytes);
  return (
    bitmap &&
    Array.from({ length: bitmap.height }, (_, y) =>
      Array.from(bitmap.pixels.subarray(y * bitmap.width, (y + 1) * bitmap.width), (one) => (one ? '#' : '.')).join(''),
    )
  );
};

it('reads the bits of the standard’s own example (ITU-T T.88, H.2)', () => {
  const read = bitReader(
    hex('84 C7 3B FC E1 A1 43 04 02 20 00 00 41 0D BB 86 F4 31 7F FF 88 FF 37 47 1A DB 6A DF FF AC'),
  );
  const states = new Uint8Array(1);
  const bytes = Array.from({ length: 32 }, () => {
    let byte = 0;
    for (let bit = 0; bit < 8; bit += 1) byte = byte * 2 + read(states, 0);
    return byte;
  });
  expect(Uint8Array.from(bytes)).toEqual(
    hex('00 02 00 51 00 00 00 C0 03 52 87 2A AA AA AA AA 82 C0 20 00 FC D7 9E F6 BF 7F ED 90 4F 46 A3 BF'),
  );
});

it('draws the frame of the standard’s example file, whose rows are mostly like the ones above (H.1, segment 11)', () => {
  const page =
    '97 4A 42 32 0D 0A 1A 0A 01 00 00 00 01 00 00 00 01 30 00 01 00 00 00 13 00 00 00 40 00 00 00 38 00 00 00 00 00 00 00 00 01 00 00';
  const region =
    '00 00 00 0B 27 00 01 00 00 00 23 00 00 00 36 00 00 00 2C 00 00 00 04 00 00 00 0B 00 08 03 FF FD FF 02 FE FE FE 04 EE ED 87 FB CB 2B FF AC';
  const rows = rowsOf(hex(`${page} ${region}`)) ?? [];
  expect(rows).toHaveLength(56);
  const [full, sides] = [`....${'#'.repeat(54)}......`, `....##${'.'.repeat(50)}##......`];
  expect(rows.slice(10, 14)).toEqual(['.'.repeat(64), full, full, sides]);
  expect(rows.slice(13, 53).every((row) => row === sides)).toBe(true);
  expect(rows.slice(53)).toEqual([full, full, '.'.repeat(64)]);
});

const SIGN = [
  '.......#.......',
  '..###########..',
  '..#....#....#..',
  '..###########..',
  '..#....#....#..',
  '..###########..',
];

it.each([false, true])('reads a picture, bare segments: %s', (bare) => {
  const bytes = jbig2(SIGN, bare);
  expect(isJbig2(bytes)).toBe(true);
  expect(jbig2Size(bytes)).toEqual([15, 6]);
  expect(rowsOf(bytes)).toEqual(SIGN);
});

it('writes it as a BMP of one bit for each pixel', () => {
  const bitmap = decodeJbig2(jbig2(SIGN));
  const bytes = bitmap ? writeBmp(bitmap) : new Uint8Array();
  const view = new DataView(bytes.buffer);
  expect([view.getInt32(18, true), view.getInt32(22, true), view.getUint16(28, true)]).toEqual([15, -6, 1]);
  expect([...bytes.subarray(62, 70)]).toEqual([1, 0, 0, 0, 0x3f, 0xf8, 0, 0]);
});

describe('what is not decoded', () => {
  it.each([
    ['a symbol dictionary', jbig2Page(8, 8, 0)],
    ['a page that does not say its height', jbig2Page(8, 0xffffffff)],
    ['nothing', new Uint8Array()],
    ['a cut head', jbig2(SIGN).slice(0, 20)],
  ])('%s', (_, bytes) => expect(decodeJbig2(bytes)).toBeUndefined());

  it('a region larger than its page', () => {
    const bytes = jbig2(SIGN, true);
    new DataView(bytes.buffer).setUint32(11, 4);
    expect(decodeJbig2(bytes)).toBeUndefined();
  });

  it('rubbish: some picture of the same size, and no crash', () => {
    const bytes = jbig2(SIGN);
    bytes.fill(0x5a, bytes.length - 20, bytes.length - 11);
    expect(rowsOf(bytes)).toHaveLength(6);
  });
});

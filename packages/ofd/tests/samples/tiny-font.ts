import type { Bytes } from './package';
import { joined } from './pictures';

/** Units of the em of the tiny font. */
const EM = 1000;

/**
 * A TrueType font as subsetting OFD writers leave it: outlines and the tables they hang on, no character map, no names, no OS/2.
 * Glyph 1 fills the em, glyph 2 its lower half.
 */
export function strippedFont(): Bytes {
  const glyphs = [new Uint8Array(), square(0, EM), square(0, EM / 2)];
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  let end = 0;
  glyphs.forEach((glyph, index) => {
    end += glyph.length;
    new DataView(loca.buffer).setUint32((index + 1) * 4, end);
  });
  const head = numbers(54, [
    [0, 0x00010000, 4],
    [12, 0x5f0f3cf5, 4],
    [18, EM, 2],
    [40, EM, 2],
    [42, EM, 2],
    [50, 1, 2],
  ]);
  const hhea = numbers(36, [
    [0, 0x00010000, 4],
    [4, 880, 2],
    [6, -120, 2],
    [34, 3, 2],
  ]);
  const hmtx = numbers(12, [
    [0, EM, 2],
    [4, EM, 2],
    [8, EM, 2],
  ]);
  const maxp = numbers(32, [
    [0, 0x00010000, 4],
    [4, 3, 2],
    [6, 4, 2],
    [8, 1, 2],
    [14, 1, 2],
  ]);
  return sfnt({ glyf: joined(glyphs), head, hhea, hmtx, loca, maxp });
}

/** A closed square of four points on the curve. */
function square(low: number, high: number): Bytes {
  return numbers(10 + 2 + 2 + 4 + 16 + 2, [
    [0, 1, 2],
    [4, low, 2],
    [6, EM, 2],
    [8, high, 2],
    [10, 3, 2],
    [14, 0x01010101, 4],
    [18, 0, 2],
    [20, EM, 2],
    [22, 0, 2],
    [24, -EM, 2],
    [26, low, 2],
    [28, 0, 2],
    [30, high - low, 2],
  ]);
}

function numbers(length: number, values: readonly (readonly [number, number, number])[]): Bytes {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value, size] of values) {
    if (size === 4) view.setUint32(at, value >>> 0);
    else view.setUint16(at, value & 0xffff);
  }
  return bytes;
}

function sfnt(tables: Record<string, Bytes>): Bytes {
  const names = Object.keys(tables).sort();
  const directory = new Uint8Array(12 + names.length * 16);
  const view = new DataView(directory.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  const parts: Uint8Array[] = [directory];
  let at = directory.length;
  names.forEach((name, index) => {
    const table = tables[name] ?? new Uint8Array();
    directory.set(new TextEncoder().encode(name), 12 + index * 16);
    view.setUint32(12 + index * 16 + 8, at);
    view.setUint32(12 + index * 16 + 12, table.length);
    const padded = new Uint8Array((table.length + 3) & ~3);
    padded.set(table);
    parts.push(padded);
    at += padded.length;
  });
  return joined(parts);
}

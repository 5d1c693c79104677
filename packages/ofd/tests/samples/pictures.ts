import { zlibSync } from 'fflate';
import type { Bytes } from './package';

/** A PNG of one colour (or claimed to be larger than it is). */
export function png(
  [r, g, b]: readonly [number, number, number],
  width = 8,
  height = 8,
  claimed?: [number, number],
): Bytes {
  const row = new Uint8Array(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.set([r, g, b], 1 + x * 3);
  const pixels = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y += 1) pixels.set(row, y * row.length);
  const [w, h] = claimed ?? [width, height];
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, w);
  new DataView(header.buffer).setUint32(4, h);
  header.set([8, 2, 0, 0, 0], 8);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A BMP of 24 bits, as scanners put into older files. */
export function bmp([r, g, b]: readonly [number, number, number], side = 4): Bytes {
  const bytes = new Uint8Array(54 + side * side * 3);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, side, true);
  view.setInt32(22, side, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let at = 54; at < bytes.length; at += 3) bytes.set([b, g, r], at);
  return bytes;
}

export function joined(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(type), 4);
  whole.set(data, 8);
  let crc = 0xffffffff;
  for (const byte of whole.subarray(4, 8 + data.length)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  view.setUint32(8 + data.length, (crc ^ 0xffffffff) >>> 0);
  return whole;
}

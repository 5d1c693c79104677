import type { Bitmap } from './generic-region';

/** Headers and two colours. */
const HEAD = 62;

/** A black and white picture as a BMP of one bit for each pixel, which every browser shows. */
export function writeBmp({ width, height, pixels }: Bitmap): Uint8Array<ArrayBuffer> {
  const stride = Math.ceil(width / 32) * 4;
  const bytes = new Uint8Array(HEAD + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.byteLength, true);
  view.setUint32(10, HEAD, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  // Below zero: the first row is the highest.
  view.setInt32(22, -height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 1, true);
  view.setUint32(34, stride * height, true);
  view.setUint32(46, 2, true);
  // 0 is white, 1 is black.
  view.setUint32(54, 0x00ffffff, true);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = HEAD + y * stride + (x >> 3);
      if (pixels[y * width + x]) bytes[at] = (bytes[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bytes;
}

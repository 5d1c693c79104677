import { CODER_STATES } from '../../src/jbig2/arithmetic';
import type { Bytes } from './package';
import { joined } from './pictures';

/** Neighbours of template 0 with its free ones where they usually are, from the highest bit down. */
const NEIGHBOURS = [
  ...[-2, -1, 0, 1, 2].map((x) => [x, -2]),
  ...[-3, -2, -1, 0, 1, 2, 3].map((x) => [x, -1]),
  ...[-4, -3, -2, -1].map((x) => [x, 0]),
] as [number, number][];

/** A black and white picture in JBIG2: one generic region, in a file of its own or as bare segments. Rows of '#' and anything else. */
export function jbig2(rows: readonly string[], bare = false): Bytes {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const black = (x: number, y: number) => (rows[y]?.[x] === '#' ? 1 : 0);
  const write = bitWriter();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const context = NEIGHBOURS.reduce((bits, [dx, dy]) => bits * 2 + black(x + dx, y + dy), 0);
      write.bit(context, black(x, y));
    }
  }
  const free = Uint8Array.from([3, -1, -3, -1, 2, -2, -2, -2].map((one) => one & 255));
  const region = joined([words(width, height, 0, 0), Uint8Array.of(0, 0), free, write.end()]);
  return joined([
    ...(bare ? [] : [Uint8Array.of(0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a, 1, 0, 0, 0, 1)]),
    segment(0, 48, joined([words(width, height, 0, 0), Uint8Array.of(0, 0, 0)])),
    segment(1, 38, region),
    segment(2, 49, new Uint8Array()),
  ]);
}

/** The head of a page of this size, and nothing on it. */
export function jbig2Page(width: number, height: number, type = 48): Bytes {
  return segment(0, type, joined([words(width, height, 0, 0), Uint8Array.of(0, 0, 0)]));
}

function segment(number: number, type: number, data: Uint8Array): Bytes {
  return joined([words(number), Uint8Array.of(type, 0, 1), words(data.length), data]);
}

function words(...values: number[]): Bytes {
  const bytes = new Uint8Array(values.length * 4);
  values.forEach((value, index) => {
    new DataView(bytes.buffer).setUint32(index * 4, value);
  });
  return bytes;
}

/** Packs bits by probability (ITU-T T.88, annex E.2). */
function bitWriter() {
  const states = new Uint8Array(1 << 16);
  const bytes = [0];
  let [code, interval, left] = [0, 0x8000, 12];

  const put = () => {
    const last = bytes.length - 1;
    if (bytes[last] !== 0xff && code >= 0x8000000) {
      bytes[last] = (bytes[last] ?? 0) + 1;
      code &= 0x7ffffff;
    }
    const shift = bytes[last] === 0xff ? 20 : 19;
    bytes.push(code >>> shift);
    code &= 2 ** shift - 1;
    left = shift - 12 === 8 ? 7 : 8;
  };
  const bit = (context: number, value: number) => {
    const before = states[context] ?? 0;
    const [qe, likelier, unlikelier, changes] = CODER_STATES[before >> 1] ?? [0, 0, 0, 0];
    const likely = before & 1;
    interval -= qe;
    if (value === likely) {
      if (interval & 0x8000) {
        code += qe;
        return;
      }
      if (interval < qe) interval = qe;
      else code += qe;
      states[context] = (likelier << 1) | likely;
    } else {
      if (interval < qe) code += qe;
      else interval = qe;
      states[context] = (unlikelier << 1) | (changes ? 1 - likely : likely);
    }
    do {
      interval <<= 1;
      code *= 2;
      left -= 1;
      if (left === 0) put();
    } while (!(interval & 0x8000));
  };
  const end = () => {
    const most = code + interval;
    code = Math.floor(code / 0x10000) * 0x10000 + 0xffff;
    if (code >= most) code -= 0x8000;
    code *= 2 ** left;
    put();
    code *= 2 ** left;
    put();
    return Uint8Array.from([...bytes.slice(1), 0xff, 0xac]);
  };
  return { bit, end };
}

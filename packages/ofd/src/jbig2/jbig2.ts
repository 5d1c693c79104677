import { type Bitmap, decodeGenericRegion, type Neighbour, templateContext } from './generic-region';

const SIGNATURE = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a];
const PAGE = 48;
const GENERIC: ReadonlySet<number> = new Set([38, 39]);
/** End of page, end of stripe, end of file, profiles, extension: nothing to be drawn. */
const SILENT: ReadonlySet<number> = new Set([49, 50, 51, 52, 62]);
const UNKNOWN = 0xffffffff;

interface Segment {
  type: number;
  length: number;
  data: DataView;
}

/** Whether bytes can be a JBIG2 picture: a file of its own, or the bare segments that other formats embed. */
export function isJbig2(bytes: Uint8Array): boolean {
  if (SIGNATURE.every((byte, at) => bytes[at] === byte)) return true;
  const [a, b, c, , type] = bytes;
  return a === 0 && b === 0 && c === 0 && type === PAGE && bytes.byteLength > 30;
}

/** Size of a JBIG2 picture, as its page says it; undefined when it has none or does not say. */
export function jbig2Size(bytes: Uint8Array): [number, number] | undefined {
  const page = segmentsOf(bytes)?.find(({ type }) => type === PAGE)?.data;
  if (!page) return undefined;
  const height = page.getUint32(4);
  return height === UNKNOWN ? undefined : [page.getUint32(0), height];
}

/**
 * The first page of a JBIG2 picture (ITU-T T.88) made of generic regions, as programs that convert documents write their seals, codes
 * and scans. Undefined for what uses other ways of packing (symbols, halftones, fax), or is damaged.
 */
export function decodeJbig2(bytes: Uint8Array): Bitmap | undefined {
  try {
    const segments = segmentsOf(bytes) ?? [];
    const page = segments.find(({ type }) => type === PAGE)?.data;
    if (!page || !segments.every(({ type }) => type === PAGE || GENERIC.has(type) || SILENT.has(type)))
      return undefined;
    const [width, height] = [page.getUint32(0), page.getUint32(4)];
    if (height === UNKNOWN) return undefined;
    const whole: Bitmap = { width, height, pixels: new Uint8Array(width * height) };
    if (page.getUint8(16) & 4) whole.pixels.fill(1);
    for (const { type, data } of segments) if (GENERIC.has(type) && !drawRegion(data, whole)) return undefined;
    return whole;
  } catch {
    return undefined;
  }
}

function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const file = SIGNATURE.every((byte, at) => bytes[at] === byte);
  const flags = file ? view.getUint8(8) : 1;
  const segments: Segment[] = [];
  let at = file ? (flags & 2 ? 9 : 13) : 0;
  const cut = (length: number) => {
    const rest = view.byteLength - at;
    const data = new DataView(view.buffer, view.byteOffset + at, Math.min(length, rest));
    at += data.byteLength;
    return data;
  };
  while (at + 11 <= view.byteLength) {
    const number = view.getUint32(at);
    const type = view.getUint8(at + 4);
    at = afterReferences(view, at + 5, number) + (type & 0x40 ? 4 : 1);
    const length = view.getUint32(at);
    at += 4;
    // One after the other, or all heads first and all data then.
    const data = flags & 1 ? cut(length) : new DataView(new ArrayBuffer(0));
    segments.push({ type: type & 0x3f, length, data });
    if ((type & 0x3f) === 51) break;
  }
  if (!(flags & 1)) for (const segment of segments) segment.data = cut(segment.length);
  return segments;
}

/** Behind the numbers of the segments that one refers to. */
function afterReferences(view: DataView, at: number, number: number): number {
  let count = view.getUint8(at) >> 5;
  let next = at + 1;
  if (count === 7) {
    count = view.getUint32(at) & 0x1fffffff;
    next = at + 4 + ((count + 8) >> 3);
  }
  const size = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
  return next + count * size;
}

/** False for what is packed in another way. */
function drawRegion(data: DataView, whole: Bitmap): boolean {
  const [width, height, left, top] = [0, 4, 8, 12].map((at) => data.getUint32(at)) as [number, number, number, number];
  const flags = data.getUint8(17);
  const template = (flags >> 1) & 3;
  const packedAsFax = (flags & 1) !== 0;
  const moreNeighbours = (flags & 16) !== 0;
  if (packedAsFax || moreNeighbours || left + width > whole.width || top + height > whole.height) return false;
  const count = templateContext(template);
  const free = Array.from({ length: count }, (_, index): Neighbour => {
    return [data.getInt8(18 + index * 2), data.getInt8(19 + index * 2)];
  });
  // Only what has been decoded can be looked at.
  if (free.some(([x, y]) => y > 0 || (y === 0 && x >= 0))) return false;
  const bytes = new Uint8Array(data.buffer, data.byteOffset + 18 + count * 2, data.byteLength - 18 - count * 2);
  const region = decodeGenericRegion(bytes, { width, height, template, free, typical: (flags & 8) !== 0 });
  combine(whole, region, left, top, data.getUint8(16) & 7);
  return true;
}

/** OR, AND, XOR, XNOR, or in place of what was there. */
function combine(whole: Bitmap, { width, height, pixels }: Bitmap, left: number, top: number, how: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (top + y) * whole.width + left + x;
      const [old, now] = [whole.pixels[at] ?? 0, pixels[y * width + x] ?? 0];
      whole.pixels[at] = [old | now, old & now, old ^ now, 1 - (old ^ now)][how] ?? now;
    }
  }
}

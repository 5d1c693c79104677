import { bitReader } from './arithmetic';

/** A byte for each pixel, 1 is black. */
export interface Bitmap {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A pixel from which another is guessed: columns and rows away. */
export type Neighbour = readonly [number, number];

/**
 * The neighbours of each template, from the highest bit of the context down; null where the next free one of the file stands
 * (ITU-T T.88, 6.2.5.3).
 */
const TEMPLATES: readonly (readonly (Neighbour | null)[])[] = [
  [null, [-1, -2], [0, -2], [1, -2], null, null, ...row(-2, 2, -1), null, ...row(-4, -1, 0)],
  [...row(-1, 2, -2), ...row(-2, 2, -1), null, ...row(-3, -1, 0)],
  [...row(-1, 1, -2), ...row(-2, 1, -1), null, ...row(-2, -1, 0)],
  [...row(-3, 1, -1), null, ...row(-4, -1, 0)],
];
/** Which of the file's free neighbours stands at each null. */
const FREE: readonly (readonly number[])[] = [[3, 2, 1, 0], [0], [0], [0]];
/** The context of the bit that says a row is like the one above it. */
const SAME_ROW = [0x9b25, 0x0795, 0x00e5, 0x0195];

function row(from: number, to: number, y: number): Neighbour[] {
  return Array.from({ length: to - from + 1 }, (_, index): Neighbour => [from + index, y]);
}

/** How many free neighbours a template has. */
export function templateContext(template: number): number {
  return FREE[template]?.length ?? 0;
}

export interface GenericRegion {
  width: number;
  height: number;
  template: number;
  free: readonly Neighbour[];
  /** Rows that are like the one above are said by one bit. */
  typical: boolean;
}

/** Decodes a region of pixels, each guessed from those before it (ITU-T T.88, 6.2). */
export function decodeGenericRegion(bytes: Uint8Array, region: GenericRegion): Bitmap {
  const { width, height, template, free, typical } = region;
  const neighbours = neighboursOf(template, free);
  // Room around the picture, so that no neighbour lies outside of what is kept.
  const left = Math.max(...neighbours.map(([x]) => -x), 0) + 1;
  const right = Math.max(...neighbours.map(([x]) => x), 0);
  const above = Math.max(...neighbours.map(([, y]) => -y), 1);
  const stride = left + width + right;
  const padded = new Uint8Array(stride * (above + height));
  const windows = windowsOf(neighbours, stride);
  const states = new Uint8Array(1 << neighbours.length);
  const read = bitReader(bytes);
  const pixels = new Uint8Array(width * height);
  let same = 0;
  for (let y = 0; y < height; y += 1) {
    const start = (above + y) * stride + left;
    if (typical) same ^= read(states, SAME_ROW[template] ?? 0);
    if (same) padded.copyWithin(start, start - stride, start - stride + width);
    else {
      for (const window of windows) window.open(padded, start - 1);
      for (let at = start; at < start + width; at += 1) {
        let context = 0;
        for (const window of windows) {
          window.seen = ((window.seen << 1) | (padded[at + window.last] ?? 0)) & window.mask;
          context |= window.seen << window.shift;
        }
        padded[at] = read(states, context);
      }
    }
    pixels.set(padded.subarray(start, start + width), y * width);
  }
  return { width, height, pixels };
}

function neighboursOf(template: number, free: readonly Neighbour[]): Neighbour[] {
  let next = 0;
  return (TEMPLATES[template] ?? []).map((one): Neighbour => {
    if (one) return one;
    const at = FREE[template]?.[next] ?? 0;
    next += 1;
    return free[at] ?? [-1, 0];
  });
}

/** Neighbours side by side: from one pixel to the next they move on by one, so that only the last of them is new. */
interface Window {
  /** Steps to the last one. */
  last: number;
  mask: number;
  /** Where its bits stand in the context. */
  shift: number;
  seen: number;
  /** Fills it with what the pixel at a place sees. */
  open: (padded: Uint8Array, at: number) => void;
}

function windowsOf(neighbours: readonly Neighbour[], stride: number): Window[] {
  const windows: Window[] = [];
  for (let from = 0; from < neighbours.length; ) {
    const [x, y] = neighbours[from] ?? [0, 0];
    let count = 1;
    while (neighbours[from + count]?.[0] === x + count && neighbours[from + count]?.[1] === y) count += 1;
    const last = y * stride + x + count - 1;
    const window: Window = {
      last,
      mask: (1 << count) - 1,
      shift: neighbours.length - from - count,
      seen: 0,
      open: (padded, at) => {
        window.seen = 0;
        for (let step = last - count + 1; step <= last; step += 1)
          window.seen = (window.seen << 1) | (padded[at + step] ?? 0);
      },
    };
    windows.push(window);
    from += count;
  }
  return windows;
}

// QR codes (ISO/IEC 18004) for addresses: bytes, error correction level M, versions 1 to 10. Own code, because the sign-in page and the
// archive frame show codes without the component library.

/** Error correction bytes per block, and blocks, of versions 1 to 10 at level M. */
const ECC_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
/** Level M in the format bits. */
const LEVEL = 0;

type Grid = boolean[][];

/** Dark modules of the code for a text, row by row. @throws RangeError for more than 213 bytes */
export function qrCode(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const version = ECC_BYTES.findIndex((_, index) => bytes.length + headBytes(index + 1) <= dataBytes(index + 1)) + 1;
  if (version === 0) throw new RangeError('Too long for a QR code');
  const size = version * 4 + 17;
  const dark: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean) => {
    const [row, lock] = [dark[y], fixed[y]];
    if (!row || !lock || x < 0 || x >= size) return;
    row[x] = on;
    lock[x] = true;
  };
  drawPatterns(set, version, size);
  drawFormat(set, size, 0);
  drawData(dark, fixed, interleaved(codewords(bytes, version), version));
  let best: { mask: number; penalty: number } | undefined;
  for (let mask = 0; mask < 8; mask += 1) {
    applyMask(dark, fixed, mask);
    drawFormat(set, size, mask);
    const penalty = penaltyOf(dark);
    if (!best || penalty < best.penalty) best = { mask, penalty };
    applyMask(dark, fixed, mask);
  }
  applyMask(dark, fixed, best?.mask ?? 0);
  drawFormat(set, size, best?.mask ?? 0);
  return dark;
}

/** Bytes of mode and length before the data, including the terminator's nibble; the length takes two bytes from version 10 on. */
const headBytes = (version: number) => (version < 10 ? 2 : 3);

function rawModules(version: number): number {
  let count = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const align = Math.floor(version / 7) + 2;
    count -= (25 * align - 10) * align - 55;
    if (version >= 7) count -= 36;
  }
  return count;
}

function dataBytes(version: number): number {
  return Math.floor(rawModules(version) / 8) - (ECC_BYTES[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const capacity = dataBytes(version) * 8;
  put(0, Math.min(4, capacity - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
}

/** Splits the data into blocks, adds each block's correction bytes and interleaves them by column. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, ecc] = [BLOCKS[version - 1] ?? 1, ECC_BYTES[version - 1] ?? 0];
  const raw = Math.floor(rawModules(version) / 8);
  const short = count - (raw % count);
  const shortLength = Math.floor(raw / count) - ecc;
  const divisor = divisorOf(ecc);
  const blocks: { data: number[]; ecc: number[] }[] = [];
  for (let no = 0, at = 0; no < count; no += 1) {
    const part = data.slice(at, at + shortLength + (no < short ? 0 : 1));
    at += part.length;
    blocks.push({ data: part, ecc: remainderOf(part, divisor) });
  }
  const result: number[] = [];
  for (let column = 0; column <= shortLength; column += 1) {
    for (const block of blocks) if (column < block.data.length) result.push(block.data[column] ?? 0);
  }
  for (let column = 0; column < ecc; column += 1) for (const block of blocks) result.push(block.ecc[column] ?? 0);
  return result;
}

function multiply(x: number, y: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((y >>> bit) & 1) * x;
  }
  return product;
}

function divisorOf(degree: number): number[] {
  const result = new Array<number>(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let no = 0; no < degree; no += 1) {
    for (let at = 0; at < degree; at += 1) {
      result[at] = multiply(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainderOf(data: readonly number[], divisor: readonly number[]): number[] {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, at) => {
      result[at] = (result[at] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return result;
}

type Setter = (x: number, y: number, on: boolean) => void;

function drawPatterns(set: Setter, version: number, size: number): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (y + dy >= 0 && y + dy < size) set(x + dx, y + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = alignment(version, size);
  const last = centres.length - 1;
  centres.forEach((x, column) => {
    centres.forEach((y, row) => {
      const corner = (column === 0 && (row === 0 || row === last)) || (column === last && row === 0);
      if (corner) return;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    });
  });
  if (version >= 7) {
    let rest = version;
    for (let no = 0; no < 12; no += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let no = 0; no < 18; no += 1) {
      const on = ((bits >>> no) & 1) === 1;
      const [a, b] = [size - 11 + (no % 3), Math.floor(no / 3)];
      set(a, b, on);
      set(b, a, on);
    }
  }
}

function alignment(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const later = Array.from({ length: count - 1 }, (_, no) => size - 7 - no * step);
  return [6, ...later.reverse()];
}

function drawFormat(set: Setter, size: number, mask: number): void {
  const data = (LEVEL << 3) | mask;
  let rest = data;
  for (let no = 0; no < 10; no += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (no: number) => ((bits >>> no) & 1) === 1;
  for (let no = 0; no <= 5; no += 1) set(8, no, bit(no));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let no = 9; no < 15; no += 1) set(14 - no, 8, bit(no));
  for (let no = 0; no < 8; no += 1) set(size - 1 - no, 8, bit(no));
  for (let no = 8; no < 15; no += 1) set(8, size - 15 + no, bit(no));
  set(8, size - 8, true);
}

function drawData(dark: Grid, fixed: Grid, bytes: readonly number[]): void {
  const size = dark.length;
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x] || at >= bytes.length * 8) continue;
        row[x] = (((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
    }
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function applyMask(dark: Grid, fixed: Grid, mask: number): void {
  dark.forEach((row, y) => {
    row.forEach((on, x) => {
      if (!fixed[y]?.[x] && MASKS[mask]?.(x, y)) row[x] = !on;
    });
  });
}

/** Penalty for runs, blocks, finder-like patterns and imbalance, which make a code hard to read. */
function penaltyOf(dark: Grid): number {
  const size = dark.length;
  let penalty = 0;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x] ?? false))];
  for (const line of lines) {
    const text = line.map((on) => (on ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    penalty += 40 * (text.match(/(?=0000(?:1011101)|1011101(?:0000))/g)?.length ?? 0);
  }
  let count = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const on = dark[y]?.[x];
      if (on) count += 1;
      const same = dark[y]?.[x + 1] === on && dark[y + 1]?.[x] === on && dark[y + 1]?.[x + 1] === on;
      if (x + 1 < size && y + 1 < size && same) penalty += 3;
    }
  }
  const share = (count * 100) / (size * size);
  return penalty + 10 * Math.floor(Math.abs(share - 50) / 5);
}

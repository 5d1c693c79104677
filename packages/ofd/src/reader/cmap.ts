/** From characters (code points) to glyphs of a font. */
export type CharacterMap = Map<number, number>;

/** Glyphs that have no character of their own are reached by the private plane 15: glyph n stands at U+F0000 + n. */
export const PRIVATE_PLANE = 0xf0000;
const MOST_PRIVATE = 0xfffe;

/** Reads the map of characters; what it cannot read is left out. */
export function readCmap(table: DataView | undefined, glyphs: number): CharacterMap {
  const map: CharacterMap = new Map();
  if (!table) return map;
  try {
    const tables = Array.from({ length: Math.min(table.getUint16(2), 64) }, (_, index) => ({
      platform: table.getUint16(4 + index * 8),
      encoding: table.getUint16(6 + index * 8),
      at: table.getUint32(8 + index * 8),
    })).sort((one, other) => rank(one) - rank(other));
    for (const { platform, encoding, at } of tables) {
      const symbol = platform === 3 && encoding === 0;
      readSubtable(table, at, (code, glyph) => {
        if (glyph === 0 || glyph >= glyphs) return;
        if (!map.has(code)) map.set(code, glyph);
        // Symbol fonts keep 'A' at U+F041.
        const plain = code & 0xff;
        if (symbol && code >= 0xf000 && !map.has(plain)) map.set(plain, glyph);
      });
    }
  } catch {
    // Cut off in the middle: what was read counts.
  }
  return map;
}

/** Unicode first, then symbols, then the rest. */
function rank({ platform, encoding }: { platform: number; encoding: number }): number {
  if (platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))) return 0;
  return platform === 3 ? 1 : 2;
}

function readSubtable(table: DataView, at: number, put: (code: number, glyph: number) => void): void {
  const format = table.getUint16(at);
  if (format === 0) {
    for (let code = 0; code < 256; code += 1) put(code, table.getUint8(at + 6 + code));
  } else if (format === 6) {
    const [first, count] = [table.getUint16(at + 6), table.getUint16(at + 8)];
    for (let i = 0; i < count; i += 1) put(first + i, table.getUint16(at + 10 + i * 2));
  } else if (format === 12) {
    const groups = Math.min(table.getUint32(at + 12), 70_000);
    for (let i = 0; i < groups; i += 1) {
      const [start, end, glyph] = [0, 4, 8].map((offset) => table.getUint32(at + 16 + i * 12 + offset));
      const last = Math.min(end ?? 0, (start ?? 0) + 0xffff, 0x10ffff);
      for (let code = start ?? 0; code <= last; code += 1) put(code, (glyph ?? 0) + code - (start ?? 0));
    }
  } else if (format === 4) readSegments(table, at, put);
}

function readSegments(table: DataView, at: number, put: (code: number, glyph: number) => void): void {
  const doubled = table.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  for (let segment = 0; segment < doubled; segment += 2) {
    const [start, end] = [table.getUint16(starts + segment), table.getUint16(ends + segment)];
    const delta = table.getUint16(starts + doubled + segment);
    const rangeAt = starts + 2 * doubled + segment;
    const range = table.getUint16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : table.getUint16(rangeAt + range + (code - start) * 2);
      if (range === 0 || glyph !== 0) put(code, (glyph + delta) & 0xffff);
    }
  }
}

/** A cmap of one format 12 table: the characters and, on the private plane, every glyph by its number. */
export function writeCmap(map: CharacterMap, glyphs: number): Uint8Array<ArrayBuffer> {
  const groups: [number, number, number][] = [];
  for (const [code, glyph] of [...map].sort(([one], [other]) => one - other)) {
    if (code >= PRIVATE_PLANE) continue;
    const last = groups.at(-1);
    if (last && last[1] + 1 === code && last[2] + code - last[0] === glyph) last[1] = code;
    else groups.push([code, code, glyph]);
  }
  groups.push([PRIVATE_PLANE, PRIVATE_PLANE + Math.min(glyphs, MOST_PRIVATE) - 1, 0]);
  const bytes = new Uint8Array(12 + 16 + groups.length * 12);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, 16 + groups.length * 12);
  view.setUint32(24, groups.length);
  groups.forEach((group, index) => {
    group.forEach((value, part) => {
      view.setUint32(28 + index * 12 + part * 4, value);
    });
  });
  return bytes;
}

// Tables of a font that say nothing of its outlines but must be there.

type Bytes = Uint8Array<ArrayBuffer>;

export interface Metrics {
  glyphs: number;
  /** hmtx: advance and side bearing of each glyph. */
  table: Bytes;
  ascent: number;
  descent: number;
}

function written(length: number, values: readonly (readonly [number, number, 16 | 32])[]): Bytes {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  for (const [at, value, bits] of values) {
    if (bits === 32) view.setUint32(at, value >>> 0);
    else view.setUint16(at, value & 0xffff);
  }
  return bytes;
}

/** The font's own head, or a plain one. */
export function fontHead(old: Bytes | undefined, perEm: number, long: boolean): Bytes {
  if (old && old.byteLength >= 54) return old.slice(0, 54);
  return written(54, [
    [0, 0x00010000, 32],
    [4, 0x00010000, 32],
    [12, 0x5f0f3cf5, 32],
    [16, 3, 16],
    [18, perEm, 16],
    [38, -Math.round(perEm * 0.2), 16],
    [40, perEm, 16],
    [42, perEm, 16],
    [46, 8, 16],
    [48, 2, 16],
    [50, long ? 1 : 0, 16],
  ]);
}

export function horizontalHead({ glyphs, ascent, descent }: Metrics): Bytes {
  return written(36, [
    [0, 0x00010000, 32],
    [4, ascent, 16],
    [6, descent, 16],
    [10, ascent - descent, 16],
    [18, 1, 16],
    [34, glyphs, 16],
  ]);
}

export function os2Table({ ascent, descent }: Metrics): Bytes {
  return written(96, [
    [0, 4, 16],
    [2, ascent, 16],
    [4, 400, 16],
    [6, 5, 16],
    [62, 0x40, 16],
    [64, 0x20, 16],
    [66, 0xffff, 16],
    [68, ascent, 16],
    [70, descent, 16],
    [74, Math.max(ascent, 0), 16],
    [76, Math.abs(descent), 16],
  ]);
}

/** Version 3: no names of glyphs. */
export function postTable(): Bytes {
  return written(32, [[0, 0x00030000, 32]]);
}

/** Family, style, full and PostScript name: any will do. */
export function nameTable(): Bytes {
  const text = 'Embedded';
  const ids = [1, 2, 4, 6];
  const start = 6 + ids.length * 12;
  const bytes = written(start + text.length * 2, [
    [2, ids.length, 16],
    [4, start, 16],
    ...ids.flatMap((id, index): [number, number, 16 | 32][] => [
      [6 + index * 12, 3, 16],
      [8 + index * 12, 1, 16],
      [10 + index * 12, 0x409, 16],
      [12 + index * 12, id, 16],
      [14 + index * 12, text.length * 2, 16],
    ]),
  ]);
  for (let i = 0; i < text.length; i += 1) bytes[start + i * 2 + 1] = text.charCodeAt(i);
  return bytes;
}

import { unzlibSync } from 'fflate';

/** Parsed font: outlines as stored in `glyf`, widths in thousandths of the em. */
export interface OutlineFont {
  /** Glyph number; 0 for a missing character. */
  glyphOf(code: number): number;
  outlineOf(glyph: number): Uint8Array;
  widthOf(glyph: number): number;
  /** A raw table, to be copied into a subset. */
  table(tag: string): Uint8Array;
}

/** Reads a WOFF 1.0 with TrueType outlines of 1000 units, short `loca` and a character map of format 4. @throws on any other */
export function readWoff(bytes: Uint8Array): OutlineFont {
  const file = viewOf(bytes);
  if (file.getUint32(0) !== 0x774f4646 || file.getUint32(4) !== 0x10000) throw new Error('No WOFF with outlines');
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < file.getUint16(12); index += 1) {
    const at = 44 + index * 20;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const [from, packed, whole] = [file.getUint32(at + 4), file.getUint32(at + 8), file.getUint32(at + 12)];
    const body = bytes.subarray(from, from + packed);
    tables.set(tag, packed < whole ? unzlibSync(body) : body);
  }
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const head = viewOf(table('head'));
  if (head.getUint16(18) !== 1000 || head.getInt16(50) !== 0) throw new Error('A font of another kind');
  const [glyf, loca, hmtx] = [table('glyf'), viewOf(table('loca')), viewOf(table('hmtx'))];
  const measured = viewOf(table('hhea')).getUint16(34);
  return {
    glyphOf: characterMap(viewOf(table('cmap'))),
    outlineOf: (glyph) => {
      const outline = glyf.subarray(loca.getUint16(glyph * 2) * 2, loca.getUint16(glyph * 2 + 2) * 2);
      if (outline.length > 0 && viewOf(outline).getInt16(0) < 0) throw new Error('A glyph made of others');
      return outline;
    },
    // All glyphs after the last measured one share its width.
    widthOf: (glyph) => hmtx.getUint16(Math.min(glyph, measured - 1) * 4),
    table,
  };
}

/** Format 4: segments of the basic plane, each with a difference or a list of glyphs. */
function characterMap(cmap: DataView): (code: number) => number {
  const listed = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(8 + index * 8));
  const at = listed.find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined) throw new Error('No character map of format 4');
  const double = cmap.getUint16(at + 6);
  const [ends, starts, deltas, lists] = [14, 16 + double, 16 + double * 2, 16 + double * 3].map((part) => at + part);
  return (code) => {
    for (let part = 0; part < double; part += 2) {
      if (code > cmap.getUint16((ends ?? 0) + part)) continue;
      const start = cmap.getUint16((starts ?? 0) + part);
      if (code < start) return 0;
      const delta = cmap.getUint16((deltas ?? 0) + part);
      const list = (lists ?? 0) + part;
      const offset = cmap.getUint16(list);
      if (offset === 0) return (code + delta) & 0xffff;
      const glyph = cmap.getUint16(list + offset + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

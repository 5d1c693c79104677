import { slicesOf } from './font-slices';
import { type OutlineFont, readWoff, viewOf } from './woff';

/** Glyph of a character in the document font. */
export interface EmbeddedGlyph {
  /** Glyph number in the font, used as its code in the text. */
  id: number;
  char: string;
  /** Width in thousandths of the em. */
  width: number;
  outline: Uint8Array;
}

/** Font subset of one document: exactly the glyphs of its characters. */
export interface EmbeddedFont {
  /** Glyph of a character; without an outline for characters drawn as strokes, so that they can be searched and copied. */
  glyphOf(char: string): EmbeddedGlyph | undefined;
  glyphs: readonly EmbeddedGlyph[];
  /** TrueType file with the tables that PDF requires. */
  file: Uint8Array;
}

const NOTHING = new Uint8Array();

/**
 * Builds the font of these characters from their slices, in code point order, so that equal documents give equal bytes. Outlines are copied
 * unchanged: the font has no instructions and no composite glyphs.
 * @param unseen characters that get a code and a width of one em, but no outline
 */
export async function embeddedFont(
  chars: Iterable<string>,
  unseen: Iterable<string>,
): Promise<EmbeddedFont | undefined> {
  const slices = [...(await slicesOf(chars))].map(([bytes, its]) => ({ font: readWoff(bytes), its }));
  const first = slices[0]?.font;
  if (!first) return undefined;
  const found = slices.flatMap(({ font, its }) => its.flatMap((char) => glyphIn(font, char)));
  const blank = [...new Set(unseen)].map((char) => ({ char, width: 1000, outline: NOTHING }));
  const sorted = [...found, ...blank].toSorted((a, b) => (a.char.codePointAt(0) ?? 0) - (b.char.codePointAt(0) ?? 0));
  // Glyph 0 stands for a missing character.
  const glyphs = sorted.map((glyph, index) => ({ ...glyph, id: index + 1 }));
  const byChar = new Map(glyphs.map((glyph) => [glyph.char, glyph]));
  return { glyphOf: (char) => byChar.get(char), glyphs, file: trueType(first, glyphs) };
}

function glyphIn(font: OutlineFont, char: string): Omit<EmbeddedGlyph, 'id'>[] {
  const glyph = font.glyphOf(char.codePointAt(0) ?? 0);
  return glyph === 0 ? [] : [{ char, width: font.widthOf(glyph), outline: font.outlineOf(glyph) }];
}

/** Builds a TrueType font of these glyphs; shared tables come from `model`. */
function trueType(model: OutlineFont, glyphs: readonly EmbeddedGlyph[]): Uint8Array {
  const all = [{ width: 1000, outline: NOTHING }, ...glyphs];
  const sizes = all.map(({ outline }) => outline.length + (outline.length % 2));
  const glyf = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
  const loca = new Uint8Array((all.length + 1) * 4);
  const hmtx = new Uint8Array(all.length * 4);
  let at = 0;
  for (const [index, { width, outline }] of all.entries()) {
    glyf.set(outline, at);
    viewOf(hmtx).setUint16(index * 4, width);
    // The left side bearing is the start of the outline.
    if (outline.length > 0) viewOf(hmtx).setInt16(index * 4 + 2, viewOf(outline).getInt16(2));
    at += sizes[index] ?? 0;
    viewOf(loca).setUint32((index + 1) * 4, at);
  }
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => model.table(tag).slice()) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  viewOf(head).setUint32(8, 0);
  viewOf(head).setInt16(50, 1);
  viewOf(hhea).setUint16(34, all.length);
  viewOf(maxp).setUint16(4, all.length);
  // `maxp` of a slice covers its own glyphs only, so the maximum is computed here.
  viewOf(maxp).setUint16(6, Math.max(...all.map(pointsOf)));
  viewOf(maxp).setUint16(8, Math.max(...all.map(contoursOf)));
  return assembled({ glyf, head, hhea, hmtx, loca, maxp });
}

const contoursOf = ({ outline }: { outline: Uint8Array }) => (outline.length > 0 ? viewOf(outline).getInt16(0) : 0);

function pointsOf(glyph: { outline: Uint8Array }): number {
  const contours = contoursOf(glyph);
  // The last end point is the highest point number.
  return contours > 0 ? viewOf(glyph.outline).getUint16(10 + (contours - 1) * 2) + 1 : 0;
}

/** Concatenates the tables in name order, each aligned to four bytes, with their checksums. */
function assembled(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts = Object.entries(tables);
  const start = 12 + parts.length * 16;
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const bytes = new Uint8Array(start + parts.reduce((sum, [, body]) => sum + padded(body.length), 0));
  const view = viewOf(bytes);
  const power = Math.floor(Math.log2(parts.length));
  view.setUint32(0, 0x10000);
  for (const [index, value] of [parts.length, 16 << power, power, parts.length * 16 - (16 << power)].entries())
    view.setUint16(4 + index * 2, value);
  let at = start;
  for (const [index, [tag, body]] of parts.entries()) {
    bytes.set(body, at);
    const row = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) bytes[row + letter] = tag.charCodeAt(letter);
    view.setUint32(row + 4, checksum(bytes.subarray(at, at + padded(body.length))));
    view.setUint32(row + 8, at);
    view.setUint32(row + 12, body.length);
    at += padded(body.length);
  }
  const head = 12 + parts.findIndex(([tag]) => tag === 'head') * 16;
  view.setUint32(view.getUint32(head + 8) + 8, (0xb1b0afba - checksum(bytes)) >>> 0);
  return bytes;
}

/** Sum of all 32-bit words. */
function checksum(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

import { slicesOf } from './slices';
import { type OutlineFont, readWoff, viewOf } from './woff';

/** A character in the font of a document. */
export interface EmbeddedGlyph {
  /** Its number in the font, which is its code in the text. */
  id: number;
  char: string;
  /** Thousandths of the em. */
  width: number;
  outline: Uint8Array;
}

/** The font of one document: the glyphs of its own characters and no other. */
export interface EmbeddedFont {
  /** Of which nothing is drawn: codes for what is drawn as strokes, so that it can be searched and copied. */
  glyphOf(char: string): EmbeddedGlyph | undefined;
  glyphs: readonly EmbeddedGlyph[];
  /** As TrueType, with the tables a PDF asks for. */
  file: Uint8Array;
}

const NOTHING = new Uint8Array();

/**
 * The glyphs of these characters out of the slices that hold them, in the order of their code points, so that the same document
 * is the same bytes each time. Outlines are copied as they are: the font has no instructions and no glyphs made of others.
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
  // Glyph 0 is what stands for no character.
  const glyphs = sorted.map((glyph, index) => ({ ...glyph, id: index + 1 }));
  const byChar = new Map(glyphs.map((glyph) => [glyph.char, glyph]));
  return { glyphOf: (char) => byChar.get(char), glyphs, file: trueType(first, glyphs) };
}

function glyphIn(font: OutlineFont, char: string): Omit<EmbeddedGlyph, 'id'>[] {
  const glyph = font.glyphOf(char.codePointAt(0) ?? 0);
  return glyph === 0 ? [] : [{ char, width: font.widthOf(glyph), outline: font.outlineOf(glyph) }];
}

/** A TrueType font of these glyphs; what is the same for all of them comes from `model`. */
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
    // The left side bearing is where the outline begins.
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
  // The largest outline of the slices is that of their own glyphs: here any may come.
  viewOf(maxp).setUint16(6, Math.max(...all.map(pointsOf)));
  viewOf(maxp).setUint16(8, Math.max(...all.map(contoursOf)));
  return assembled({ glyf, head, hhea, hmtx, loca, maxp });
}

const contoursOf = ({ outline }: { outline: Uint8Array }) => (outline.length > 0 ? viewOf(outline).getInt16(0) : 0);

function pointsOf(glyph: { outline: Uint8Array }): number {
  const contours = contoursOf(glyph);
  // The last end point is the highest number of a point.
  return contours > 0 ? viewOf(glyph.outline).getUint16(10 + (contours - 1) * 2) + 1 : 0;
}

/** The tables behind one another, in the order of their names, each at a multiple of four bytes, with their checksums. */
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

/** The sum of all words of four bytes. */
function checksum(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

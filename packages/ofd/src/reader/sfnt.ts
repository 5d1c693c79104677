import { cffGlyphs } from './cff';
import { readCmap, writeCmap } from './cmap';
import { fontHead, horizontalHead, type Metrics, nameTable, os2Table, postTable } from './font-tables';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An embedded font such that a browser takes it. Subsets made by OFD writers often lack the tables a browser insists on (OS/2,
 * name, post, cmap) or are a bare CFF; those are written anew around the outlines, with a character map that also reaches each
 * glyph by its number. Undefined for what is no TrueType, OpenType or CFF font.
 */
export function repairedFont(bytes: Bytes): Bytes | undefined {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const signature = view.getUint32(0);
    // A collection: its first font.
    if (signature === 0x74746366) return fromTables(readTables(bytes, view, view.getUint32(12)));
    if (SFNT.has(signature)) return fromTables(readTables(bytes, view, 0));
    if (bytes[0] === 1 && (bytes[2] ?? 0) <= 16 && (bytes[3] ?? 0) <= 4) return fromTables(new Map([['CFF ', bytes]]));
  } catch {
    // Cut off or made up: no font.
  }
  return undefined;
}

/** 1.0, 'OTTO', 'true'. */
const SFNT: ReadonlySet<number> = new Set([0x00010000, 0x4f54544f, 0x74727565]);

function readTables(bytes: Bytes, view: DataView, at: number): Map<string, Bytes> {
  const tables = new Map<string, Bytes>();
  for (let index = 0; index < view.getUint16(at + 4); index += 1) {
    const entry = at + 12 + index * 16;
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4));
    const start = view.getUint32(entry + 8);
    if (start < bytes.byteLength) tables.set(tag, bytes.subarray(start, start + view.getUint32(entry + 12)));
  }
  return tables;
}

function fromTables(tables: Map<string, Bytes>): Bytes | undefined {
  const cff = tables.get('CFF ');
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')];
  if (!cff && !(glyf && loca && head)) return undefined;
  const glyphs = Math.min(glyphCount(tables, cff), 65_535);
  if (glyphs === 0) return undefined;
  const perEm = (head && viewOf(head).getUint16(18)) || 1000;
  const map = readCmap(viewOf(tables.get('cmap')), glyphs);
  const metrics = readMetrics(tables, glyphs, perEm);
  const long = loca !== undefined && head !== undefined && viewOf(head).getInt16(50) === 1;
  const written: [string, Bytes][] = [
    ['OS/2', os2Table(metrics)],
    ['cmap', writeCmap(map, glyphs)],
    ['head', fontHead(head, perEm, long)],
    ['hhea', horizontalHead(metrics)],
    ['hmtx', metrics.table],
    ['name', nameTable()],
    ['post', postTable()],
  ];
  if (cff) written.push(['CFF ', cff], ['maxp', shortMaxp(glyphs)]);
  else if (glyf && loca)
    written.push(
      ['glyf', glyf],
      ['loca', wholeLoca(loca, glyphs, long, glyf.byteLength)],
      ['maxp', maxp(tables, glyphs)],
    );
  return pack(cff ? 0x4f54544f : 0x00010000, written);
}

function glyphCount(tables: Map<string, Bytes>, cff: Bytes | undefined): number {
  const count = viewOf(tables.get('maxp'))?.getUint16(4) ?? 0;
  return cff ? cffGlyphs(cff) || count : count;
}

/** Advance and side bearing of every glyph; missing ones are an em wide. */
function readMetrics(tables: Map<string, Bytes>, glyphs: number, perEm: number): Metrics {
  const old = viewOf(tables.get('hmtx'));
  const hhea = viewOf(tables.get('hhea'));
  const full = hhea && old ? Math.min(hhea.getUint16(34), old.byteLength >> 2) : 0;
  const table = new Uint8Array(glyphs * 4);
  const view = new DataView(table.buffer);
  for (let glyph = 0; glyph < glyphs; glyph += 1) {
    const last = Math.min(glyph, full - 1);
    view.setUint16(glyph * 4, old && full > 0 ? old.getUint16(last * 4) : perEm);
    const bearing = glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2;
    view.setInt16(glyph * 4 + 2, old && full > 0 && bearing + 2 <= old.byteLength ? old.getInt16(bearing) : 0);
  }
  const ascent = hhea?.getInt16(4) || Math.round(perEm * 0.88);
  const descent = hhea?.getInt16(6) || -Math.round(perEm * 0.12);
  return { glyphs, table, ascent, descent };
}

/** One offset more than glyphs, none beyond the outlines, none falling. */
function wholeLoca(loca: Bytes, glyphs: number, long: boolean, end: number): Bytes {
  const size = long ? 4 : 2;
  const whole = new Uint8Array((glyphs + 1) * size);
  const [from, to] = [viewOf(loca), new DataView(whole.buffer)];
  const most = long ? end : end >> 1;
  let last = 0;
  for (let index = 0; index <= glyphs; index += 1) {
    const at = index * size;
    const there = at + size <= loca.byteLength;
    const offset = there ? (long ? from.getUint32(at) : from.getUint16(at)) : last;
    last = Math.min(Math.max(offset, last), most);
    if (long) to.setUint32(at, last);
    else to.setUint16(at, last);
  }
  return whole;
}

/** Without instructions, so without what they need. */
function maxp(tables: Map<string, Bytes>, glyphs: number): Bytes {
  const whole = new Uint8Array(32);
  const old = tables.get('maxp');
  if (old) whole.set(old.subarray(0, 32));
  const view = new DataView(whole.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, glyphs);
  view.setUint16(14, 2);
  return whole;
}

function shortMaxp(glyphs: number): Bytes {
  const whole = new Uint8Array(6);
  const view = new DataView(whole.buffer);
  view.setUint32(0, 0x00005000);
  view.setUint16(4, glyphs);
  return whole;
}

function viewOf(bytes: Bytes): DataView;
function viewOf(bytes: Bytes | undefined): DataView | undefined;
function viewOf(bytes: Bytes | undefined): DataView | undefined {
  return bytes && new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The file: directory in order of names, tables at multiples of four with their sums. */
function pack(signature: number, tables: [string, Bytes][]): Bytes {
  tables.sort(([one], [other]) => (one < other ? -1 : 1));
  const padded = (length: number) => (length + 3) & ~3;
  const directory = 12 + tables.length * 16;
  const whole = new Uint8Array(tables.reduce((sum, [, bytes]) => sum + padded(bytes.byteLength), directory));
  const view = new DataView(whole.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, signature);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * 16 - 2 ** power * 16);
  let at = directory;
  tables.forEach(([tag, bytes], index) => {
    const entry = 12 + index * 16;
    for (let i = 0; i < 4; i += 1) view.setUint8(entry + i, tag.charCodeAt(i));
    whole.set(bytes, at);
    let sum = 0;
    for (let word = at; word < at + padded(bytes.byteLength); word += 4) sum = (sum + view.getUint32(word)) >>> 0;
    view.setUint32(entry + 4, sum);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.byteLength);
    at += padded(bytes.byteLength);
  });
  return whole;
}

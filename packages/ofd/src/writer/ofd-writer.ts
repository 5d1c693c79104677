import { strToU8, zipSync } from 'fflate';
import {
  type DocumentPage,
  INKS,
  type Ink,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PathItem,
  shortNumber,
  type TextItem,
} from './page-items';
import { glyphPieces, isGlyphMissing, rareGlyph, type TextPiece } from './rare-glyphs';
import { advanceOf, MISSING } from './text-measure';

const NAMESPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const FONT_ID = 2;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** What the entry of a package says of its document. */
interface OfdInfo {
  title: string;
  author: string;
  /** YYYY-MM-DD and more. */
  issued: string;
  id: string;
  /** Values of the maker's own, by name (CustomDatas). */
  custom: Readonly<Record<string, string>>;
}

/** Writes the pages as OFD (GB/T 33190-2016): text in 宋体 with the position of each character, lines and seal as paths. */
export function writeOfd(pages: readonly DocumentPage[], info: OfdInfo): Uint8Array {
  const ids = counter(FONT_ID);
  const pageIds = pages.map(() => ids());
  const files: Record<string, string> = {};
  for (const [index, page] of pages.entries()) files[`Doc_0/Pages/Page_${index}/Content.xml`] = contentXml(page, ids);
  files['Doc_0/PublicRes.xml'] =
    `<ofd:Res ${NAMESPACE} BaseLoc="Res"><ofd:Fonts><ofd:Font ID="${FONT_ID}" FontName="宋体" FamilyName="SimSun"/></ofd:Fonts></ofd:Res>`;
  files['Doc_0/Document.xml'] = documentXml(pageIds, ids() - 1);
  files['OFD.xml'] = entryXml(info);
  const entries = Object.entries(files)
    .reverse()
    .map(([name, xml]) => [name, strToU8(HEAD + xml)] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: `${info.issued.slice(0, 10)}T12:00:00` });
}

function entryXml(info: OfdInfo): string {
  const custom = Object.entries(info.custom)
    .map(([name, value]) => `<ofd:CustomData Name="${escaped(name)}">${escaped(value)}</ofd:CustomData>`)
    .join('');
  return (
    `<ofd:OFD ${NAMESPACE} DocType="OFD" Version="1.0"><ofd:DocBody><ofd:DocInfo><ofd:DocID>${info.id}</ofd:DocID>` +
    `<ofd:Title>${escaped(info.title)}</ofd:Title><ofd:Author>${escaped(info.author)}</ofd:Author>` +
    `<ofd:CreationDate>${info.issued.slice(0, 10)}</ofd:CreationDate><ofd:CustomDatas>${custom}</ofd:CustomDatas>` +
    `</ofd:DocInfo><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`
  );
}

function documentXml(pageIds: readonly number[], maxId: number): string {
  const pages = pageIds.map((id, index) => `<ofd:Page ID="${id}" BaseLoc="Pages/Page_${index}/Content.xml"/>`).join('');
  return (
    `<ofd:Document ${NAMESPACE}><ofd:CommonData><ofd:MaxUnitID>${maxId}</ofd:MaxUnitID>` +
    `<ofd:PageArea><ofd:PhysicalBox>0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}</ofd:PhysicalBox></ofd:PageArea>` +
    `<ofd:PublicRes>PublicRes.xml</ofd:PublicRes></ofd:CommonData><ofd:Pages>${pages}</ofd:Pages></ofd:Document>`
  );
}

function contentXml(page: DocumentPage, ids: () => number): string {
  const objects = page.map((item) => (item.kind === 'text' ? textXml(item, ids) : pathXml(item, ids))).join('');
  return (
    `<ofd:Page ${NAMESPACE}><ofd:Area><ofd:PhysicalBox>0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}</ofd:PhysicalBox></ofd:Area>` +
    `<ofd:Content><ofd:Layer ID="${ids()}" Type="Body">${objects}</ofd:Layer></ofd:Content></ofd:Page>`
  );
}

function textXml(item: TextItem, ids: () => number): string {
  return glyphPieces(item.text)
    .map((piece) => (piece.rare ? rareXml(item, piece, ids) : shownXml(item, piece.text, piece.at, ids)))
    .join('');
}

/** Writes the character invisibly for search and copying, with its visible strokes (or the missing sign). */
function rareXml(item: TextItem, piece: TextPiece, ids: () => number): string {
  const seen = isGlyphMissing(piece.text)
    ? shownXml(item, MISSING, piece.at, ids)
    : rareGlyph(item, piece)
        .map((path) => pathXml(path, ids))
        .join('');
  return shownXml(item, piece.text, piece.at, ids, ' Visible="false"') + seen;
}

/** The object's box starts at its own origin; its baseline is at 0.88 em. */
function shownXml(item: TextItem, text: string, at: number, ids: () => number, extra = ''): string {
  const { size, turn = 0 } = item;
  const advances = [...text].map((char) => advanceOf(char) * size);
  const width = Math.max(
    advances.reduce((sum, advance) => sum + advance, 0),
    size,
  );
  const ascent = size * 0.88;
  const shift = at * size;
  const place =
    turn === 0
      ? `Boundary="${[item.x + shift, item.y - ascent, width, size * 1.2].map(shortNumber).join(' ')}"`
      : turnedPlace(item, shift);
  const origin = turn === 0 ? `X="0" Y="${shortNumber(ascent)}"` : 'X="0" Y="0"';
  const deltas = advances.slice(0, -1);
  const spacing = deltas.length > 0 ? ` DeltaX="${deltas.map(shortNumber).join(' ')}"` : '';
  const weight = item.bold ? ' Weight="700"' : '';
  return (
    `<ofd:TextObject ID="${ids()}" ${place} Font="${FONT_ID}" Size="${shortNumber(size)}"${weight}${extra}>` +
    `${colourXml('FillColor', item.ink)}<ofd:TextCode ${origin}${spacing}>${escaped(text)}</ofd:TextCode></ofd:TextObject>`
  );
}

/** Rotated text covers the whole page; its matrix places the start of the baseline. */
function turnedPlace({ x, y, turn = 0 }: TextItem, shift: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const matrix = [cos, sin, -sin, cos, x + cos * shift, y + sin * shift].map(shortNumber).join(' ');
  return `Boundary="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}" CTM="${matrix}"`;
}

function pathXml(item: PathItem, ids: () => number): string {
  const data = item.steps
    .map((step) => {
      if (step[0] === 'Z') return 'C';
      return `${step[0] === 'C' ? 'B' : step[0]} ${step
        .slice(1)
        .map((value) => shortNumber(Number(value)))
        .join(' ')}`;
    })
    .join(' ');
  const stroke = item.stroke ? ` LineWidth="${shortNumber(item.width ?? 0.2)}"` : ' Stroke="false"';
  const fill = item.fill ? ' Fill="true"' : '';
  return (
    `<ofd:PathObject ID="${ids()}" Boundary="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}"${stroke}${fill}>` +
    `${item.stroke ? colourXml('StrokeColor', item.stroke) : ''}${item.fill ? colourXml('FillColor', item.fill) : ''}` +
    `<ofd:AbbreviatedData>${data}</ofd:AbbreviatedData></ofd:PathObject>`
  );
}

const colourXml = (name: 'FillColor' | 'StrokeColor', ink: Ink) => `<ofd:${name} Value="${INKS[ink].join(' ')}"/>`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function counter(last: number): () => number {
  let id = last;
  return () => {
    id += 1;
    return id;
  };
}

import { strToU8, zipSync } from 'fflate';
import {
  type DocumentPage,
  INKS,
  type Ink,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  type PathItem,
  short,
  type TextItem,
} from './page-items';
import { isMissing, piecesOf, rareGlyph, type TextPiece } from './rare-glyphs';
import { advanceOf, MISSING } from './text-measure';

const NAMESPACE = 'xmlns:ofd="http://www.ofdspec.org/2016"';
const FONT_ID = 2;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** An OFD (GB/T 33190-2016) of the same pages: text in 宋体 with the place of each character, lines and seal as paths. */
export function writeOfd(
  pages: readonly DocumentPage[],
  info: { title: string; author: string; issued: string; id: string; zmbh: string; yzm: string },
): Uint8Array {
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

function entryXml(info: {
  title: string;
  author: string;
  issued: string;
  id: string;
  zmbh: string;
  yzm: string;
}): string {
  const custom = Object.entries({ zmbh: info.zmbh, yzm: info.yzm })
    .map(([name, value]) => `<ofd:CustomData Name="${name}">${escaped(value)}</ofd:CustomData>`)
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
  return piecesOf(item.text)
    .map((piece) => (piece.rare ? rareXml(item, piece, ids) : shownXml(item, piece.text, piece.at, ids)))
    .join('');
}

/** The character unseen for search and copying, its strokes (or the missing sign) to be seen. */
function rareXml(item: TextItem, piece: TextPiece, ids: () => number): string {
  const seen = isMissing(piece.text)
    ? shownXml(item, MISSING, piece.at, ids)
    : rareGlyph(item, piece)
        .map((path) => pathXml(path, ids))
        .join('');
  return shownXml(item, piece.text, piece.at, ids, ' Visible="false"') + seen;
}

/** The box of an object begins at its own origin; inside, the baseline stands at 0.88 em. */
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
      ? `Boundary="${[item.x + shift, item.y - ascent, width, size * 1.2].map(short).join(' ')}"`
      : turnedPlace(item, shift);
  const origin = turn === 0 ? `X="0" Y="${short(ascent)}"` : 'X="0" Y="0"';
  const deltas = advances.slice(0, -1);
  const spacing = deltas.length > 0 ? ` DeltaX="${deltas.map(short).join(' ')}"` : '';
  const weight = item.bold ? ' Weight="700"' : '';
  return (
    `<ofd:TextObject ID="${ids()}" ${place} Font="${FONT_ID}" Size="${short(size)}"${weight}${extra}>` +
    `${colourXml('FillColor', item.ink)}<ofd:TextCode ${origin}${spacing}>${escaped(text)}</ofd:TextCode></ofd:TextObject>`
  );
}

/** Turned text lies on the whole page: its matrix puts the baseline's beginning where it belongs. */
function turnedPlace({ x, y, turn = 0 }: TextItem, shift: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const matrix = [cos, sin, -sin, cos, x + cos * shift, y + sin * shift].map(short).join(' ');
  return `Boundary="0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}" CTM="${matrix}"`;
}

function pathXml(item: PathItem, ids: () => number): string {
  const data = item.steps
    .map((step) => {
      if (step[0] === 'Z') return 'C';
      return `${step[0] === 'C' ? 'B' : step[0]} ${step
        .slice(1)
        .map((value) => short(Number(value)))
        .join(' ')}`;
    })
    .join(' ');
  const stroke = item.stroke ? ` LineWidth="${short(item.width ?? 0.2)}"` : ' Stroke="false"';
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

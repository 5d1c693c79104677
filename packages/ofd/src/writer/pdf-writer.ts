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
import { type PdfFonts, pdfFonts } from './pdf-fonts';
import { ascii, joinBytes, packedStream, textString } from './pdf-parts';
import { glyphPieces, isGlyphMissing, rareGlyph, type TextPiece } from './rare-glyphs';
import { MISSING } from './text-measure';

const POINTS_PER_MM = 72 / 25.4;

/**
 * Writes a PDF of Chinese text. Glyphs of Noto Sans SC are embedded; missing ones are drawn as strokes over an invisible code, or left to
 * the viewer's Song font (STSong-Light, codes by the predefined CMap UniGB-UTF16-H).
 */
export async function writePdf(
  pages: readonly DocumentPage[],
  info: { title: string; author: string; issued: string; id: string },
): Promise<Uint8Array> {
  const fonts = await pdfFonts(pages);
  const objects: (string | Uint8Array)[] = [];
  const add = (body: string | Uint8Array) => objects.push(body);
  const firstFont = 4;
  const firstPage = firstFont + fonts.objects.length;
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) /ViewerPreferences << /DisplayDocTitle true >> >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  const date = info.issued.replace(/\D/g, '').padEnd(14, '0');
  add(
    `<< /Title ${textString(info.title)} /Author ${textString(info.author)} /Producer ${textString(info.author)} /CreationDate (D:${date}+08'00') >>`,
  );
  for (const object of fonts.objects) add(object(firstFont));
  const size = `0 0 ${shortNumber(PAGE_WIDTH * POINTS_PER_MM)} ${shortNumber(PAGE_HEIGHT * POINTS_PER_MM)}`;
  for (const [index, page] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${size}] /Resources << /Font << ${fonts.resources(firstFont)} >> >> /Contents ${firstPage + index * 2 + 1} 0 R >>`,
    );
    add(packedStream(ascii(contentOf(page, fonts))));
  }
  return assemblePdf(objects, info.id);
}

function contentOf(page: DocumentPage, fonts: PdfFonts): string {
  return page.map((item) => (item.kind === 'text' ? textOf(item, fonts) : pathOf(item))).join('\n');
}

function textOf(item: TextItem, fonts: PdfFonts): string {
  return glyphPieces(item.text)
    .map((piece) => (piece.rare ? rareOf(item, piece, fonts) : shownText(item, piece.text, piece.at, fonts)))
    .join('\n');
}

/** Shows the character's code invisibly for search and copying, with its visible strokes (or the missing sign). */
function rareOf(item: TextItem, piece: TextPiece, fonts: PdfFonts): string {
  const seen = isGlyphMissing(piece.text)
    ? shownText(item, MISSING, piece.at, fonts)
    : rareGlyph(item, piece).map(pathOf).join('\n');
  return `/Span << /ActualText ${textString(piece.text)} >> BDC\n${shownText(item, piece.text, piece.at, fonts, 3)}\n${seen}\nEMC`;
}

/** `mode`: 0 filled, 2 filled and stroked (bold), 3 invisible. */
function shownText(item: TextItem, text: string, at: number, fonts: PdfFonts, mode = item.bold ? 2 : 0): string {
  const points = item.size * POINTS_PER_MM;
  const turn = item.turn ?? 0;
  // The y axis of PDF points upwards, so a clockwise rotation is negative.
  const [cos, sin] = [Math.cos(-turn), Math.sin(-turn)];
  const x = (item.x + Math.cos(turn) * at * item.size) * POINTS_PER_MM;
  const y = (PAGE_HEIGHT - item.y - Math.sin(turn) * at * item.size) * POINTS_PER_MM;
  const pen = mode === 2 ? ` ${colour(item.ink, 'RG')} ${shortNumber(points * 0.03)} w` : '';
  return `BT ${colour(item.ink, 'rg')}${pen} ${mode} Tr ${[cos, sin, -sin, cos, x, y].map(shortNumber).join(' ')} Tm ${fonts.shown(text, shortNumber(points))} ET`;
}

function pathOf(item: PathItem): string {
  const steps = item.steps.map((step) => {
    if (step[0] === 'Z') return 'h';
    const points = step.slice(1).map((value, index) => {
      const mm = Number(value);
      return shortNumber((index % 2 === 0 ? mm : PAGE_HEIGHT - mm) * POINTS_PER_MM);
    });
    return `${points.join(' ')} ${step[0] === 'M' ? 'm' : step[0] === 'L' ? 'l' : 'c'}`;
  });
  const pen = item.stroke ? `${colour(item.stroke, 'RG')} ${shortNumber((item.width ?? 0.2) * POINTS_PER_MM)} w ` : '';
  const fill = item.fill ? `${colour(item.fill, 'rg')} ` : '';
  return `${pen}${fill}${steps.join(' ')} ${item.stroke ? (item.fill ? 'B' : 'S') : 'f'}`;
}

function colour(ink: Ink, operator: 'rg' | 'RG'): string {
  return `${INKS[ink].map((part) => shortNumber(part / 255)).join(' ')} ${operator}`;
}

/** Assembles the objects into a file: catalogue first, metadata third. `id`: 32 hexadecimal digits. */
export function assemblePdf(objects: readonly (string | Uint8Array)[], id: string): Uint8Array {
  // The second line marks the file as binary for transfer programs.
  const parts: Uint8Array[] = [ascii('%PDF-1.7\n'), Uint8Array.of(0x25, 0xe2, 0xe3, 0xcf, 0xd3, 0x0a)];
  let length = parts.reduce((sum, part) => sum + part.length, 0);
  const offsets: number[] = [];
  const push = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, body] of objects.entries()) {
    offsets.push(length);
    push(ascii(`${index + 1} 0 obj\n`));
    push(typeof body === 'string' ? ascii(body) : body);
    push(ascii('\nendobj\n'));
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R /ID [<${id}> <${id}>] >>`;
  push(
    ascii(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return joinBytes(parts);
}

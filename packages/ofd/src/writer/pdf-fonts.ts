import { type EmbeddedFont, embeddedFont } from './fonts/embedded-font';
import type { DocumentPage } from './page-items';
import { ascii, packedStream, utf16Hex } from './pdf-parts';
import { advanceOf, isCovered, MISSING } from './text-measure';

/** Font objects of a PDF and the encoding of texts. */
export interface PdfFonts {
  /** Font objects; each receives the number of the first one. */
  objects: readonly ((first: number) => string | Uint8Array)[];
  resources(first: number): string;
  /** Operators that show a text at this size in points; each character gets the advance of the layout. */
  shown(text: string, points: string): string;
}

/** Prepares the document font and, for characters it lacks, the viewer's own; both limited to the pages' characters. */
export async function pdfFonts(pages: readonly DocumentPage[]): Promise<PdfFonts> {
  const texts = pages.flatMap((page) => page.flatMap((item) => (item.kind === 'text' ? [item.text] : [])));
  const chars = [...new Set(texts.flatMap((text) => [...text]))];
  const unseen = chars.filter((char) => !isCovered(char));
  const seen = chars.filter(isCovered);
  const embedded = await embeddedFont(unseen.length > 0 ? [...seen, MISSING] : seen, unseen).catch((failure) => {
    // If the font cannot be loaded, the document falls back to the viewer's font.
    console.warn('The font of the documents could not be read', failure);
    return undefined;
  });
  const ownReader = chars.some((char) => !embedded?.glyphOf(char));
  const objects = [...(embedded ? embeddedObjects(embedded) : [])];
  const readerAt = objects.length;
  if (ownReader) objects.push(...readerObjects(readerAt));
  return {
    objects,
    resources: (first) =>
      [embedded && `/F1 ${first} 0 R`, ownReader && `/F2 ${first + readerAt} 0 R`].filter(Boolean).join(' '),
    shown: (text, points) => {
      const runs: { font: string; codes: string }[] = [];
      for (const char of text) {
        const glyph = embedded?.glyphOf(char);
        const font = glyph ? 'F1' : 'F2';
        const code = glyph ? glyph.id.toString(16).toUpperCase().padStart(4, '0') : utf16Hex(char);
        // A glyph narrower or wider than its advance is centred.
        const room = ((glyph?.width ?? (char <= '~' ? 500 : 1000)) - advanceOf(char) * 1000) / 2;
        const last = runs.at(-1);
        const shift = room === 0 ? '' : String(Number(room.toFixed(1)));
        const codes = shift ? `${shift}<${code}>${shift}` : `<${code}>`;
        if (last?.font === font) last.codes += codes;
        else runs.push({ font, codes });
      }
      return runs.map(({ font, codes }) => `/${font} ${points} Tf [${codes.replaceAll('><', '')}] TJ`).join(' ');
    },
  };
}

function embeddedObjects({ glyphs, file }: EmbeddedFont): PdfFonts['objects'] {
  // A subset is marked by a prefix of six letters (ISO 32000-1, 9.6.4).
  const name = '/GJJDOC+NotoSansSC-Regular';
  const widths = glyphs.filter(({ width }) => width !== 1000).map(({ id, width }) => `${id} [${width}]`);
  return [
    (first) =>
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 4} 0 R >>`,
    (first) =>
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${first + 2} 0 R /DW 1000 /W [${widths.join(' ')}] >>`,
    (first) =>
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [-1000 -300 2000 1200] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 733 /StemV 80 /FontFile2 ${first + 3} 0 R >>`,
    () => packedStream(file, ` /Length1 ${file.length}`),
    () => packedStream(ascii(toUnicode(glyphs))),
  ];
}

/** Maps codes to Unicode for search and copying; PDF allows at most 100 entries per block. */
function toUnicode(glyphs: EmbeddedFont['glyphs']): string {
  const lines = glyphs.map(({ id, char }) => `<${id.toString(16).padStart(4, '0')}> <${utf16Hex(char)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, index * 100 + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

function readerObjects(at: number): PdfFonts['objects'] {
  return [
    (first) =>
      `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light-UniGB-UTF16-H /Encoding /UniGB-UTF16-H /DescendantFonts [${first + at + 1} 0 R] >>`,
    (first) =>
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 5 >> /FontDescriptor ${first + at + 2} 0 R /DW 1000 /W [1 95 500] >>`,
    () =>
      '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
}

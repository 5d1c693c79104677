import { zlibSync } from 'fflate';
import type { Bytes } from './package';

const page = 'BT /F1 24 Tf 72 700 Td (Hello hall) Tj ET';

/** A PDF of numbered objects with a table of offsets that fits. */
export function pdf(objects: readonly string[], trailer = ''): Bytes {
  let whole = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = whole.length;
    whole += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = whole.length;
  whole += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`;
  whole += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(whole, (char) => char.charCodeAt(0));
}

const PAGES = [
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

export const plainPdf = () => pdf(['<</Type/Catalog/Pages 2 0 R>>', ...PAGES]);

/** Prints itself when opened, by script; one name is written with #xx. */
export const printingPdf = () =>
  pdf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/J#61vaScript/JS(this.print\\(\\);)>>/AA<</WC<</S/JavaScript/JS(app.alert\\(1\\))>>>>>>',
    ...PAGES,
  ]);

/** The catalog's words are within a packed stream of objects. */
export function packedScriptPdf(): Bytes {
  const inner = `7 0 <</S/JavaScript/JS(this.print\\(\\);)>>${' '.repeat(300)}`;
  const packed = Array.from(zlibSync(new TextEncoder().encode(inner), { level: 1 }), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  const stream = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`;
  return pdf(['<</Type/Catalog/Pages 2 0 R/OpenAction 7 0 R>>', ...PAGES, stream]);
}

/** A script in what only looks like a stream. */
export const hiddenScriptPdf = () =>
  pdf(['<</Type/Catalog/Pages 2 0 R/X(>>\nstream\n)/Names<</JavaScript 9 0 R>>/Y(endstream)>>', ...PAGES]);

export const lockedPdf = () =>
  pdf(
    ['<</Type/Catalog/Pages 2 0 R>>', ...PAGES, '<</Filter/Standard/V 2/R 3/Length 128/P -4/O(a)/U(b)>>'],
    '/Encrypt 6 0 R/ID[(a)(a)]',
  );

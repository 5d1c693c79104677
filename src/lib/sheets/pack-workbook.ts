import { strToU8, Zip, ZipDeflate } from 'fflate';
import { safeText } from './safe-text';
import { SHARED_PARTS, STYLES, sheetHead, workbookParts } from './workbook-frame';

/** Cell styles; the index is the position in the table of styles. */
export const CELL_STYLES = [
  'plain',
  'text',
  'title',
  'head',
  'headRight',
  'bold',
  'money',
  'count',
  'moneyBold',
] as const;
export type CellStyle = (typeof CELL_STYLES)[number];

export type PackedCell = null | { text: string; look: CellStyle } | { number: number; look: CellStyle };

export interface PackedSheet {
  name: string;
  /** In characters. */
  widths: readonly number[];
  /** Number of frozen rows at the top. */
  sticky: number;
  rows: Iterable<readonly PackedCell[]>;
  /** Columns with a drop-down whose options are a column of another sheet, below its heading. */
  lists?: readonly { column: number; from: { sheet: string; column: number; rows: number } }[];
}

/** Characters per chunk written to the archive. */
const TOGETHER = 65_536;

/**
 * Builds an .xlsx file. Every text passes `safeText`, so none is read as a formula. Synchronous and compressed while it is built: large
 * files belong in a worker.
 */
export function packWorkbook(sheets: readonly PackedSheet[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  const write = (name: string, chunks: Iterable<string>) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    let waiting = '';
    for (const chunk of chunks) {
      waiting += chunk;
      if (waiting.length < TOGETHER) continue;
      entry.push(strToU8(waiting));
      waiting = '';
    }
    entry.push(strToU8(waiting), true);
  };
  /** Text → index. A Map: an object would already have keys such as `constructor` and `__proto__`. */
  const texts = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = texts.get(text) ?? texts.size;
    texts.set(text, place);
    return place;
  };

  for (const [name, xml] of workbookParts(sheets.map(({ name }) => escaped(safeText(name))))) write(name, [xml]);
  write('xl/styles.xml', [STYLES]);
  for (const [at, sheet] of sheets.entries()) write(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, placeOf));
  write('xl/sharedStrings.xml', sharedXml(texts.keys()));
  zip.end();
  return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}

function* sheetXml(
  { widths, sticky, rows, lists = [] }: PackedSheet,
  placeOf: (text: string) => number,
): Generator<string> {
  yield sheetHead(widths, sticky);
  let number = 0;
  for (const row of rows) {
    number += 1;
    let xml = `<row r="${number}">`;
    for (const [at, cell] of row.entries()) {
      if (cell === null) continue;
      const begin = `<c r="${letters(at)}${number}" s="${CELL_STYLES.indexOf(cell.look)}"`;
      xml +=
        'text' in cell
          ? `${begin} t="s"><v>${placeOf(safeText(cell.text))}</v></c>`
          : `${begin}><v>${cell.number}</v></c>`;
    }
    yield `${xml}</row>`;
  }
  yield `</sheetData>${listsXml(lists)}</worksheet>`;
}

/** Maximum rows of an .xlsx sheet. */
const LAST_ROW = 1_048_576;

function listsXml(lists: NonNullable<PackedSheet['lists']>): string {
  if (lists.length === 0) return '';
  const rules = lists.map(({ column, from }) => {
    const [own, there] = [letters(column), letters(from.column)];
    const range = `'${escaped(safeText(from.sheet))}'!$${there}$2:$${there}$${from.rows + 1}`;
    return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${own}2:${own}${LAST_ROW}"><formula1>${range}</formula1></dataValidation>`;
  });
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

function* sharedXml(texts: Iterable<string>): Generator<string> {
  yield SHARED_PARTS.begin;
  for (const text of texts) yield `<si><t xml:space="preserve">${escaped(text)}</t></si>`;
  yield SHARED_PARTS.end;
}

/** Column letters: 0 → A, 26 → AA. */
function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** Excel reads `_x0041_` as an escaped A, so a literal one has to be escaped. */
function escaped(text: string): string {
  return text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/[&<>"\r]/g, (sign) => SIGNS[sign] ?? sign);
}

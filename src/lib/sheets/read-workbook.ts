import { type ZipEntry, zipEntries } from '@hall/ofd/zip-directory';
import type { SheetRows } from './cell';
import { refuseOtherArchives, refuseOtherFiles, refuseSize } from './other-files';
import { SheetBuilder } from './sheet-builder';
import { DAMAGED_WORKBOOK, SHEET_LIMITS, type SheetLimits, SheetProblem, tooLarge } from './sheet-problem';
import { unpack, XLSX } from './unpack';
import { Relations, SharedTexts, Styles, Workbook } from './workbook-parts';
import { allowanceOf, readXml, type XmlReader } from './xml-stream';

/** Progress between 0 and 1. */
export type ReadProgress = (fraction: number) => void;

const WORKBOOK = 'xl/workbook.xml';

/** Worksheet that was read, with the names of the other visible ones. */
export interface ReadSheet {
  name: string;
  rows: SheetRows;
  /** Numbers of the hidden rows that are not empty. */
  hidden: readonly number[];
  others: readonly string[];
}

/**
 * Reads the first visible worksheet that matches, else the first one, in a single pass: unpacked data streams through the XML parser into
 * rows, and every limit is enforced on the way, across all parts. Runs in a worker, so that it can be terminated.
 * @throws SheetProblem with a sentence for the user
 */
export async function readSheet(
  file: ArrayBuffer | Blob,
  fits: (rows: SheetRows) => boolean,
  progress: ReadProgress = () => undefined,
  limits: SheetLimits = SHEET_LIMITS,
): Promise<ReadSheet> {
  refuseSize('size' in file ? file.size : file.byteLength, limits);
  const bytes = new Uint8Array('size' in file ? await file.arrayBuffer() : file);
  refuseOtherFiles(bytes);
  const entries = entriesByName(bytes);
  refuseOtherArchives(entries);
  const allowance = allowanceOf(limits);
  const read = <R extends XmlReader>(name: string, reader: R, tell?: ReadProgress): R | undefined => {
    const entry = entries.get(partName(name));
    if (!entry) return undefined;
    // Unpacking enforces the declared size.
    allowance.bytes -= entry.unpacked;
    if (allowance.bytes < 0) throw new SheetProblem(tooLarge(limits));
    readXml(told(unpack(bytes, entry), entry, tell), reader, allowance);
    return reader;
  };

  const place = resolved('', read('_rels/.rels', new Relations())?.ofKind('officeDocument')?.target ?? WORKBOOK);
  const [, folder = '', name = ''] = /^(.*?)([^/]*)$/.exec(place) ?? [];
  const workbook = read(place, new Workbook());
  const relations = read(`${folder}_rels/${name}.rels`, new Relations());
  if (!workbook || !relations) throw new SheetProblem(DAMAGED_WORKBOOK);
  const partOf = (target: string | undefined) => (target === undefined ? '' : resolved(folder, target));
  const sheets = workbook.sheets.filter(({ relation }) => relations.byId.get(relation)?.type.endsWith('/worksheet'));
  const shown = sheets.filter(({ hidden }) => !hidden);
  const seen = shown.length > 0 ? shown : sheets;
  if (seen.length === 0) throw new SheetProblem('文件中没有工作表，请使用下载的模板');
  const styles = read(partOf(relations.ofKind('styles')?.target), new Styles());
  progress(0.05);
  const shared = read(partOf(relations.ofKind('sharedStrings')?.target), new SharedTexts(allowance), (part) =>
    progress(0.05 + part * 0.2),
  );
  const facts = { texts: shared?.texts ?? [], formats: styles?.formats ?? [], in1904: workbook.in1904 };
  const builderOf = ({ relation }: { relation: string }) => {
    const place = partOf(relations.byId.get(relation)?.target);
    const builder = read(place, new SheetBuilder(facts, limits, allowance), (part) => progress(0.25 + part * 0.75));
    if (!builder) throw new SheetProblem(DAMAGED_WORKBOOK);
    return builder;
  };
  let found: Omit<ReadSheet, 'others'> | undefined;
  for (const sheet of seen) {
    const { rows, hidden } = builderOf(sheet);
    const isWanted = fits(rows);
    if (isWanted || !found) found = { name: sheet.name, rows, hidden };
    if (isWanted) break;
  }
  if (!found) throw new SheetProblem(DAMAGED_WORKBOOK);
  progress(1);
  const chosen = found.name;
  return { ...found, others: seen.map(({ name }) => name).filter((name) => name !== chosen) };
}

/** Normalizes a part name: writers differ in case, slashes and encoding of blanks. */
function partName(name: string): string {
  const plain = name.replaceAll('\\', '/').toLowerCase();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Rejects duplicate names, which programs resolve differently. */
function entriesByName(bytes: Uint8Array): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of zipEntries(bytes, XLSX)) {
    const name = partName(entry.name);
    if (entries.has(name)) throw new SheetProblem(DAMAGED_WORKBOOK);
    entries.set(name, entry);
  }
  return entries;
}

/** Resolves a relationship target to a name in the archive: absolute with a leading slash, else relative to the source's folder. */
function resolved(folder: string, raw: string): string {
  const target = raw.replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function* told(pieces: Iterable<Uint8Array>, { unpacked }: ZipEntry, tell: ReadProgress = () => undefined) {
  let done = 0;
  for (const piece of pieces) {
    yield piece;
    done += piece.byteLength;
    tell(Math.min(done / unpacked, 1));
  }
}

import { type ZipEntry, zipEntries } from '../zip-directory';
import type { SheetRows } from './cell';
import { refuseOtherArchives, refuseOtherFiles, refuseSize } from './other-files';
import { SheetBuilder } from './sheet-builder';
import { DAMAGED, SHEET_LIMITS, type SheetLimits, SheetProblem, tooLarge } from './sheet-problem';
import { unpack, XLSX } from './unpack';
import { Relations, SharedTexts, Styles, Workbook } from './workbook-parts';
import { allowanceOf, readXml, type XmlReader } from './xml-stream';

/** Between 0 and 1; called often enough to show that it goes on. */
export type Progress = (fraction: number) => void;

const WORKBOOK = 'xl/workbook.xml';

/** A worksheet that was read, and the names of those in sight that were not. */
export interface ReadSheet {
  name: string;
  rows: SheetRows;
  /** Numbers of the rows that hold something and are out of sight. */
  hidden: readonly number[];
  others: readonly string[];
}

/**
 * Reads the first worksheet in sight that is what is looked for, else the first of all; each in one pass: what is unpacked goes
 * through the XML parser into rows, and every limit is held on the way, for all that is read together. Runs in a worker, where
 * it can be ended at any time.
 * @throws SheetProblem with a sentence for the person
 */
export async function readSheet(
  file: ArrayBuffer | Blob,
  fits: (rows: SheetRows) => boolean,
  progress: Progress = () => undefined,
  limits: SheetLimits = SHEET_LIMITS,
): Promise<ReadSheet> {
  refuseSize('size' in file ? file.size : file.byteLength, limits);
  const bytes = new Uint8Array('size' in file ? await file.arrayBuffer() : file);
  refuseOtherFiles(bytes);
  const entries = entriesByName(bytes);
  refuseOtherArchives(entries);
  const allowance = allowanceOf(limits);
  const read = <R extends XmlReader>(name: string, reader: R, tell?: Progress): R | undefined => {
    const entry = entries.get(partName(name));
    if (!entry) return undefined;
    // Unpacking holds it to what it claims.
    allowance.bytes -= entry.unpacked;
    if (allowance.bytes < 0) throw new SheetProblem(tooLarge(limits));
    readXml(told(unpack(bytes, entry), entry, tell), reader, allowance);
    return reader;
  };

  const place = resolved('', read('_rels/.rels', new Relations())?.ofKind('officeDocument')?.target ?? WORKBOOK);
  const [, folder = '', name = ''] = /^(.*?)([^/]*)$/.exec(place) ?? [];
  const workbook = read(place, new Workbook());
  const relations = read(`${folder}_rels/${name}.rels`, new Relations());
  if (!workbook || !relations) throw new SheetProblem(DAMAGED);
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
    if (!builder) throw new SheetProblem(DAMAGED);
    return builder;
  };
  let found: Omit<ReadSheet, 'others'> | undefined;
  for (const sheet of seen) {
    const { rows, hidden } = builderOf(sheet);
    const isWanted = fits(rows);
    if (isWanted || !found) found = { name: sheet.name, rows, hidden };
    if (isWanted) break;
  }
  if (!found) throw new SheetProblem(DAMAGED);
  progress(1);
  const chosen = found.name;
  return { ...found, others: seen.map(({ name }) => name).filter((name) => name !== chosen) };
}

/** Makers differ in case, in slashes and in how they spell a blank. */
function partName(name: string): string {
  const plain = name.replaceAll('\\', '/').toLowerCase();
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** Two files of one name would be one thing to one program and another to the next. */
function entriesByName(bytes: Uint8Array): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (const entry of zipEntries(bytes, XLSX)) {
    const name = partName(entry.name);
    if (entries.has(name)) throw new SheetProblem(DAMAGED);
    entries.set(name, entry);
  }
  return entries;
}

/** A target as a name in the archive: from the root with a slash before it, else from the folder of what points at it. */
function resolved(folder: string, raw: string): string {
  const target = raw.replaceAll('\\', '/');
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function* told(pieces: Iterable<Uint8Array>, { unpacked }: ZipEntry, tell: Progress = () => undefined) {
  let done = 0;
  for (const piece of pieces) {
    yield piece;
    done += piece.byteLength;
    tell(Math.min(done / unpacked, 1));
  }
}

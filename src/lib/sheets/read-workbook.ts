import { readSheet } from 'read-excel-file/universal';
import { SHEET_LIMITS, type SheetLimits, SheetProblem } from './sheet-problem';
import { type SheetExtent, scanSheet } from './sheet-scan';
import { storedZip } from './stored-zip';
import { tooLarge, unpack, type ZipEntry, zipEntries } from './zip-entries';

/** null: empty. Numbers are as Excel keeps them (15 digits); dates are midnight UTC. */
export type Cell = string | number | boolean | Date | null;
export type SheetRows = readonly (readonly Cell[])[];

/** Between 0 and 1; called often enough to show that it goes on. */
export type Progress = (fraction: number) => void;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const DAMAGED = '文件内容无法识别为Excel工作表，请用Excel另存为.xlsx后再上传';
/** Stands for the value of a formula that Excel never computed or that came to an error. */
export const UNCOMPUTED = '#公式无结果';

/**
 * Reads the first worksheet of an .xlsx file. What it may cost is bounded before the library sees anything: size of the file,
 * declared and real size of its parts, rows and columns. Runs in a worker; the library cannot be interrupted.
 * @throws SheetProblem with a sentence for the person
 */
export async function readWorkbook(
  file: ArrayBuffer,
  progress: Progress = () => undefined,
  limits: SheetLimits = SHEET_LIMITS,
): Promise<SheetRows> {
  const bytes = new Uint8Array(file);
  refuseOtherFiles(bytes, limits);
  const parts = await unpackParts(bytes, limits);
  progress(0.1);
  const extent = scanSheet(parts.sheet);
  refuseExtent(extent, limits);
  progress(0.15);
  let seen = 0;
  // Numbers are spread evenly enough over a roster to tell how far the library has come.
  const step = 0.8 / Math.max(extent.lastRow * Math.min(extent.lastColumn, 4), 1);
  const parseNumber = (text: string): number | string => {
    seen += 1;
    if (seen % 2000 === 0) progress(Math.min(0.15 + seen * step, 0.95));
    const number = Number(text);
    return Number.isNaN(number) ? text : number;
  };
  const rows = await readRows(storedZip(parts.files), parseNumber);
  markUncomputed(rows, extent.uncomputed);
  progress(1);
  return rows;
}

async function readRows(zip: ArrayBuffer, parseNumber: (text: string) => number | string): Promise<Cell[][]> {
  try {
    const rows: unknown = await readSheet(zip, { parseNumber });
    // The library's own type names the Date constructor where it hands out dates.
    return rows as Cell[][];
  } catch {
    throw new SheetProblem(DAMAGED);
  }
}

/** A file is what its first bytes say, whatever it is called. */
function refuseOtherFiles(bytes: Uint8Array, limits: SheetLimits): void {
  const most = Math.round(limits.fileBytes / 1024 / 1024);
  if (bytes.byteLength === 0) throw new SheetProblem('文件是空的，请重新选择');
  if (bytes.byteLength > limits.fileBytes) throw new SheetProblem(`文件超过${most}MB，请拆分后分次上传`);
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  if (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0) {
    throw new SheetProblem('文件是旧版.xls或设有打开密码，请用Excel取消密码并另存为.xlsx后再上传');
  }
  if (a === 0x50 && b === 0x4b) return;
  const beginning = new TextDecoder().decode(bytes.subarray(0, 512)).trimStart().toLowerCase();
  if (beginning.startsWith('<')) {
    throw new SheetProblem('文件实际是网页，不是Excel工作簿，请用Excel打开并另存为.xlsx后再上传');
  }
  throw new SheetProblem('文件不是Excel工作簿（.xlsx），CSV等其他格式请用Excel打开并另存为.xlsx后再上传');
}

interface Parts {
  files: Map<string, Uint8Array>;
  sheet: Uint8Array;
}

/** The five parts that hold the first worksheet; pictures, charts and further sheets stay packed. */
async function unpackParts(bytes: Uint8Array, limits: SheetLimits): Promise<Parts> {
  const entries = new Map(zipEntries(bytes).map((entry) => [entry.name, entry]));
  let left = limits.unpackedBytes;
  const files = new Map<string, Uint8Array>();
  const take = async (entry: ZipEntry): Promise<Uint8Array> => {
    if (entry.unpacked > left) throw new SheetProblem(tooLarge(limits.unpackedBytes));
    const content = await unpack(bytes, entry, left);
    refuseDeclarations(content);
    left -= content.byteLength;
    files.set(entry.name, content);
    return content;
  };
  const [workbook, relations] = [entries.get(WORKBOOK), entries.get(RELATIONS)];
  if (!workbook || !relations) throw new SheetProblem(DAMAGED);
  const targets = targetsOf(text(await take(relations)));
  const sheetId = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]+)"/.exec(text(await take(workbook)))?.[1] ?? '';
  const sheet = entries.get(targets.get(sheetId)?.path ?? '');
  if (!sheet) throw new SheetProblem('文件中没有工作表，请使用下载的模板');
  for (const { type, path } of targets.values()) {
    const entry = entries.get(path);
    if (entry && (type.endsWith('/sharedStrings') || type.endsWith('/styles'))) await take(entry);
  }
  return { files, sheet: await take(sheet) };
}

/** What the workbook points at: id → kind and place in the archive. */
function targetsOf(relations: string): Map<string, { type: string; path: string }> {
  const found = new Map<string, { type: string; path: string }>();
  for (const [tag] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const target = attribute('Target');
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    found.set(attribute('Id'), { type: attribute('Type'), path });
  }
  return found;
}

/** Workbooks declare no document type; what does is meant to make a reader expand or fetch something. */
function refuseDeclarations(content: Uint8Array): void {
  const head = text(content.subarray(0, 65_536));
  if (/<!(?:DOCTYPE|ENTITY)/i.test(head)) throw new SheetProblem('文件含有不允许的XML声明，已拒绝读取');
}

function refuseExtent({ lastRow, lastColumn }: SheetExtent, limits: SheetLimits): void {
  // One row for the header and a few for a title above it.
  if (lastRow > limits.rows + 10) {
    const rows = lastRow.toLocaleString('en-US');
    const most = limits.rows.toLocaleString('en-US');
    throw new SheetProblem(`工作表有${rows}行，最多可上传${most}行；如下方是空行，请删除空行后再上传`);
  }
  if (lastColumn > limits.columns) {
    throw new SheetProblem(`工作表有${lastColumn}列，最多可有${limits.columns}列，请使用下载的模板`);
  }
}

function markUncomputed(rows: Cell[][], addresses: readonly string[]): void {
  for (const address of addresses) {
    const [, letters = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    const row = rows[Number(number) - 1];
    if (!row || column < 0) continue;
    while (row.length <= column) row.push(null);
    row[column] = UNCOMPUTED;
  }
}

function text(content: Uint8Array): string {
  return new TextDecoder().decode(content);
}

/** Reason why a workbook was not read, as a sentence for the user: problem and remedy. */
export class SheetProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetProblem';
  }
}

/** Limits of a workbook, each enforced while reading, before the memory is used. */
export interface SheetLimits {
  /** File size in bytes. */
  fileBytes: number;
  /** Bytes of all parts unpacked. */
  unpackedBytes: number;
  /** Non-empty rows below the header. */
  rows: number;
  columns: number;
  /** Cells up to the last one of each non-empty row. */
  cells: number;
  /** Characters of all texts together. */
  characters: number;
  /** Elements, attributes and comments of all parts. */
  marks: number;
}

export const SHEET_LIMITS: SheetLimits = {
  fileBytes: 10 * 1024 * 1024,
  // 100 000 rows of 12 columns unpack to some 55 MB; a zip bomb to gigabytes.
  unpackedBytes: 128 * 1024 * 1024,
  rows: 100_000,
  // Payrolls may have more than a hundred columns.
  columns: 256,
  cells: 6_400_000,
  // 100 000 rows of 12 texts of 20 characters are 24 million.
  characters: 40_000_000,
  // 100 000 rows of 12 cells with address, style, kind, formula and value are 8 million.
  marks: 10_000_000,
};

export const DAMAGED_WORKBOOK = '文件内容无法识别为Excel工作表，请用Excel另存为.xlsx后再上传';

export function tooLarge({ unpackedBytes }: SheetLimits): string {
  return `文件解压后超过${Math.round(unpackedBytes / 1024 / 1024)}MB，不是正常的名册，已拒绝读取`;
}

const shown = (count: number) => count.toLocaleString('en-US');

/** @throws SheetProblem if the number of non-empty rows exceeds the limit */
export function refuseRows(count: number, most = SHEET_LIMITS.rows): void {
  if (count <= most) return;
  throw new SheetProblem(`文件有${shown(count)}行，最多可上传${shown(most)}行，请拆分后分次上传`);
}

/** Rejects before the number of rows is known. @throws SheetProblem */
export function refuseExtent(limits: SheetLimits): never {
  const most = shown(limits.rows);
  throw new SheetProblem(`工作表超过${most}行，最多可上传${most}行，请拆分后分次上传`);
}

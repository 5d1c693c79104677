/** Why a workbook was not read, as a sentence for the person who chose it: what is wrong and what to do. */
export class SheetProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SheetProblem';
  }
}

/** What a workbook may be at most. */
export interface SheetLimits {
  /** Bytes of the file. */
  fileBytes: number;
  /** Bytes of all its parts unpacked. */
  unpackedBytes: number;
  /** Rows below the header. */
  rows: number;
  columns: number;
}

export const SHEET_LIMITS: SheetLimits = {
  fileBytes: 10 * 1024 * 1024,
  // 100 000 rows of 12 columns unpack to some 55 MB; an attack to gigabytes.
  unpackedBytes: 160 * 1024 * 1024,
  rows: 100_000,
  columns: 64,
};

/** Why a document is not shown, as a sentence for the person who opened it. */
export class OfdProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OfdProblem';
  }
}

const MB = 1024 * 1024;

/** What a document may cost at most; a file made to exhaust a reader meets these before it meets the memory. */
export const OFD_LIMITS = {
  /** Bytes of the file. */
  file: 200 * MB,
  entries: 20_000,
  /** Bytes of one XML part unpacked: a page of 50 000 objects has some 12 MB. */
  xml: 24 * MB,
  /** Bytes of one picture or font unpacked; a whole Chinese font has up to 30 MB. */
  binary: 64 * MB,
  /** A part that is larger than `large` and was packed to less than 1/ratio of itself is a bomb. */
  large: 8 * MB,
  ratio: 250,
  pages: 2000,
  /** Milliseconds that drawing one page may take; the page stays usable whatever a file holds. */
  drawing: 2500,
  /** Objects drawn on one page, characters of its path data. */
  objects: 50_000,
  pathCharacters: 3 * MB,
  /** Pixels of one picture. */
  pixels: 100_000_000,
  /** Pixels of one that is decoded here, on the page's own time: A4 at 400 dpi. */
  scannedPixels: 16_000_000,
  /** Millimetres of a page's longer side. */
  side: 10_000,
} as const;

export const DAMAGED_DOCUMENT = '文件已损坏，无法打开';

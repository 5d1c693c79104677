import type { SealCheck } from './check/check-seal';
import { type OfdDocument, openDocuments } from './document';
import { type DrawnPage, drawPage } from './draw-page';
import { drawSeals } from './draw-seals';
import { type FontShelf, openFontShelf } from './fonts';
import { type OfdSeal, readSeals } from './seals';
import type { Box } from './values';

export type { Box, DrawnPage, SealCheck };

export interface OfdSealSummary {
  name: string;
  time: string;
  /** Numbers of the pages it stands on, from 1 through all documents of the file. */
  pages: number[];
  /** Verifies it, as far as that can be done here. Never throws but for a file of this program that does not load. */
  check: () => Promise<SealCheck>;
}

/** An opened OFD file. Pages are read and drawn when they are asked for; close() gives back its fonts. */
export interface OfdFile {
  title: string;
  /** Sizes in millimetres as far as known before a page is drawn: that of its document. */
  sizes: readonly Box[];
  seals: readonly OfdSealSummary[];
  notes: readonly string[];
  /** A page as SVG; the caller gives its addresses back by `release`. @throws OfdProblem */
  draw: (index: number, onBegin?: (picture: SVGElement) => void) => Promise<DrawnPage>;
  close: () => void;
}

interface Place {
  document: OfdDocument;
  seals: readonly OfdSeal[];
  index: number;
}

/** @throws OfdProblem with a sentence for the person */
export async function openOfd(bytes: Uint8Array<ArrayBuffer>): Promise<OfdFile> {
  const documents = await openDocuments(bytes);
  const notes = new Set<string>();
  const places: Place[] = [];
  const summaries: OfdSealSummary[] = [];
  for (const document of documents) {
    const seals = await readSeals(document, notes);
    const before = places.length;
    document.pages.forEach((_, index) => {
      places.push({ document, seals, index });
    });
    for (const { name, time, stamps, path } of seals) {
      const on = stamps.map(({ page }) => document.pages.findIndex(({ id }) => id === page)).filter((at) => at >= 0);
      const pages = [...new Set(on.map((at) => before + at + 1))].sort((a, b) => a - b);
      // The ciphers come only where there is something to verify.
      const check = async () => (await import('./check/check-seal')).checkSeal(document, path);
      summaries.push({ name, time, pages, check });
    }
  }
  const shelf = openFontShelf();
  return {
    title: documents[0]?.title ?? '',
    sizes: places.map(({ document }) => document.area),
    seals: summaries,
    notes: [...notes],
    draw: (index, onBegin) => drawAt(places, index, shelf, onBegin),
    close: () => shelf.close(),
  };
}

async function drawAt(
  places: readonly Place[],
  at: number,
  shelf: FontShelf,
  onBegin: ((picture: SVGElement) => void) | undefined,
): Promise<DrawnPage> {
  const place = places[at];
  if (!place) throw new RangeError(`There is no page ${at}`);
  const { document, seals, index } = place;
  const over = await drawSeals(seals, document.pages[index]?.id ?? '', shelf);
  try {
    const page = await drawPage(document, index, shelf, over.elements, (picture) => {
      picture.setAttribute('aria-label', `第${at + 1}页`);
      onBegin?.(picture);
    });
    return { ...page, urls: [...page.urls, ...over.urls], notes: [...page.notes, ...over.notes] };
  } catch (error) {
    release(over);
    throw error;
  }
}

/** Gives back what a drawn page holds. */
export function release({ urls }: { urls: readonly string[] }): void {
  for (const url of urls) URL.revokeObjectURL(url);
}

import type { Box } from '@hall/ofd/ofd-file';

export type Zoom = number | 'width' | 'page';

/** CSS pixels of a millimetre at 100 %. */
const PIXELS = 96 / 25.4;
/** Pixels between and around pages. */
export const PAGE_GAP = 12;
export const LEAST_ZOOM = 50;
export const MAX_ZOOM = 300;

export interface PagePlace {
  top: number;
  width: number;
  height: number;
}

export interface OfdLayout {
  pages: PagePlace[];
  width: number;
  height: number;
}

/** Display zoom in percent, from the zoom setting and the page and window size. */
export function zoomPercent(
  zoom: Zoom,
  size: Box | undefined,
  turned: boolean,
  room: { width: number; height: number },
): number {
  if (typeof zoom === 'number') return zoom;
  const { width, height } = turnedSize(size, turned);
  const fitWidth = (room.width - 2 * PAGE_GAP) / (width * PIXELS);
  const fitPage = Math.min(fitWidth, (room.height - 2 * PAGE_GAP) / (height * PIXELS));
  // Fitting may go below the smallest button step (a wide page on a narrow screen).
  return Math.max(Math.min((zoom === 'width' ? fitWidth : fitPage) * 100, MAX_ZOOM), 10);
}

/** Position of each page in the scrolled area, pixels. */
export function layOutPages(sizes: readonly Box[], percent: number, turned: boolean): OfdLayout {
  let top = PAGE_GAP;
  let widest = 0;
  const pages = sizes.map((size) => {
    const { width, height } = turnedSize(size, turned);
    const place = { top, width: (width * PIXELS * percent) / 100, height: (height * PIXELS * percent) / 100 };
    top += place.height + PAGE_GAP;
    widest = Math.max(widest, place.width);
    return place;
  });
  return { pages, width: widest + 2 * PAGE_GAP, height: top };
}

/** Index of the first and last page within a range of the scrolled area. */
export function pagesWithin({ pages }: OfdLayout, from: number, to: number): [number, number] {
  let first = pages.findIndex(({ top, height }) => top + height >= from);
  if (first < 0) first = pages.length - 1;
  let last = first;
  while (last + 1 < pages.length && (pages[last + 1]?.top ?? 0) <= to) last += 1;
  return [first, last];
}

function turnedSize(size: Box | undefined, turned: boolean): { width: number; height: number } {
  const { width = 210, height = 297 } = size ?? {};
  return turned ? { width: height, height: width } : { width, height };
}

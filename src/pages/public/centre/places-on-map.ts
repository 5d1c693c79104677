import type { MapCode } from '@/api/public/places';

/** Kilometres per degree of latitude, and of longitude at the equator. */
const DEGREE_KM = 111.3;
/** Free margin on each side for labels, percent. */
const MARGIN = 12;
/** Minimum extent, km: keeps places of one street together. */
const LEAST_KM = 2;
/** Space of a label, percent of the map. */
const [NAME_HEIGHT, NAME_WIDTH] = [9.5, 8];
/** Limits of the aspect ratio: wide enough for labels, flat enough for a page. */
const [LOWEST_RATIO, HIGHEST_RATIO] = [1.2, 2.4];

export interface PlaceOnMap {
  wdbh: string;
  wdmc: string;
  /** Percent from the left and from the top. */
  left: number;
  top: number;
  /** Side of the label: below, unless another place is there. */
  side: 'below' | 'left' | 'right';
}

export interface BranchesOnMap {
  /** Width by height. */
  ratio: number;
  /** Distance from the westernmost to the easternmost place, whole kilometres. */
  kilometres: number;
  places: PlaceOnMap[];
}

/** Projects places onto a plane, north up; longitudes are scaled by latitude. Undefined for fewer than two. */
export function placesOnMap(places: MapCode['wd']): BranchesOnMap | undefined {
  if (places.length < 2) return undefined;
  const middle = extentOf(places.map(({ wd }) => Number(wd))).middle;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const across = extentOf(places.map(({ jd }) => Number(jd) * DEGREE_KM * narrow));
  const down = extentOf(places.map(({ wd }) => -Number(wd) * DEGREE_KM));
  const width = Math.max(across.size, LEAST_KM);
  const height = Math.max(down.size, LEAST_KM);
  const ratio = Math.min(HIGHEST_RATIO, Math.max(LOWEST_RATIO, width / height));
  // One scale for both directions; the remaining space is centred.
  const scale = (100 - 2 * MARGIN) / Math.max(width, height * ratio);
  const drawn = places.map(({ wdbh, wdmc, jd, wd }) => ({
    wdbh,
    wdmc,
    left: percent(50 + (Number(jd) * DEGREE_KM * narrow - across.middle) * scale),
    top: percent(50 + (-Number(wd) * DEGREE_KM - down.middle) * scale * ratio),
  }));
  const withSides = drawn.map((place) => ({ ...place, side: sideOf(place, drawn) }));
  return { ratio, kilometres: Math.round(across.size), places: withSides };
}

type Point = Pick<PlaceOnMap, 'left' | 'top'>;

/** Places the label away from a place closely below. */
function sideOf(of: Point, all: readonly Point[]): PlaceOnMap['side'] {
  const below = all.find(
    (one) =>
      one !== of && one.top >= of.top && one.top - of.top < NAME_HEIGHT && Math.abs(one.left - of.left) < NAME_WIDTH,
  );
  if (!below) return 'below';
  return below.left >= of.left ? 'left' : 'right';
}

function extentOf(values: readonly number[]): { size: number; middle: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { size: high - low, middle: (low + high) / 2 };
}

const percent = (value: number) => Math.round(value * 10) / 10;

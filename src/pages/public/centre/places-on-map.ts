import type { MapCode } from '@/api/places';

/** Kilometres of a degree of latitude, and of longitude at the equator. */
const DEGREE_KM = 111.3;
/** Part of the map, percent, that is left free on each side: names stand there. */
const MARGIN = 12;
/** Narrowest extent that is drawn, km: places of one street do not fly apart. */
const LEAST_KM = 2;
/** Wide enough for names, flat enough for a page. */
const [LOWEST_RATIO, HIGHEST_RATIO] = [1.2, 2.4];

export interface BranchesOnMap {
  /** Width by height. */
  ratio: number;
  /** From the westernmost to the easternmost, whole kilometres. */
  kilometres: number;
  /** Percent from the left and from the top. */
  places: { wdbh: string; wdmc: string; left: number; top: number }[];
}

/** Places on a plane, north above; degrees of longitude are shortened as they are at this latitude. Undefined for fewer than two. */
export function placesOnMap(places: MapCode['wd']): BranchesOnMap | undefined {
  if (places.length < 2) return undefined;
  const middle = extentOf(places.map(({ wd }) => Number(wd))).middle;
  const narrow = Math.cos((middle * Math.PI) / 180);
  const across = extentOf(places.map(({ jd }) => Number(jd) * DEGREE_KM * narrow));
  const down = extentOf(places.map(({ wd }) => -Number(wd) * DEGREE_KM));
  const width = Math.max(across.size, LEAST_KM);
  const height = Math.max(down.size, LEAST_KM);
  const ratio = Math.min(HIGHEST_RATIO, Math.max(LOWEST_RATIO, width / height));
  // One scale for both directions: what is left over in one of them is free on both sides.
  const scale = (100 - 2 * MARGIN) / Math.max(width, height * ratio);
  return {
    ratio,
    kilometres: Math.round(across.size),
    places: places.map(({ wdbh, wdmc, jd, wd }) => ({
      wdbh,
      wdmc,
      left: percent(50 + (Number(jd) * DEGREE_KM * narrow - across.middle) * scale),
      top: percent(50 + (-Number(wd) * DEGREE_KM - down.middle) * scale * ratio),
    })),
  };
}

function extentOf(values: readonly number[]): { size: number; middle: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { size: high - low, middle: (low + high) / 2 };
}

const percent = (value: number) => Math.round(value * 10) / 10;

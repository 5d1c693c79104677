import type { BusinessArea } from '../../data/business-areas';
import { futureBusinesses } from '../../data/future-businesses';

export interface KnownBusiness {
  ywlx: string;
  ywmc: string;
  area: BusinessArea;
}

const future = Object.entries(futureBusinesses).flatMap(([area, names]) =>
  // entries forgets the keys; they are areas.
  Object.entries(names).map(([ywlx, ywmc]): KnownBusiness => ({ ywlx, ywmc, area: area as BusinessArea })),
);
let known = byCode(future);

/** The rules announce here what they are. Of what is not taken yet it stands in the list of those. */
export function announceBusinesses(rules: readonly KnownBusiness[]): void {
  known = byCode([...future, ...rules]);
}

/** The name of a business, or undefined for a code that does not exist. */
export function businessName(ywlx: string): string | undefined {
  return known.get(ywlx)?.ywmc;
}

/** What a business deals with, or undefined for a code that does not exist. */
export function businessArea(ywlx: string): BusinessArea | undefined {
  return known.get(ywlx)?.area;
}

/** The code of the business with this name, '' for a page that is none. */
export function businessCodeOf(name: string): string {
  return [...known.values()].find(({ ywmc }) => ywmc === name)?.ywlx ?? '';
}

function byCode(businesses: readonly KnownBusiness[]): ReadonlyMap<string, KnownBusiness> {
  return new Map(businesses.map((one) => [one.ywlx, one]));
}

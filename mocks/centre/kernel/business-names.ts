import type { BusinessArea } from '../../data/menus/business-areas';
import { futureBusinesses } from '../../data/menus/future-businesses';

export interface BusinessName {
  ywlx: string;
  ywmc: string;
  area: BusinessArea;
}

const future = Object.entries(futureBusinesses).flatMap(([area, names]) =>
  // Object.entries widens the keys to string; here each is a BusinessArea.
  Object.entries(names).map(([ywlx, ywmc]): BusinessName => ({ ywlx, ywmc, area: area as BusinessArea })),
);
let known = byCode(future);

/** Registers the names of all businesses that have a rule; `futureBusinesses` supplies the rest. */
export function announceBusinesses(rules: readonly BusinessName[]): void {
  known = byCode([...future, ...rules]);
}

/** Returns the name of a business; undefined for an unknown code. */
export function businessName(ywlx: string): string | undefined {
  return known.get(ywlx)?.ywmc;
}

/** Returns all businesses, by code. */
export function allBusinesses(): BusinessName[] {
  return [...known.values()].sort((a, b) => (a.ywlx < b.ywlx ? -1 : 1));
}

/** Returns the area of a business; undefined for an unknown code. */
export function businessArea(ywlx: string): BusinessArea | undefined {
  return known.get(ywlx)?.area;
}

/** Returns the code of the business with this name, '' if there is none. */
export function businessCodeOf(name: string): string {
  return [...known.values()].find(({ ywmc }) => ywmc === name)?.ywlx ?? '';
}

function byCode(businesses: readonly BusinessName[]): ReadonlyMap<string, BusinessName> {
  return new Map(businesses.map((one) => [one.ywlx, one]));
}

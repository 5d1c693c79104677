import type { MapCode, Place } from '@/api/places';
import type { DictionaryItem } from '@/api/system';
import type { Region } from '@/domain/region';
import { branches } from '../../data/counters';
import { regions } from '../../data/regions';

/** Provinces with their cities and counties, as the address call has them. */
export const addressList: readonly Place[] = regions.map(placeOf);

/** The same as a tree of regions, as the rules of the hall read it. */
export const regionTree: readonly Region[] = regions.map(regionOf);

/** No map service is bought in the simulation: branches are told by their place alone. */
export const mapCode: MapCode = {
  mapKey: '',
  wd: branches.map(({ wdbh, wdmc, jd, wd }) => ({ wdbh, wdmc, jd, wd })),
};

/** The branch of an address's district that deals with something; undefined where the district has none. */
export function branchNear(address: string, kbyw: string): string | undefined {
  return branches.find((branch) => address.includes(branch.ssq) && branch.kbyw.includes(kbyw))?.wdbh;
}

function placeOf({ value, label, valueJson }: DictionaryItem): Place {
  const children = Array.isArray(valueJson) ? valueJson : [];
  return { code: value.padEnd(6, '0'), name: label, children: children.map(placeOf) };
}

function regionOf({ value, label, valueJson }: DictionaryItem): Region {
  return { value, label, ...(Array.isArray(valueJson) && { children: valueJson.map(regionOf) }) };
}

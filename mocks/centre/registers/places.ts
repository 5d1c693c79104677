import type { MapCode, PlaceNode } from '@/api/public/places';
import type { DictionaryItem } from '@/api/session/system';
import type { Region } from '@/domain/identity/region';
import { branches } from '../../data/counters';
import { regions } from '../../data/policy/regions';

/** Provinces with cities and counties, for the address call. */
export const addressList: readonly PlaceNode[] = regions.map(placeOf);

/** Tree of regions in the form of the hall's rules. */
export const regionTree: readonly Region[] = regions.map(regionOf);

/** Without a map service in the simulation: branches have coordinates only. */
export const mapCode: MapCode = {
  mapKey: '',
  wd: branches.map(({ wdbh, wdmc, jd, wd }) => ({ wdbh, wdmc, jd, wd })),
};

/** Returns the branch in the address's district that handles the business; undefined if there is none. */
export function branchNear(address: string, kbyw: string): string | undefined {
  return branches.find((branch) => address.includes(branch.ssq) && branch.kbyw.includes(kbyw))?.wdbh;
}

function placeOf({ value, label, valueJson }: DictionaryItem): PlaceNode {
  const children = Array.isArray(valueJson) ? valueJson : [];
  return { code: value.padEnd(6, '0'), name: label, children: children.map(placeOf) };
}

function regionOf({ value, label, valueJson }: DictionaryItem): Region {
  return { value, label, ...(Array.isArray(valueJson) && { children: valueJson.map(regionOf) }) };
}

import type { MapCode, Place } from '@/api/places';
import type { DictionaryItem } from '@/api/system';
import { regions } from '../data/regions';

/** The branches of WDXX on the map of the centre's city, which exists nowhere. */
const BRANCHES: MapCode['wd'] = [
  { wdbh: '0101', wdmc: '城区管理部', jd: '116.401230', wd: '39.914560' },
  { wdbh: '0102', wdmc: '高新区管理部', jd: '116.312450', wd: '39.982100' },
  { wdbh: '0103', wdmc: '江北管理部', jd: '116.456780', wd: '40.021340' },
];

/** Provinces with their cities and counties, as the address call has them. */
export const addressList: readonly Place[] = regions.map(placeOf);

/** No map service is bought in the simulation: branches are told by their place alone. */
export const mapCode: MapCode = { mapKey: '', wd: BRANCHES };

function placeOf({ value, label, valueJson }: DictionaryItem): Place {
  const children = Array.isArray(valueJson) ? valueJson : [];
  return { code: value.padEnd(6, '0'), name: label, children: children.map(placeOf) };
}

import type { DictionaryItem } from '@/api/session/system';
import { regions } from './policy/regions';

/** The centre's own city, and regions that have no housing provident fund. */
const WITHOUT: ReadonlySet<string> = new Set(['99', '71', '81', '82']);
/** Centres beside that of the city itself. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  '110000': ['中央国家机关分中心', '中共中央直属机关分中心', '北京铁路分中心'].map(
    (branch) => `北京住房公积金管理中心${branch}`,
  ),
};

/** City by its six-digit code (a municipality by its own) → the centres of that city, as the dictionary `gjjzx` has them. */
export const fundCentres: DictionaryItem[] = regions
  .filter(({ value }) => !WITHOUT.has(value.slice(0, 2)))
  .flatMap((province) => {
    const cities = partsOf(province);
    // A municipality has its districts at once.
    if (cities.every((city) => partsOf(city).length === 0)) return [cityItem(province, [])];
    return cities.map((city, at) => cityItem(city, at === 0 ? [`${province.label}直单位住房公积金管理中心`] : []));
  });

/** Names of the centres of a city; none for a code that is no city. */
export function centresOf(city: string): readonly string[] {
  return partsOf(fundCentres.find(({ value }) => value === city)).map(({ label }) => label ?? '');
}

/** The province of a centre, by its six-digit code; '' for a name that is none. */
export function provinceOfCentre(name: string): string {
  const city = fundCentres.find((one) => partsOf(one).some(({ label }) => label === name));
  return city ? `${city.value.slice(0, 2)}0000` : '';
}

function cityItem({ value, label = '' }: DictionaryItem, further: readonly string[]): DictionaryItem {
  const names = [`${label.replace(/市$/, '')}住房公积金管理中心`, ...(MORE[value] ?? []), ...further];
  return { value, label, enable: '1', valueJson: names.map((name) => ({ value: name, label: name, enable: '1' })) };
}

function partsOf(item: DictionaryItem | undefined): DictionaryItem[] {
  return Array.isArray(item?.valueJson) ? item.valueJson : [];
}

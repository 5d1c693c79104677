import type { Region } from '@/domain/identity/region';

/** Regions from the province down to a code; empty for an unknown code. */
export function regionChain(code: string, regions: readonly Region[]): readonly Region[] {
  for (const region of regions) {
    if (region.value === code) return [region];
    const rest = code === '' ? [] : regionChain(code, region.children ?? []);
    if (rest.length > 0) return [region, ...rest];
  }
  return [];
}

/** Provinces down to their cities; a municipality has districts only and is a city itself. */
export function citiesOnly(provinces: readonly Region[]): readonly Region[] {
  return provinces.map((province) => {
    const { value, label, children = [] } = province;
    if (!children.some((city) => city.children?.length)) return { value, label };
    return { value, label, children: children.map((city) => ({ value: city.value, label: city.label })) };
  });
}

/** Whether no further level can be chosen below the code. */
export function isCompleteCode(code: string, regions: readonly Region[]): boolean {
  const last = regionChain(code, regions).at(-1);
  return last !== undefined && !last.children?.length;
}

import type { Option } from '@/form/field-kinds';
import { dictionaryTree } from '@/session/dictionary';

/** The dictionary has cities with their centres; a municipality is its own. */
const provinceOf = (city: string) => `${city.slice(0, 2)}0000`;

/** Provinces that have a centre beside the own one. */
export function centreProvinces(): Option[] {
  const codes = new Set(dictionaryTree('gjjzx').map(({ value }) => provinceOf(value)));
  return dictionaryTree('xzqh')
    .filter(({ value }) => codes.has(provinceOf(value)))
    .map(({ value, label }) => ({ value: provinceOf(value), label }));
}

/** Centres of a province; none before one is chosen. */
export function centresIn(province: string): Option[] {
  return dictionaryTree('gjjzx')
    .filter(({ value }) => provinceOf(value) === province)
    .flatMap(({ children }) => children ?? []);
}

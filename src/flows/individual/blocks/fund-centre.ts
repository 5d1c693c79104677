import type { FieldOption } from '@/schema/field-kinds';
import { dictionaryTree } from '@/session/dictionary';

/** The dictionary lists cities with their centres; a municipality is its own province. */
const provinceOf = (city: string) => `${city.slice(0, 2)}0000`;

/** Provinces with a centre other than the own one. */
export function centreProvinces(): FieldOption[] {
  const codes = new Set(dictionaryTree('gjjzx').map(({ value }) => provinceOf(value)));
  return dictionaryTree('xzqh')
    .filter(({ value }) => codes.has(provinceOf(value)))
    .map(({ value, label }) => ({ value: provinceOf(value), label }));
}

/** Centres of a province; empty without one. */
export function centresIn(province: string): FieldOption[] {
  return dictionaryTree('gjjzx')
    .filter(({ value }) => provinceOf(value) === province)
    .flatMap(({ children }) => children ?? []);
}

import type { FormFacts } from '../facts';
import type { FieldOption } from '../field-kinds';

/** The dictionary `gjjzx` lists cities with their centres; a municipality is its own province. */
const provinceOf = (city: string) => `${city.slice(0, 2)}0000`;

/** Provinces with a centre other than the own one. */
export function centreProvinces({ dictionary }: FormFacts): FieldOption[] {
  const codes = new Set(dictionary('gjjzx').map(({ value }) => provinceOf(value)));
  return dictionary('xzqh')
    .filter(({ value }) => codes.has(provinceOf(value)))
    .map(({ value, label }) => ({ value: provinceOf(value), label }));
}

/** Centres of a province; empty without one. */
export function centresIn(province: string, { dictionary }: FormFacts): FieldOption[] {
  return dictionary('gjjzx')
    .filter(({ value }) => provinceOf(value) === province)
    .flatMap(({ children }) => children ?? []);
}

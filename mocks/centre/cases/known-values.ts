import type { KnownValue } from '@/api/known-value';

/** What is known, under the names of its fields. */
export function valuesOf(known: readonly KnownValue[]): Record<string, string> {
  return Object.fromEntries(known.map(({ zdm, zdz }) => [zdm, zdz]));
}

/** Values that one source knows; an empty one it does not. */
export function knownFrom(source: string, values: Readonly<Record<string, string>>): KnownValue[] {
  return Object.entries(values)
    .filter(([, zdz]) => zdz !== '')
    .map(([zdm, zdz]) => ({ zdm, zdz, ly: source }));
}

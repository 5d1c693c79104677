import type { PrefillValue } from '@/api/cases/prefill-value';

/** Returns the prefill values by field name. */
export function prefillRecord(known: readonly PrefillValue[]): Record<string, string> {
  return Object.fromEntries(known.map(({ zdm, zdz }) => [zdm, zdz]));
}

/** Returns the non-empty values of one source. */
export function prefillFrom(source: string, values: Readonly<Record<string, string>>): PrefillValue[] {
  return Object.entries(values)
    .filter(([, zdz]) => zdz !== '')
    .map(([zdm, zdz]) => ({ zdm, zdz, ly: source }));
}

import type { Key, Values } from './usual-values';

/** To give away: also what is usual stands in it, as the example may change, for the fields named. */
export function sharedLink(values: Values, names: readonly Key[]): string {
  const query = new URLSearchParams({ jslx: values.jslx });
  for (const name of names) query.set(name, values[name]);
  return `${window.location.href.replace(/#.*$/, '')}#/dkcs?${query.toString()}`;
}

import { futureBusinesses } from '../../data/future-businesses';

const future = new Map(Object.entries(futureBusinesses));
let names: ReadonlyMap<string, string> = future;

/** The rules announce here what they are called. What is not taken yet has its name in the list of those. */
export function announceNames(rules: readonly { ywlx: string; ywmc: string }[]): void {
  names = new Map([...future, ...rules.map(({ ywlx, ywmc }) => [ywlx, ywmc] as const)]);
}

/** The name of a business, or undefined for a code that does not exist. */
export function businessName(ywlx: string): string | undefined {
  return names.get(ywlx);
}

/** The code of the business with this name, '' for a page that is none. */
export function businessCodeOf(name: string): string {
  return [...names].find(([, known]) => known === name)?.[0] ?? '';
}

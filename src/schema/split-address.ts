import type { Address, FieldOption } from './field-kinds';

/** Splits a one-line address into region and detail by the names of the regions. */
export function splitAddress(text: string, regions: readonly FieldOption[]): Address {
  const found = regions.find(({ label }) => text.startsWith(label));
  if (!found) return { region: [], detail: text };
  const { region, detail } = splitAddress(text.slice(found.label.length), found.children ?? []);
  return { region: [found.label, ...region], detail };
}

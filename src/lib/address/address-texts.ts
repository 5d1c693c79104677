/** Values of these fields from the address; the form validates them like typed values. */
export function textsOf<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = query.get(name);
    if (value !== null) texts[name] = value;
  }
  return texts;
}

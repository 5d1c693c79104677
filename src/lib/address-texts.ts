/** What an address says of these fields; judged in the form like what is typed. */
export function textsOf<Name extends string>(
  asked: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const said: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = asked.get(name);
    if (value !== null) said[name] = value;
  }
  return said;
}

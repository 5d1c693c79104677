/** Only what has a message. */
export function stated(found: readonly (readonly [string, string | undefined])[]): Record<string, string> {
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** The same record but for one name; itself where it has none. */
export function without<T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  if (!(name in record)) return record;
  const { [name]: _, ...rest } = record;
  return rest;
}

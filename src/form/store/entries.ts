/** Returns the entries that have a message. */
export function stated(found: readonly (readonly [string, string | undefined])[]): Record<string, string> {
  return Object.fromEntries(found.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

/** Returns the record without one name; the same object if it has no such name. */
export function without<T>(record: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> {
  if (!(name in record)) return record;
  const { [name]: _, ...rest } = record;
  return rest;
}

/** Region with its parts: province, city, county by the six-digit codes of GB/T 2260; counties of a municipality follow it directly. */
export interface Region {
  value: string;
  label: string;
  children?: readonly Region[];
}

/**
 * Names of a six-digit district code, from the province down, as far as the list has them: old ID numbers hold districts merged since, so
 * city and county may be missing.
 */
export function regionOfCode(code: string, provinces: readonly Region[]): readonly string[] {
  const names: string[] = [];
  let level = provinces;
  for (const digits of [2, 4, 6]) {
    const found = level.find(({ value }) => value.padEnd(6, '0') === code.slice(0, digits).padEnd(6, '0'));
    if (!found) continue;
    names.push(found.label);
    level = found.children ?? [];
  }
  return names;
}

/** Joins names without the repetition of municipalities: 北京市 北京市 东城区 → 北京市东城区. */
export function regionText(names: readonly string[]): string {
  return names.filter((name, index) => name !== names[index - 1]).join('');
}

/** Returns true if the names lead from a province to a region without parts. */
export function isCompleteRegion(names: readonly string[], provinces: readonly Region[]): boolean {
  let level: readonly Region[] | undefined = provinces;
  for (const name of names) {
    const found: Region | undefined = level?.find(({ label }) => label === name);
    if (!found) return false;
    level = found.children;
  }
  return names.length > 0 && !level?.length;
}

/** Region that a text names completely, with any separators; undefined if the list has none. */
export function regionNamed(text: string, provinces: readonly Region[]): readonly string[] | undefined {
  const wanted = text.replace(/[\s,，、/-]/g, '');
  const search = (level: readonly Region[], before: readonly string[]): readonly string[] | undefined => {
    for (const { label, children } of level) {
      const names = [...before, label];
      const [long, short] = [names.join(''), regionText(names)];
      if (!children?.length && (wanted === long || wanted === short)) return names;
      const found = wanted.startsWith(short) && children?.length ? search(children, names) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return search(provinces, []);
}

/** Paths down to regions without parts whose text contains every part of the query; at most `most`. */
export function findRegions(query: string, provinces: readonly Region[], most: number): (readonly string[])[] {
  const parts = query
    .slice(0, 40)
    .split(/[\s,，、/]+/)
    .filter(Boolean);
  if (parts.length === 0) return [];
  const found: (readonly string[])[] = [];
  const visit = (level: readonly Region[], before: readonly string[]) => {
    for (const { label, children } of level) {
      if (found.length >= most) return;
      const names = [...before, label];
      if (children?.length) visit(children, names);
      else if (parts.every((part) => regionText(names).includes(part))) found.push(names);
    }
  };
  visit(provinces, []);
  return found;
}

// Rules of 好差评 shared by hall and centre (docs/rules/complaints-and-evaluation.md).
/** Low grades: they require reasons and a text, and lead to a follow-up call. */
const LOW_GRADES: readonly string[] = ['2', '1'];

export function isLowGrade(pjdj: string): boolean {
  return LOW_GRADES.includes(pjdj);
}

/** Length in characters (a surrogate pair counts as one), without surrounding blanks. */
export function lengthOf(words: string): number {
  return Array.from(words.trim()).length;
}

/** Share in tenths of a percent, half up, in integers: 1 of 3 is 333. `undefined` if the total is 0. */
export function shareInTenths(part: number, all: number): number | undefined {
  if (!(Number.isSafeInteger(part) && Number.isSafeInteger(all) && all > 0)) return undefined;
  return Number((BigInt(part) * 2000n + BigInt(all)) / (BigInt(all) * 2n));
}

/** Formats a share: '97.3%', or '--' if the total is 0. */
export function shareText(part: number, all: number): string {
  const tenths = shareInTenths(part, all);
  return tenths === undefined ? '--' : `${Math.trunc(tenths / 10)}.${tenths % 10}%`;
}

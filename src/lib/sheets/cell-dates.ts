/** Formats of Excel's own that are dates; 27 to 36 and 50 to 58 are those of East Asia. */
const OWN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** What of a format is no sign of a date: quoted text, escaped characters, colours and currencies in brackets. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;
const DAY = 86_400_000;
/** 31 December 9999. */
const LAST = 2_958_465;

export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return OWN_DATES.some(([first, last]) => id >= first && id <= last);
  if (code.length > 255) return false;
  return /[ymdhs]/i.test(code.replace(LITERAL, '').replace(/general/gi, ''));
}

/** Midnight UTC of a day by its number; undefined for a number that is no day. */
export function dayOf(serial: number, in1904: boolean): Date | undefined {
  if (!(serial >= 0 && serial <= LAST)) return undefined;
  if (in1904) return new Date(Date.UTC(1904, 0, 1) + Math.round(serial * DAY));
  // Excel counts a 29 February 1900 that never was.
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + Math.round(serial * DAY));
}

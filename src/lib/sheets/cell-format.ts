import type { FormattedNumber } from './cell';
import { plainNumber } from './cell-text';

/** Digits that a format shows at least, before and after the point. */
interface NumberFormat {
  digits: number;
  decimals: number;
}

/** What the format of a cell says about the number in it; undefined for nothing. */
export type CellFormat = 'date' | NumberFormat | undefined;

/** Formats of Excel's own that are dates; 27 to 36 and 50 to 58 are those of East Asia. */
const OWN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** Formats of Excel's own that show zeros. */
const OWN_NUMBERS: Readonly<Record<number, string>> = { 2: '0.00', 4: '#,##0.00', 39: '#,##0.00', 40: '#,##0.00' };
/** What of a format is neither a part of a date nor a digit: quoted text, escaped characters, colours and currencies in brackets. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;
const LONGEST_CODE = 255;
const DAY = 86_400_000;
/** 31 December 9999. */
const LAST = 2_958_465;

/** By its number, and its code where the workbook has one. */
export function cellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined && OWN_DATES.some(([first, last]) => id >= first && id <= last)) return 'date';
  const own = code ?? OWN_NUMBERS[id] ?? '';
  if (own === '' || own.length > LONGEST_CODE) return undefined;
  const [plain = ''] = own
    .replace(LITERAL, '')
    .replace(/general/gi, '')
    .split(';');
  // A digit stands in no date but after the seconds: '#,##0.00 USD' is an amount.
  if (/[ymdhs]/i.test(plain) && !/[0#?]/.test(plain.replace(/s[.,]0+/gi, 's'))) return 'date';
  const [, digits, decimals = ''] = /^[^0#?,.%]*[#?,]*(0[0,]*)(?:\.(0+))?[^0#?.%/Ee]*$/.exec(plain) ?? [];
  return digits === undefined ? undefined : { digits: digits.replace(/[^0]/g, '').length, decimals: decimals.length };
}

/** A number with the zeros that its format adds; the number itself where it adds none. */
export function formatted(value: number, { digits, decimals }: NumberFormat): number | FormattedNumber {
  if (decimals > 15 || Math.abs(value) >= 1e15) return value;
  const [integer = '', fraction] = value.toFixed(decimals).split('.');
  const shown = [integer.padStart(digits, '0'), ...(fraction === undefined ? [] : [fraction])].join('.');
  const plain = plainNumber(value);
  // Nothing is rounded away: a format that shows fewer digits adds no zeros.
  return shown.length > plain.length && Number(shown) === Number(plain) ? { value, shown } : value;
}

/** Midnight UTC of a day by its number; undefined for a number that is no day. */
export function dayOf(serial: number, in1904: boolean): Date | undefined {
  if (!(serial >= 0 && serial <= LAST)) return undefined;
  if (in1904) return new Date(Date.UTC(1904, 0, 1) + Math.round(serial * DAY));
  // Excel counts a 29 February 1900 that never was.
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + Math.round(serial * DAY));
}

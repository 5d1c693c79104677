import type { FormattedNumber } from './cell';
import { decimalText } from './cell-text';

/** Minimum digits of a number format, before and after the point. */
interface NumberFormat {
  digits: number;
  decimals: number;
}

/** Meaning of a cell's format for its number; undefined for none. */
export type CellFormat = 'date' | NumberFormat | undefined;

/** Built-in date formats of Excel; 27 to 36 and 50 to 58 are those of East Asia. */
const OWN_DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];
/** Built-in formats of Excel that show zeros. */
const OWN_NUMBERS: Readonly<Record<number, string>> = { 2: '0.00', 4: '#,##0.00', 39: '#,##0.00', 40: '#,##0.00' };
/** Parts of a format code that are neither date parts nor digits: quoted text, escaped characters, colours and currencies in brackets. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;
const LONGEST_CODE = 255;
const DAY = 86_400_000;
/** 31 December 9999. */
const LAST = 2_958_465;

/** Format by number, and by its code if the workbook defines one. */
export function cellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined && OWN_DATES.some(([first, last]) => id >= first && id <= last)) return 'date';
  const own = code ?? OWN_NUMBERS[id] ?? '';
  if (own === '' || own.length > LONGEST_CODE) return undefined;
  const [plain = ''] = own
    .replace(LITERAL, '')
    .replace(/general/gi, '')
    .split(';');
  // A date format has digits only after the seconds: '#,##0.00 USD' is an amount.
  if (/[ymdhs]/i.test(plain) && !/[0#?]/.test(plain.replace(/s[.,]0+/gi, 's'))) return 'date';
  const [, digits, decimals = ''] = /^[^0#?,.%]*[#?,]*(0[0,]*)(?:\.(0+))?[^0#?.%/Ee]*$/.exec(plain) ?? [];
  return digits === undefined ? undefined : { digits: digits.replace(/[^0]/g, '').length, decimals: decimals.length };
}

/** Adds the zeros of the format to a number; returns the number itself if there are none. */
export function formatted(value: number, { digits, decimals }: NumberFormat): number | FormattedNumber {
  if (decimals > 15 || Math.abs(value) >= 1e15) return value;
  const [integer = '', fraction] = value.toFixed(decimals).split('.');
  const shown = [integer.padStart(digits, '0'), ...(fraction === undefined ? [] : [fraction])].join('.');
  const plain = decimalText(value);
  // No rounding: a format with fewer digits adds no zeros.
  return shown.length > plain.length && Number(shown) === Number(plain) ? { value, shown } : value;
}

/** Midnight UTC of a day by its serial number; undefined for an invalid one. */
export function dayOf(serial: number, in1904: boolean): Date | undefined {
  if (!(serial >= 0 && serial <= LAST)) return undefined;
  if (in1904) return new Date(Date.UTC(1904, 0, 1) + Math.round(serial * DAY));
  // Excel counts the non-existent 29 February 1900.
  return new Date(Date.UTC(1899, 11, serial < 60 ? 31 : 30) + Math.round(serial * DAY));
}

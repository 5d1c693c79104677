import { isPlainDate, type PlainDate } from '../dates';
import { notDigit } from '../text/plain-text';

/** Provinces of GB/T 2260; 81, 82, 83 are the residence permits of Hong Kong, Macau and Taiwan residents. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
);
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** ID-card number: 18 digits with check digit or 15 digits, known province, real birth date (docs/specification.md 5, GB 11643). */
export function isIdNumber(text: string): boolean {
  return readIdNumber(text) !== undefined;
}

/** Returns the problem of an ID number, '' if none: first invalid character, length, region, birth date or check digit. */
export function idNumberFault(text: string): string {
  if (isIdNumber(text)) return '';
  const strange = notDigit(text.replace(/X$/i, ''));
  if (strange !== '') return strange;
  if (text.length !== 18 && text.length !== 15) return `应为18位，现为${text.length}位`;
  const { district, birth } = parts(text) ?? {};
  if (!district || !birth || !PROVINCES.has(district.slice(0, 2)) || !isPlainDate(birth))
    return '没有这样的地区或出生日期';
  return '末位校验码不符';
}

/**
 * Returns true for the number of any other certificate: letters, digits, Chinese characters ('军字第1234567号'), hyphens and brackets, 3 to
 * 30 of them. Issuers differ, so only impossible numbers are rejected.
 */
export function isCertificateNumber(text: string): boolean {
  return text.length <= 60 && /^[\dA-Z\p{Script=Han}()（）-]{3,30}$/iu.test(text);
}

/** Birth date, gender ('1' male, '2' female) and six-digit district; undefined for an invalid ID number. */
export function readIdNumber(text: string): { birth: PlainDate; gender: '1' | '2'; district: string } | undefined {
  const read = parts(text);
  if (!read || (text.length === 18 && checkDigit(text) !== text.slice(17).toUpperCase())) return undefined;
  const { birth, district, order } = read;
  if (!PROVINCES.has(district.slice(0, 2)) || !isPlainDate(birth)) return undefined;
  return { birth, gender: Number(order) % 2 === 1 ? '1' : '2', district };
}

function parts(text: string): { birth: string; district: string; order: string } | undefined {
  const long = /^(\d{6})((?:19|20)\d{2})(\d{2})(\d{2})\d{2}(\d)[\dXx]$/.exec(text);
  const match = long ?? /^(\d{6})(\d{2})(\d{2})(\d{2})\d{2}(\d)$/.exec(text);
  if (!match) return undefined;
  const [, district = '', year, month, day, order = ''] = match;
  return { birth: `${long ? year : `19${year}`}-${month}-${day}`, district, order };
}

function checkDigit(text: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

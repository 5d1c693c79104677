import { isPlainDate, type PlainDate } from './dates';

/** Provinces of GB/T 2260; 81, 82, 83 are the residence permits of Hong Kong, Macau and Taiwan residents. */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
);
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** ID-card number: 18 digits with check digit or 15 digits, known province, real birth date (specification 5, GB 11643). */
export function isIdNumber(text: string): boolean {
  return readIdNumber(text) !== undefined;
}

/**
 * A number of any other certificate: letters, digits, Chinese characters ('军字第1234567号'), hyphens and brackets, 3 to 30 of
 * them. Each issuer counts differently; what is refused is what can be none.
 */
export function isCertificateNumber(text: string): boolean {
  return text.length <= 60 && /^[\dA-Z\p{Script=Han}()（）-]{3,30}$/iu.test(text);
}

/** Birth date, gender ('1' male, '2' female) and the six-digit district; undefined when it is no ID number. */
export function readIdNumber(text: string): { birth: PlainDate; gender: '1' | '2'; district: string } | undefined {
  const long = /^(\d{6})((?:19|20)\d{2})(\d{2})(\d{2})\d{2}(\d)[\dXx]$/.exec(text);
  const match = long ?? /^(\d{6})(\d{2})(\d{2})(\d{2})\d{2}(\d)$/.exec(text);
  if (!match) return undefined;
  if (long && checkDigit(text) !== text.slice(17).toUpperCase()) return undefined;
  const [, district = '', year, month, day, order] = match;
  const birth = `${long ? year : `19${year}`}-${month}-${day}`;
  if (!PROVINCES.has(district.slice(0, 2)) || !isPlainDate(birth)) return undefined;
  return { birth, gender: Number(order) % 2 === 1 ? '1' : '2', district };
}

function checkDigit(text: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text.charAt(index)), 0);
  return CHECK_DIGITS.charAt(sum % 11);
}

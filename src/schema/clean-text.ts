import { withoutGrouping } from '@/domain/money';
import { toHalfWidth } from '@/domain/text/half-width';
import { isMasked } from '@/domain/text/mask';
import { plainNameDots } from '@/domain/text/person-name';
import { plainIdentifier, withoutBlanks } from '@/domain/text/plain-text';
import { LONGEST_NUMBER, typedNumber, withoutCurrency } from '@/domain/text/typed-amount';
import type { CharacterFilter } from './field-kinds';

/**
 * Cleans yuan as typed or pasted to digits and one point (docs/specification.md 5). Commas stay until blur, which tells thousands
 * ('11,500') from errors ('1,1500'), and so does the blank between two numbers: '5000 300' is not one amount.
 */
export function cleanMoney(raw: string, before: string): string {
  const text = readMoney(raw, before);
  if (/\d \d/.test(text)) return text;
  const [yuan = '', ...rest] = text.replace(/[^\d.,]/g, '').split('.');
  return rest.length > 0 ? `${yuan}.${rest.join('')}` : yuan;
}

/**
 * Reads yuan of a cell: drops spaces, ¥ and 元; reads the ideographic full stop as a point and 万 as ten thousand. An invalid
 * keystroke is dropped; other invalid text stays, to be refused: among a hundred pasted cells nobody sees that '1e3' became 13.
 */
export function readMoney(raw: string, before: string): string {
  const text = withoutCurrency(raw);
  return cleanNumber(inYuan(text) ?? text, before, 2);
}

/**
 * Cleans an amount in a field that groups the digits itself: typed commas are ignored, those of pasted text are checked:
 * '553,030.69' is an amount, '1234,56' and '1,1500' stay to be refused.
 */
export function cleanGroupedMoney(raw: string, before: string): string {
  const text = readMoney(raw, before);
  const isKey = text.length === before.length + 1 && !before.includes(',');
  return isKey ? text.replaceAll(',', '') : withoutGrouping(text);
}

/** Converts amounts in 万: '120万' → '1200000', '1.5万' → '15000'. */
function inYuan(text: string): string | undefined {
  const [, integer, fraction = ''] = /^(\d+)(?:\.(\d{1,6}))?万$/.exec(ofWan(text)) ?? [];
  if (integer === undefined) return undefined;
  const cents = fraction.slice(4);
  const yuan = `${integer}${fraction.slice(0, 4).padEnd(4, '0')}`.replace(/^0+(?=\d)/, '');
  return cents === '' ? yuan : `${yuan}.${cents}`;
}

/** Removes separators before 万: '1,200万' → '1200万'. */
const ofWan = (text: string) => text.replace(/^[^万]*/, withoutGrouping);

/** Cleans a number with at most `decimals` decimals, as `readMoney` does; drops a percent sign. */
export function cleanNumber(raw: string, before: string, decimals: number): string {
  const text = typedNumber(raw).replaceAll('%', '');
  const [, integer, fraction] = /^([\d,]*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (integer !== undefined && (fraction === undefined || (decimals > 0 && fraction.length <= decimals))) return text;
  return text.length === before.length + 1 ? before : text.slice(0, 40);
}

export function cleanInt(raw: string, before: string): string {
  const text = plainIdentifier(raw.slice(0, LONGEST_NUMBER));
  if (/^\d*$/.test(text)) return text.slice(0, 9);
  return raw.length === before.length + 1 ? before : text.slice(0, 20);
}

/** Keeps at most 60 digits (docs/specification.md 5); a masked number stays unchanged. */
export function cleanCard(raw: string): string {
  const text = toHalfWidth(raw);
  return isMasked(text) ? withoutBlanks(text) : text.replace(/\D/g, '').slice(0, 60);
}

/** Keeps the digits of a mobile number; drops +86 and separators. */
export function cleanMobile(raw: string): string {
  const digits = toHalfWidth(raw).replace(/\D/g, '');
  return (digits.length > 11 ? digits.replace(/^(00)?86/, '') : digits).slice(0, 11);
}

/** Keeps digits and hyphens of a telephone number; all hyphen characters count. */
export function cleanTelephone(raw: string): string {
  return toHalfWidth(raw)
    .replace(/[‐-―−ー—]/g, '-')
    .replace(/[^\d-]/g, '')
    .slice(0, 20);
}

/** Removes spaces, converts full-width letters and the ideographic full stop. */
export function cleanEmail(raw: string): string {
  return withoutBlanks(toHalfWidth(raw)).replaceAll('。', '.').slice(0, 254);
}

export function cleanIdNumber(raw: string): string {
  return toHalfWidth(raw)
    .replace(/[^0-9A-Za-z-]/g, '')
    .toUpperCase();
}

/** Cleans the number of another certificate, which may contain Chinese characters and brackets. */
export function cleanCertificateNumber(raw: string): string {
  return toHalfWidth(raw)
    .replace(/[^\dA-Za-z\p{Script=Han}()-]/gu, '')
    .toUpperCase();
}

const FILTERS: Record<CharacterFilter, RegExp> = {
  digits: /[^0-9]/g,
  letters: /[^A-Za-z]/g,
  'letters-digits': /[^A-Za-z0-9]/g,
  'letters-digits_-': /[^A-Za-z0-9_-]/g,
  chinese: /[^\p{Script=Han}·]/gu,
};

/** Keeps the characters of a filter (docs/specification.md 5); 'chinese' includes the middle dot of names in any form. */
export function onlyCharacters(raw: string, filter: CharacterFilter): string {
  const text = filter === 'chinese' ? plainNameDots(raw) : toHalfWidth(raw);
  return text.replace(FILTERS[filter], '');
}

import { toHalfWidth } from '@/domain/half-width';
import { isMasked } from '@/domain/mask';
import { withoutGrouping } from '@/domain/money';
import { plainNameDots } from '@/domain/person-name';
import { plainIdentifier, withoutBlanks } from '@/domain/plain-text';
import { LONGEST_NUMBER, typedNumber, withoutCurrency } from '@/domain/typed-amount';
import type { CharacterFilter } from '../field-kinds';

/**
 * Yuan as typed or pasted: spaces, ¥ and 元 go, the ideographic full stop is a point, 万 is ten thousand. A keystroke that cannot
 * belong to an amount is dropped. Pasted text that is no amount stays to be seen and refused: '1e3' must not silently become 13.
 * Commas stay until the field is left: only then it shows whether they set off thousands ('11,500') or not ('1,1500').
 */
export function cleanMoney(raw: string, before: string): string {
  const text = withoutCurrency(raw);
  return cleanNumber(inYuan(text) ?? text, before, 2);
}

/**
 * The same in a field that groups the digits itself: a comma that is typed says nothing, those of pasted text are read as
 * anywhere: '553,030.69' is an amount, '1234,56' and '1,1500' stay to be seen and refused.
 */
export function cleanGroupedMoney(raw: string, before: string): string {
  const text = cleanMoney(raw, before);
  const isKey = text.length === before.length + 1 && !before.includes(',');
  return isKey ? text.replaceAll(',', '') : withoutGrouping(text);
}

/** '120万' → '1200000', '1.5万' → '15000': the way sums are spoken of. */
function inYuan(text: string): string | undefined {
  const [, integer, fraction = ''] = /^(\d+)(?:\.(\d{1,6}))?万$/.exec(ofWan(text)) ?? [];
  if (integer === undefined) return undefined;
  const cents = fraction.slice(4);
  const yuan = `${integer}${fraction.slice(0, 4).padEnd(4, '0')}`.replace(/^0+(?=\d)/, '');
  return cents === '' ? yuan : `${yuan}.${cents}`;
}

/** '1,200万' → '1200万'. */
const ofWan = (text: string) => text.replace(/^[^万]*/, withoutGrouping);

/** A number with at most so many decimals, as `cleanMoney` reads it; a percent sign goes. */
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

/** Digits only, at most 60 (specification 5); a masked number is left alone. */
export function cleanCard(raw: string): string {
  const text = toHalfWidth(raw);
  return isMasked(text) ? withoutBlanks(text) : text.replace(/\D/g, '').slice(0, 60);
}

/** Digits of a mobile number; +86 before it and what stands between its groups go. */
export function cleanMobile(raw: string): string {
  const digits = toHalfWidth(raw).replace(/\D/g, '');
  return (digits.length > 11 ? digits.replace(/^(00)?86/, '') : digits).slice(0, 11);
}

/** Digits and hyphens of a telephone number; whatever hyphen it was typed with. */
export function cleanTelephone(raw: string): string {
  return toHalfWidth(raw)
    .replace(/[‐-―−ー—]/g, '-')
    .replace(/[^\d-]/g, '')
    .slice(0, 20);
}

/** No spaces, no full-width letters; the ideographic full stop is a point. */
export function cleanEmail(raw: string): string {
  return withoutBlanks(toHalfWidth(raw)).replaceAll('。', '.').slice(0, 254);
}

export function cleanIdNumber(raw: string): string {
  return toHalfWidth(raw)
    .replace(/[^0-9A-Za-z-]/g, '')
    .toUpperCase();
}

/** A number of another certificate: Chinese characters and brackets may stand in it. */
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

/** Only the characters a filter lets through (specification 5); 'chinese' keeps the middle dot of names, however it was typed. */
export function onlyCharacters(raw: string, filter: CharacterFilter): string {
  const text = filter === 'chinese' ? plainNameDots(raw) : toHalfWidth(raw);
  return text.replace(FILTERS[filter], '');
}

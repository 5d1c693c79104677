/**
 * Money in integer fen. bigint, because 999 999 999 999 999.99 yuan (the widest amount of docs/specification.md 5) exceeds the exact range
 * of a number.
 */
export type Fen = bigint;

const AMOUNT = /^(-?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?$/;
const PERCENT = /^(\d{1,6})(?:\.(\d{1,8}))?$/;
/** Format of `toYuan`; also matches a zero with a sign. */
const CANONICAL = /^-?(?:0|[1-9]\d{0,14})\.\d{2}$/;
const ANY_DECIMAL = /^(-?)(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/;

/** Yuan text ('1,234.5', '-1234.50') → fen; undefined for anything else (also exponents, more than 2 decimals, over 15 integer digits). */
export function parseYuan(text: string): Fen | undefined {
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  const [, sign, yuan = '', decimals = ''] = match;
  const fen = BigInt(yuan.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return sign ? -fen : fen;
}

/** Converts validated yuan text (checked input or ledger value) to fen. Throws for an invalid amount, which must never count as 0. */
export function fenOf(yuan: string): Fen {
  const fen = parseYuan(yuan);
  if (fen === undefined) throw new RangeError(`No amount: ${yuan}`);
  return fen;
}

/**
 * Converts a form value to fen; 0 for an invalid amount, which its own field reports. For sums of typed values only, never for an answer's
 * values.
 */
export function typedFen(yuan = ''): Fen {
  return parseYuan(yuan) ?? 0n;
}

/** Converts an optional amount: '' is 0; undefined for an invalid amount. */
export function parseOptionalYuan(text = ''): Fen | undefined {
  return text === '' ? 0n : parseYuan(text);
}

/** Converts several amounts by name; undefined if one of them is invalid, so that no sum contains a guess. */
export function parseAllYuan<K extends string>(
  texts: Readonly<Record<K, string | undefined>>,
): Record<K, Fen> | undefined {
  const amounts = Object.entries<string | undefined>(texts).map(
    ([name, text]) => [name, parseYuan(text ?? '')] as const,
  );
  return amounts.every(([, fen]) => fen !== undefined) ? (Object.fromEntries(amounts) as Record<K, Fen>) : undefined;
}

/** Returns true if `amount` is more than `most`; false if either is invalid, which its own field reports. */
export function exceeds(amount: string | Fen | undefined, most: string | Fen | undefined): boolean {
  const [one, other] = [amount, most].map((each) => (typeof each === 'string' ? parseYuan(each) : each));
  return one !== undefined && other !== undefined && one > other;
}

/** '1,234.5' → '1234.5'. Commas that do not separate three digits stay: '1,1500' may be 1,150 or 11,500, and amounts are never guessed. */
export function withoutGrouping(text: string): string {
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
}

/** Fen → '1234.50', the form amounts have on the wire. */
export function toYuan(fen: Fen): string {
  const digits = (fen < 0n ? -fen : fen).toString().padStart(3, '0');
  return `${fen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Formats an amount for display: '¥1,234.50', further decimals rounded half up; '--' for empty; 金额过大 over 15 integer digits; 无效金额
 * for an invalid amount (docs/specification.md 5).
 */
export function formatMoney(value: string | Fen | null | undefined, symbol = '¥'): string {
  if (value === null || value === undefined) return '--';
  const text = typeof value === 'bigint' ? toYuan(value) : value.trim();
  if (text === '' || text === '--' || text === 'null') return '--';
  const match = ANY_DECIMAL.exec(text);
  if (!match) return '无效金额';
  const [, sign, yuan = '', decimals = ''] = match;
  const scaled = BigInt(yuan.replaceAll(',', '') + decimals.padEnd(2, '0'));
  const fen = divideHalfUp(scaled, 10n ** BigInt(Math.max(decimals.length - 2, 0)));
  const [integer = '', fraction] = toYuan(fen).split('.');
  if (integer.length > 15) return '金额过大';
  return `${sign && fen !== 0n ? '-' : ''}${symbol}${groupByThree(integer)}.${fraction}`;
}

/** Normalizes a centre's yuan text ('1,234.5', '0.30000000000000004') to '1234.50', half up; undefined for an invalid amount. */
export function canonicalYuan(text: string): string | undefined {
  // Fast path: nearly every amount has this form, half a million of them in a list of 100,000 rows.
  if (CANONICAL.test(text) && text !== '-0.00') return text;
  const shown = formatMoney(text, '').replaceAll(',', '');
  return /^-?\d+\.\d{2}$/.test(shown) ? shown : undefined;
}

/** Formats a movement: '+¥1,234.50', '−¥3,000.00', '¥0.00'; by `moneyText` '+1,234.50元'. */
export function signedMoney(fen: Fen, shown: (fen: Fen) => string = formatMoney): string {
  if (fen === 0n) return shown(fen);
  return fen < 0n ? `−${shown(-fen)}` : `+${shown(fen)}`;
}

/** Formats a movement given in yuan text; invalid amounts are shown as by `formatMoney`. */
export function signedYuan(yuan: string): string {
  const fen = parseYuan(yuan);
  return fen === undefined ? formatMoney(yuan) : signedMoney(fen);
}

/** Formats an amount for a sentence: '1,234.50元'; '--' and the like have no unit. */
export function moneyText(value: string | Fen): string {
  const shown = formatMoney(value, '');
  return /\d$/.test(shown) ? `${shown}元` : shown;
}

/**
 * An amount of a sentence where it stands alone: '¥1,234.50' for '1,234.50元', '¥0.50（…）' for '0.50元（…）', also on both sides of ' → ';
 * any other text stays as it is.
 */
export function figureText(text: string): string {
  return text.replace(/(^|→ )([+−-]?)(\d[\d,]*\.\d{2})元(?=$|（| →)/g, '$1$2¥$3');
}

/** Formats a percentage ('12', '3.100') for display: '12%'; '--' for none. */
export function percentText(percent: string): string {
  return isPercent(percent) ? `${percent}%` : '--';
}

/** Formats an annual rate ('2.6', '2.600') for display: '2.6%', without trailing zeros; '--' for none. */
export function rateText(rate: string): string {
  return isPercent(rate) ? percentText(String(Number(rate))) : '--';
}

export function isPercent(text: string): boolean {
  return PERCENT.test(text);
}

/** Returns the percentages unchanged; undefined if one of them is invalid, so that no calculation contains a guess. */
export function allPercents<K extends string>(texts: Readonly<Record<K, string>>): Record<K, string> | undefined {
  return Object.values<string>(texts).every(isPercent) ? texts : undefined;
}

/** fen × percent text ('12', '2.6'), half up to the fen. Throws for an invalid percentage: rates are configuration, never typed. */
export function percentOf(fen: Fen, percent: string): Fen {
  const { numerator, denominator } = percentFraction(percent);
  return divideHalfUp(fen * numerator, denominator);
}

/** '2.6' (percent) → 26 / 1000, exactly. */
export function percentFraction(percent: string): { numerator: bigint; denominator: bigint } {
  const match = PERCENT.exec(percent);
  if (!match) throw new RangeError(`No percentage: ${percent}`);
  const [, integer = '', decimals = ''] = match;
  return { numerator: BigInt(integer + decimals), denominator: 100n * 10n ** BigInt(decimals.length) };
}

/** Exact division rounded half up, negative values away from zero, so that a reversal cancels its booking. `divisor` > 0. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const rounded = ((dividend < 0n ? -dividend : dividend) * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}

/** Groups a number while it is typed: '1234567.8' → '1,234,567.8'; any other text is returned unchanged. */
export function groupThousands(text: string): string {
  const [, integer, rest = ''] = /^(\d+)(\.\d*)?$/.exec(text) ?? [];
  return integer === undefined ? text : groupByThree(integer) + rest;
}

function groupByThree(digits: string): string {
  const first = digits.length % 3;
  const threes = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...threes].join(',');
}

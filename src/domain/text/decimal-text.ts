/*
 * Numbers as text, recognised and normalized without floating point (docs/specification.md 5, generic patterns; the patterns of an integer,
 * a float, a positive number and a grouped number are listed there, though no field uses them yet). Each test is linear: 50 kB of a hostile
 * paste cost no more than reading it.
 */

/** Digits with at most one decimal point inside: '12', '12.5', '-0.5'. */
export function isNumberText(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}

/** Returns true for a non-negative number, as number fields accept. */
export function isDecimalText(text: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(text);
}

export function isIntegerText(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** Returns true for a number with a decimal point: '1.0', '-0.5'. */
export function isFloatText(text: string): boolean {
  return /^-?\d+\.\d+$/.test(text);
}

/** A number above 0. */
export function isPositiveText(text: string): boolean {
  return isDecimalText(text) && /[1-9]/.test(text);
}

/** Returns true for at most two decimals, thousands separators either everywhere or nowhere: '1,234.50', '1234.5'. */
export function isGroupedAmount(text: string): boolean {
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(text);
}

export function decimalPlaces(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** Pads to the given decimals: '7.5' with 2 → '7.50', '007' → '7'; undefined for no number or one with more decimals. */
export function withDecimals(text: string, decimals: number): string | undefined {
  if (!isDecimalText(text) || decimalPlaces(text) > decimals) return undefined;
  const [integer = '', fraction = ''] = text.split('.');
  const plain = integer.replace(/^0+(?=\d)/, '');
  return decimals === 0 ? plain : `${plain}.${fraction.padEnd(decimals, '0')}`;
}

/** Compares two numbers given as text exactly; negative, 0 or positive as for Array.sort. */
export function compareDecimal(a: string, b: string): number {
  const places = Math.max(decimalPlaces(a), decimalPlaces(b));
  const [left, right] = [scaled(a, places), scaled(b, places)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function scaled(text: string, places: number): bigint {
  const [integer = '0', fraction = ''] = text.split('.');
  return BigInt(integer + fraction.padEnd(places, '0'));
}

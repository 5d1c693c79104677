import { isMasked } from '../text/mask';

/**
 * Groups the digits in fours: '6222021234567890123' → '6222 0212 3456 7890 123'; a masked value is returned unchanged
 * (docs/specification.md 5).
 */
export function groupBankCard(text: string): string {
  return isMasked(text) ? text : text.replace(/(.{4})(?=.)/g, '$1 ');
}

/**
 * Returns true for 12 to 19 digits with the check digit of ISO/IEC 7812 (Luhn). Some banks number otherwise, so false warns and does not
 * reject.
 */
export function isBankCard(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - index));
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

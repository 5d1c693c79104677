import { notDigit, plainIdentifier } from '../text/plain-text';

/** Mobile number: 1, then 3 to 9, then nine digits (docs/specification.md 5). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Returns the problem of a mobile number, '' if none. */
export function mobileFault(text: string): string {
  if (isMobile(text)) return '';
  return notDigit(text) || (text.length === 11 ? '没有这样的号段' : `应为11位，现为${text.length}位`);
}

/** Landline: area code, hyphen, 7 or 8 digits, optional extension ('010-62345678-801'). */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-\d{7,8}(?:-\d{1,6})?$/.test(text);
}

/** Returns true for a callable number: landline, mobile, or a 400/800 service number. */
export function isTelephone(text: string): boolean {
  return isLandline(text) || isMobile(text) || /^[48]00-?\d{3}-?\d{4}$/.test(text);
}

/** Removes country code and separators from a mobile number: '+86 139-1111-2222'. */
export function plainMobile(text: string): string {
  return plainIdentifier(text)
    .replace(/[-‐-―]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

import { notDigit, plainIdentifier } from './plain-text';

/** Mobile number: 1, then 3 to 9, then nine digits (specification 5). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** What is wrong with a mobile number, '' for nothing. */
export function mobileFault(text: string): string {
  if (isMobile(text)) return '';
  return notDigit(text) || (text.length === 11 ? '没有这样的号段' : `应为11位，现为${text.length}位`);
}

/** Landline: area code, hyphen, 7 or 8 digits, optional extension ('010-62345678-801'). */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-[2-9]\d{6,7}(?:-\d{1,6})?$/.test(text);
}

/** A number to call: landline, mobile, or a service number of the 400 and 800 range as units give them. */
export function isTelephone(text: string): boolean {
  return isLandline(text) || isMobile(text) || /^[48]00-?\d{3}-?\d{4}$/.test(text);
}

/** A mobile number without the country's code before it and what stands between its groups: '+86 139-1111-2222'. */
export function plainMobile(text: string): string {
  return plainIdentifier(text)
    .replace(/[-‐-―]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

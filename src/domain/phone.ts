/** Mobile number: 1, then 3 to 9, then nine digits (specification 5). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/** Landline: area code, hyphen, 7 or 8 digits, optional extension ('010-62345678-801'). */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-[2-9]\d{6,7}(?:-\d{1,6})?$/.test(text);
}

/** A number to call: landline, mobile, or a service number of the 400 and 800 range as units give them. */
export function isTelephone(text: string): boolean {
  return isLandline(text) || isMobile(text) || /^[48]00-?\d{3}-?\d{4}$/.test(text);
}

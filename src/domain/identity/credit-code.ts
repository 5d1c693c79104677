/** The 31 characters of GB 32100; I, O, S, V, Z are excluded as look-alikes of digits. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Returns true for a unified social credit code: 18 capital letters and digits, the last one a check character (GB 32100). */
export function isCreditCode(text: string): boolean {
  if (text.length !== 18 || [...text].some((character) => !CHARACTERS.includes(character))) return false;
  let weight = 1;
  let sum = 0;
  for (const character of text.slice(0, 17)) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return CHARACTERS.charAt((31 - (sum % 31)) % 31) === text.charAt(17);
}

/** Organisation code of the unit: characters 9 to 17. */
export function organisationCode(creditCode: string): string {
  return creditCode.slice(8, 17);
}

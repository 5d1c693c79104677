import { checkCharacter } from './remittance';

const LETTER = 'L';
const SEQUENCE_LENGTH = 4;
const CODE_LENGTH = 12;

/**
 * The code that the remark of a person's transfer must hold to find its application by itself: L, day of the application (yyMMdd),
 * its number of that day in base 36, check character. As long as a unit's code and never one of them: a unit's begins with 0.
 * @param ywlsh 20 digits: centre 4 + yyyyMMdd + sequence 8 (domain catalogue 2.1)
 */
export function paymentCode(ywlsh: string): string {
  const sequence = Number(ywlsh.slice(12)).toString(36).toUpperCase().padStart(SEQUENCE_LENGTH, '0');
  const body = LETTER + ywlsh.slice(6, 12) + sequence;
  return body + checkCharacter(body);
}

/** The first valid code in a remark, in whatever case and spacing it was typed. */
export function readPaymentCode(remark: string): string | undefined {
  const typed = remark.toUpperCase().replace(/[\s-]/g, '');
  for (let at = typed.indexOf(LETTER); at >= 0; at = typed.indexOf(LETTER, at + 1)) {
    const code = typed.slice(at, at + CODE_LENGTH);
    if (/^L\d{6}[0-9A-Z]{5}$/.test(code) && checkCharacter(code.slice(0, -1)) === code.at(-1)) return code;
  }
  return undefined;
}

import { checkCharacter } from './remittance';

const LETTER = 'L';
const SEQUENCE_LENGTH = 4;
const CODE_LENGTH = 12;

/**
 * Payment code in the remark of a person's transfer, which assigns it to the application: L, day of the application (yyMMdd), its number of
 * that day in base 36, check character. Same length as a unit's code, which begins with 0, and never equal to one.
 * @param ywlsh 20 digits: centre 4 + yyyyMMdd + sequence 8 (docs/rules/ledger.md, Numbers)
 */
export function paymentCode(ywlsh: string): string {
  const sequence = Number(ywlsh.slice(12)).toString(36).toUpperCase().padStart(SEQUENCE_LENGTH, '0');
  const body = LETTER + ywlsh.slice(6, 12) + sequence;
  return body + checkCharacter(body);
}

/** First valid code in a remark, regardless of case and spacing. */
export function readPaymentCode(remark: string): string | undefined {
  const typed = remark.toUpperCase().replace(/[\s-]/g, '');
  for (let at = typed.indexOf(LETTER); at >= 0; at = typed.indexOf(LETTER, at + 1)) {
    const code = typed.slice(at, at + CODE_LENGTH);
    if (/^L\d{6}[0-9A-Z]{5}$/.test(code) && checkCharacter(code.slice(0, -1)) === code.at(-1)) return code;
  }
  return undefined;
}

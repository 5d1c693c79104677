/*
 * Numbers and check codes typed from paper. A number is two letters and digits (ZM20261121000001, DC…), so a letter among its digits is a
 * look-alike; a check code never holds 0, O, 1 or I, so those stand for their look-alikes. Blanks, hyphens, full-width and small letters
 * are tolerated in both.
 */
const NUMBER_LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1' };
const CODE_LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', '1': 'L', I: 'L' };

const PREFIX = 2;

/** Normalizes a typed document number to its printed form. */
export function readPaperNumber(typed: string): string {
  const plain = lettersAndDigits(typed);
  return plain.slice(0, PREFIX) + replaced(plain.slice(PREFIX), NUMBER_LOOK_ALIKES);
}

/** Normalizes a typed check code to its printed form. */
export function readCheckCode(typed: string): string {
  return replaced(lettersAndDigits(typed), CODE_LOOK_ALIKES);
}

/** Returns true for the form of a document number: ZM or DC, a day, six digits (docs/rules/ledger.md, Numbers). */
export function isPaperNumber(typed: string): boolean {
  return /^(ZM|DC)\d{14}$/.test(readPaperNumber(typed));
}

/** Returns true for the form of a check code: eight letters and digits. */
export function isCheckCode(typed: string): boolean {
  return /^[2-9A-HJ-NP-Z]{8}$/.test(readCheckCode(typed));
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-_.·]/g, '');
}

function replaced(text: string, alike: Readonly<Record<string, string>>): string {
  return Array.from(text, (letter) => (Object.hasOwn(alike, letter) ? alike[letter] : letter)).join('');
}

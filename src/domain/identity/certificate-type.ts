/** Codes of scheme B (registration, sign-in) → codes of scheme A, in which everything is stored (docs/rules/dictionaries.md). */
const TYPE_A: Readonly<Record<string, string>> = { '1': '01', '2': '03', '3': '02', '4': '04', '5': '70', '99': '99' };

/** Returns the stored code (scheme A) of a certificate type; '' for an unknown code of scheme B. */
export function certificateTypeA(codeB: string): string {
  return Object.hasOwn(TYPE_A, codeB) ? (TYPE_A[codeB] ?? '') : '';
}

/** Returns true if numbers of this stored type follow the rule of the ID card. */
export function isIdCardType(code: string): boolean {
  return code === '01';
}

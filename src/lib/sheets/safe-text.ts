/** Beginnings that a spreadsheet reads as a formula, also in full width; leading blanks do not prevent it. */
const FORMULA = /^(?:[\s\u200B\u2060\uFEFF]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** A text of dashes is no formula and stays unchanged. */
const DASHES = /^[\s\-－]*$/u;
/** Characters that XML forbids: a file with one of them does not open. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;
/** Maximum characters of a cell. */
const LONGEST = 32_767;

/**
 * Escapes a text for a spreadsheet cell, so that no user input runs as a formula. The leading apostrophe survives saving as CSV, where
 * nothing else distinguishes text from formula.
 */
export function safeText(text: string): string {
  const clean = text.replace(NOT_XML, '');
  const neutral = FORMULA.test(clean) && !DASHES.test(clean) ? `'${clean}` : clean;
  return neutral.slice(0, LONGEST);
}

/** Reverses `safeText`, so that values of a template are read unchanged. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

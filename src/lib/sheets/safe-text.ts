/** What makes a spreadsheet take a text for a formula, also in the wide forms that Chinese keyboards write; blanks before it do not help. */
const FORMULA = /^(?:[\s\u200B\u2060\uFEFF]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/** Dashes alone compute nothing and stay what they are. */
const DASHES = /^[\s\-－]*$/u;
/** XML knows no such characters: a file with one of them does not open. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;
/** A cell holds no more. */
const LONGEST = 32_767;

/**
 * A text as it may stand in a spreadsheet cell: whatever a person once typed as a name or remark, it is never run. The apostrophe
 * before it stays when the sheet is saved as CSV, where nothing else would tell text from formula.
 */
export function safeText(text: string): string {
  const clean = text.replace(NOT_XML, '');
  const neutral = FORMULA.test(clean) && !DASHES.test(clean) ? `'${clean}` : clean;
  return neutral.slice(0, LONGEST);
}

/** A text as it was before it was made safe: what a template wrote is read back as what it stands for. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

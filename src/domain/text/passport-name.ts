/** Returns true for capitals, blanks, hyphens and apostrophes, as in a passport's machine-readable line; at most 60 characters. */
export const isPassportName = (text: string) => /^[A-Z](?:[A-Z' -]{0,58}[A-Z])?$/.test(text);

export const PASSPORT_NAME_PROBLEM = '护照姓名拼写请用大写字母，姓和名之间空一格，如 ZHANG JIANGUO';

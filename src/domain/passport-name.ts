/** Capitals and blanks, as the machine-readable line of a passport allows, with hyphen and apostrophe; at most 60. */
export const isPassportName = (text: string) => /^[A-Z](?:[A-Z' -]{0,58}[A-Z])?$/.test(text);

export const PASSPORT_NAME_PROBLEM = '护照姓名拼写请用大写字母，姓和名之间空一格，如 ZHANG JIANGUO';

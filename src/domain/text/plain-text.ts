/** Invisible marks and blank-like fillers, left by chats, web pages and Excel in copied text. */
const UNSEEN = /[\p{Cf}\u2800\u3164\uFFA0]/gu;
const BLANKS = /\s+/g;
/** Fast path: nearly all of 100,000 cells match and need no change. */
const PLAIN = /^[!-~]*$/;
/** Full-width digits, letters, hyphen and point of a Chinese keyboard. Brackets stay: official numbers use wide ones. */
const WIDE = /[０-９Ａ-Ｚａ-ｚ－．]/g;

/** Visible text: without invisible marks, each run of blanks as one plain blank, trimmed. */
export function visibleText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
}

/** Removes invisible marks and all blanks, for fields without blanks. */
export function withoutBlanks(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '').replace(BLANKS, '');
}

/**
 * Canonical spelling of an identifier: a number of a certificate, an account, a phone, a code. Sign-in, forms, request bodies, imports,
 * searches and the centre all use it.
 */
export function plainIdentifier(text: string): string {
  return halfWidth(withoutBlanks(text));
}

/** Position of the first non-digit, '' if none: '第7位“O”不是数字'. */
export function notDigit(text: string): string {
  const at = Array.from(text).findIndex((character) => !/[0-9]/.test(character));
  return at < 0 ? '' : `第${at + 1}位“${Array.from(text)[at]}”不是数字`;
}

/** Normalizes a search text: case and width of letters are ignored. */
export function searchText(text: string): string {
  return halfWidth(visibleText(text)).toUpperCase();
}

const halfWidth = (text: string) => text.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

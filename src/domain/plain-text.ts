/** Marks that nobody sees and fillers that look like blanks: chats, web pages and Excel leave them behind in what is copied. */
const UNSEEN = /[\p{Cf}\u2800\u3164\uFFA0]/gu;
const BLANKS = /\s+/g;
/** Nothing to be done: of a hundred thousand cells hardly one is otherwise. */
const PLAIN = /^[!-~]*$/;
/** Digits, letters, hyphen and point as a Chinese keyboard writes them. Brackets stay: official numbers are issued with wide ones. */
const WIDE = /[０-９Ａ-Ｚａ-ｚ－．]/g;

/** A text as it is seen: without marks that nobody sees, its blanks of whatever width as one plain each, none at the ends. */
export function visibleText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '').replace(BLANKS, ' ').trim();
}

/** The same without any blank, as a field takes what has none in it. */
export function withoutBlanks(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, '').replace(BLANKS, '');
}

/**
 * The one spelling of what identifies something: a number of a certificate, an account, a phone, a code. Sign-in, forms, request
 * bodies, imports, searches and the centre all read it by this.
 */
export function plainIdentifier(text: string): string {
  return halfWidth(withoutBlanks(text));
}

/** Where a text that should be digits has something else, '' for nowhere: '第7位“O”不是数字'. */
export function notDigit(text: string): string {
  const at = Array.from(text).findIndex((character) => !/[0-9]/.test(character));
  return at < 0 ? '' : `第${at + 1}位“${Array.from(text)[at]}”不是数字`;
}

/** The words of a search as they are compared: letters of either case and width are the same. */
export function searchText(text: string): string {
  return halfWidth(visibleText(text)).toUpperCase();
}

const halfWidth = (text: string) => text.replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

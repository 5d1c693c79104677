import { visibleText } from './plain-text';

/** Dots of names as keyboards and programs give them. */
const DOTS = /[\u0387\u2022\u2027\u2219\u22C5\u2E31\u2E33\u30FB\u318D\uFF0E\uFF65]/g;
/** A full stop between Chinese characters is typed for want of the dot. */
const STOP = /(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu;
/** Two characters are set apart to be as wide as three; blanks stand around a dot. Names of Latin letters keep theirs. */
const PADDING = / (?=[\p{Script=Han}·])|(?<=[\p{Script=Han}·]) /gu;

/** A name of Chinese characters with the dot of minority names, or of Latin letters. */
export function isPersonName(text: string): boolean {
  const name = plainPersonName(text);
  return /^\p{Script=Han}+(·\p{Script=Han}+)*$/u.test(name) || /^\p{Script=Latin}[\p{Script=Latin} .'·-]*$/u.test(name);
}

/** The same name in one spelling: its dots alike, nothing that nobody sees, no blanks but between words. */
export function plainPersonName(text: string): string {
  return plainNameDots(visibleText(text)).replace(PADDING, '').replace(STOP, '·');
}

export const plainNameDots = (text: string) => text.replace(DOTS, '·');

/** Whether two names are the same however they are spelt. */
export function isSameName(one: string, other: string): boolean {
  return one === other || comparedName(one) === comparedName(other);
}

/** A name as it is compared. */
export function comparedName(text: string): string {
  return plainPersonName(text).replaceAll(' ', '').toUpperCase();
}

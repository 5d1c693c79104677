import { visibleText } from './plain-text';

/** Maximum characters of a name: names of ethnic minorities exceed the 15 of docs/specification.md 5. */
export const LONGEST_NAME = 50;

/** Variants of the name dot in keyboards and programs. */
const DOTS = /[\u0387\u2022\u2027\u2219\u22C5\u2E31\u2E33\u30FB\u318D\uFF0E\uFF65]/g;
/** A full stop between Chinese characters replaces a missing dot key. */
const STOP = /(?<=\p{Script=Han})\.(?=\p{Script=Han})/gu;
/** Two-character names are padded to the width of three; blanks surround a dot. Latin names keep their blanks. */
const PADDING = / (?=[\p{Script=Han}·])|(?<=[\p{Script=Han}·]) /gu;

/** Returns true for a name of Chinese characters with the dot of minority names, or of Latin letters. */
export function isPersonName(text: string): boolean {
  const name = plainPersonName(text);
  return /^\p{Script=Han}+(·\p{Script=Han}+)*$/u.test(name) || /^\p{Script=Latin}[\p{Script=Latin} .'·-]*$/u.test(name);
}

/** Normalizes a name: one kind of dot, no invisible characters, blanks only between words. */
export function plainPersonName(text: string): string {
  return plainNameDots(visibleText(text)).replace(PADDING, '').replace(STOP, '·');
}

export const plainNameDots = (text: string) => text.replace(DOTS, '·');

/** Returns true if two names are equal regardless of spelling. */
export function isSameName(one: string, other: string): boolean {
  return one === other || comparedName(one) === comparedName(other);
}

/** Comparison key of a name. */
export function comparedName(text: string): string {
  return plainPersonName(text).replaceAll(' ', '').toUpperCase();
}

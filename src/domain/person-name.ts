/** Dots of names as keyboards give them. */
const DOTS = /[•‧・･．∙⋅]/g;

/** A name of Chinese characters with the dot of minority names, or of Latin letters. */
export function isPersonName(text: string): boolean {
  const name = plainPersonName(text);
  return /^\p{Script=Han}+(·\p{Script=Han}+)*$/u.test(name) || /^\p{Script=Latin}[\p{Script=Latin} .'·-]*$/u.test(name);
}

/** The same name in one spelling: its dots alike, no blanks at the ends. */
export function plainPersonName(text: string): string {
  return text.replace(DOTS, '·').trim();
}

import { maskName } from '@/domain/mask';

/** Phone, ID, card and case numbers have at least as many digits; a date has eight. */
const FEWEST_DIGITS = 11;

/** An address of a mailbox. */
const MAILBOX = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Digits as people type them: also full-width, and grouped by blanks, dots and hyphens. */
const DIGIT_RUN = /[0-9０-９](?:[\s.·—－-]{0,2}[0-9０-９Xxｘ＊*]){6,}/gu;

/** Words as everybody may read them: numbers that lead to a person and the person's own name are hidden. */
export function publicWords(words: string, name = ''): string {
  const masked = words.replace(MAILBOX, '****').replace(DIGIT_RUN, (run) => {
    const digits = Array.from(run).filter((char) => /[0-9０-９Xxｘ]/.test(char));
    if (digits.length < FEWEST_DIGITS) return run;
    return `${digits.slice(0, 3).join('')}****${digits.slice(-2).join('')}`;
  });
  return withoutName(masked, name);
}

/** The same of words of the centre's own, whose telephone numbers are meant to be read. */
export function withoutName(words: string, name: string): string {
  return Array.from(name).length < 2 ? words : words.replaceAll(name, maskName(name));
}

/** Who wrote it, as everybody may read it: people by their first character, organisations by their kind alone. */
export function publicName(owner: string, name: string): string {
  if (owner.startsWith('unit:')) return '缴存单位';
  if (owner.startsWith('developer:')) return '开发企业';
  return maskName(name);
}

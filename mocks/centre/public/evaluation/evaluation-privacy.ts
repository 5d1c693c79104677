import { maskName } from '@/domain/text/mask';
import { type OwnerKey, readOwner } from '../../kernel/transaction';

/** Minimum digits of phone, ID, card and case numbers; a date has eight. */
const FEWEST_DIGITS = 11;

/** E-mail addresses. */
const MAILBOX = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Digits as typed, including full-width ones and groups separated by blanks, dots or hyphens. */
const DIGIT_RUN = /[0-9０-９](?:[\s.·—－-]{0,2}[0-9０-９Xxｘ＊*]){6,}/gu;

/** Masks numbers that identify a person, and the person's own name, for publication. */
export function publicText(words: string, name = ''): string {
  const masked = words.replace(MAILBOX, '****').replace(DIGIT_RUN, (run) => {
    const digits = Array.from(run).filter((char) => /[0-9０-９Xxｘ]/.test(char));
    if (digits.length < FEWEST_DIGITS) return run;
    return `${digits.slice(0, 3).join('')}****${digits.slice(-2).join('')}`;
  });
  return withoutName(masked, name);
}

/** Masks only the name in the centre's own texts, whose phone numbers are meant to be public. */
export function withoutName(words: string, name: string): string {
  return Array.from(name).length < 2 ? words : words.replaceAll(name, maskName(name));
}

/** Public author name: first character of a person's name, kind of an organisation. */
export function publicName(owner: OwnerKey, name: string): string {
  if (readOwner(owner).kind === 'unit') return '缴存单位';
  if (readOwner(owner).kind === 'developer') return '开发企业';
  return maskName(name);
}

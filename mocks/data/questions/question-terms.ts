import words from '../../content/questions/words.md?raw';
import { fieldOf, readDocuments } from '../../content/read-documents';

/** Items of each list, by the list's id. */
const lists = new Map(
  readDocuments(words).map((document) => [
    fieldOf(document, 'id'),
    [...document.body.matchAll(/^- (.+)$/gm)].map(([, item = '']) => item),
  ]),
);

/**
 * Words that mean the same to whoever asks, separated by blanks: terms of the fund, everyday and dialect words, English. A word
 * may stand in several lines and then means all of them (还房贷 is both 还款 and 贷款). Longer words are understood before shorter
 * ones, so that 提前还款 is not a 提取.
 */
export const synonyms: readonly string[] = listOf('same');

/**
 * Words that only hint at what they mean: who names a city may have moved away from it, 新政策 is said of anything. Each line
 * begins with the line of synonyms that it hints at, or is a meaning of its own.
 */
export const hintTerms: readonly string[] = listOf('hints');

/** Words that say nothing about what is asked; what stands between them is looked for. */
export const fillers: readonly string[] = listOf('fillers').flatMap((line) => line.split(' '));

/** Who says these asks for a unit, as its clerk; a person says 单位 and 公司 too. */
export const clerkTerms: readonly string[] = listOf('clerk').flatMap((line) => line.split(' '));

function listOf(id: string): string[] {
  const list = lists.get(id);
  if (!list) throw new Error(`No list of words ${id}`);
  return list;
}

import { pinyin } from 'pinyin-pro';

const known = new Map<string, string>();

/** Pinyin initials in lower case, memoized per text. */
export function pinyinInitials(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const letters = pinyin(text, { pattern: 'first', toneType: 'none', type: 'array' }).join('').toLowerCase();
  known.set(text, letters);
  return letters;
}

import { pinyin } from 'pinyin-pro';

const known = new Map<string, readonly string[]>();

/** Returns toneless syllables, one per character; other characters stay unchanged. */
export function syllablesOf(text: string): readonly string[] {
  let syllables = known.get(text);
  if (!syllables) {
    syllables = pinyin(text, { toneType: 'none', type: 'array' });
    known.set(text, syllables);
  }
  return syllables;
}

/** Pinyin initials: 租房提取 → zftq. */
export function initialsOf(text: string): string {
  return syllablesOf(text)
    .map((syllable) => syllable.charAt(0))
    .join('')
    .toLowerCase();
}

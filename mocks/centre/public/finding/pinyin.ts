import { pinyin } from 'pinyin-pro';

const known = new Map<string, readonly string[]>();

/** Syllables without tones, one for each character; what is no Chinese stays as it is. */
export function syllablesOf(text: string): readonly string[] {
  let syllables = known.get(text);
  if (!syllables) {
    syllables = pinyin(text, { toneType: 'none', type: 'array' });
    known.set(text, syllables);
  }
  return syllables;
}

/** 租房提取 → zftq. */
export function initialsOf(text: string): string {
  return syllablesOf(text)
    .map((syllable) => syllable.charAt(0))
    .join('')
    .toLowerCase();
}

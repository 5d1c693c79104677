import type { FontResource } from './resources';

const SONG = '"SimSun", "Songti SC", "STSong", "Noto Serif CJK SC", "Source Han Serif SC", serif';
const HEI = '"SimHei", "Heiti SC", "Microsoft YaHei", "Noto Sans CJK SC", "WenQuanYi Zen Hei", sans-serif';
const KAI = '"KaiTi", "Kaiti SC", "STKaiti", "Noto Serif CJK SC", serif';
const FANGSONG = '"FangSong", "STFangsong", "Noto Serif CJK SC", serif';
const MONO = '"Courier New", "Courier", "SimSun", monospace';

const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/仿宋|fangsong|fzfs/i, FANGSONG],
  [/楷|kai(?:ti|_gb)?|fzkt/i, KAI],
  [/arial|helvetica/i, `Arial, Helvetica, ${HEI}`],
  [/黑|hei|yahei|雅黑|heiti|fzht|gothic|sans|dengxian|等线/i, HEI],
  [/courier|mono|consol|ocr/i, MONO],
  [/times|roman/i, `"Times New Roman", Times, ${SONG}`],
  [/宋|song|simsun|ming|明|serif/i, SONG],
];

/** CSS families for a font that is not embedded: its own name first, then what every system has of its kind. */
export function familyOf(font: FontResource | undefined): string {
  if (!font) return SONG;
  const own = [font.name, font.family].map(quoted).filter((name) => name !== '');
  const both = `${font.name} ${font.family}`;
  const kind = FAMILIES.find(([pattern]) => pattern.test(both))?.[1];
  return [...new Set(own), kind ?? (font.fixedWidth ? MONO : SONG)].join(', ');
}

/** A name goes into a style: letters, digits, blanks and what joins them, nothing else. */
function quoted(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N} _.+-]/gu, '').slice(0, 80);
  return plain === '' ? '' : `"${plain}"`;
}

import type { PathItem, PathStep, TextItem } from './page-items';
import { advanceOf, isCovered, MISSING } from './text-measure';

/** Supplement of characters of names that viewers' fonts lack: strokes on a square of 1000, y downwards. */
const STROKES: Readonly<Record<string, readonly (readonly PathStep[])[]>> = {
  // U+20BB7: 土 over 口.
  𠮷: [
    [
      ['M', 260, 250],
      ['L', 740, 250],
    ],
    [
      ['M', 500, 90],
      ['L', 500, 470],
    ],
    [
      ['M', 110, 470],
      ['L', 890, 470],
    ],
    [['M', 260, 600], ['L', 740, 600], ['L', 740, 900], ['L', 260, 900], ['Z']],
  ],
};
const STROKE_WIDTH = 0.06;
/** Height of the em square above the baseline. */
const ASCENT = 0.86;

export interface TextPiece {
  text: string;
  /** Offset from the start of the line in em. */
  at: number;
  /** Drawn from the supplement or as the missing sign; the text itself remains for search and copying. */
  rare: boolean;
}

/** Splits a line at characters that no system font draws. */
export function glyphPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const char of text) {
    const rare = !isCovered(char);
    const last = pieces.at(-1);
    if (last && !rare && !last.rare) last.text += char;
    else pieces.push({ text: char, at, rare });
    at += advanceOf(char);
  }
  return pieces;
}

/** Returns the strokes of a rare character at its position; empty for one not in the supplement. */
export function rareGlyph(item: TextItem, piece: TextPiece): PathItem[] {
  const left = item.x + piece.at * item.size;
  const top = item.y - ASCENT * item.size;
  const scale = item.size / 1000;
  return (STROKES[piece.text] ?? []).map((stroke) => ({
    kind: 'path',
    steps: stroke.map((step): PathStep => {
      if (step[0] === 'M' || step[0] === 'L') return [step[0], left + step[1] * scale, top + step[2] * scale];
      return ['Z'];
    }),
    stroke: item.ink,
    width: item.size * STROKE_WIDTH,
  }));
}

/** Returns whether a character is in no font and not in the supplement. */
export function isGlyphMissing(char: string): boolean {
  return !isCovered(char) && !Object.hasOwn(STROKES, char);
}

/** Returns the footnote about missing characters; '' for none. */
export function missingNote(texts: Iterable<string>): string {
  const missing = new Set<string>();
  for (const text of texts) for (const char of text) if (isGlyphMissing(char)) missing.add(char);
  if (missing.size === 0) return '';
  const codes = [...missing].map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
  return `注：“${MISSING}”为字库未收录的字，依次为 ${codes.join('、')}，以电子数据为准。`;
}

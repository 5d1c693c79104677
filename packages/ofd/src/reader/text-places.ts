import { deltasOf, numberOf, numbersOf } from './values';
import { attr, childElements } from './xml';

export interface PlacedCharacter {
  text: string;
  /** Origin of the character; undefined: it follows the one before it by its own width. */
  x?: number;
  y?: number;
  /** The first of a TextCode. */
  begins: boolean;
  /** Number of the glyph in the embedded font. */
  glyph?: number;
}

export interface TextDirection {
  /** 0, 90, 180 or 270 degrees: the way the text runs. */
  reading: number;
  /** The same for each character by itself. */
  turn: number;
  size: number;
}

/**
 * Where the characters of a TextCode stand: its origin, then by its steps; steps that are missing are the character's own width.
 * Some makers of invoices give no steps for blanks: that is seen by the number of steps.
 */
export function layOutText(
  characters: readonly string[],
  origin: { x: number; y: number },
  deltaX: string,
  deltaY: string,
  direction: TextDirection,
): PlacedCharacter[] {
  const steps = characters.length - 1;
  const dx = deltasOf(deltaX, steps);
  const dy = deltasOf(deltaY, steps);
  const given = Math.max(dx.length, dy.length);
  const blanks = characters.filter(isBlank).length;
  const skipsBlanks = blanks > 0 && given > 0 && given === steps - blanks;
  // Without steps the text runs by itself; only a browser's left-to-right needs no help.
  const natural = direction.reading === 0 ? undefined : unit(direction.reading);
  let { x, y } = origin;
  let taken = 0;
  return characters.map((text, index): PlacedCharacter => {
    if (index === 0) return { text, x, y, begins: true };
    if (skipsBlanks && isBlank(characters[index - 1] ?? '')) return { text, x, y, begins: false };
    if (taken < given) {
      x += dx[taken] ?? 0;
      y += dy[taken] ?? 0;
      taken += 1;
      return { text, x, y, begins: false };
    }
    if (!natural) return { text, begins: false };
    x += natural.x * direction.size;
    y += natural.y * direction.size;
    return { text, x, y, begins: false };
  });
}

const isBlank = (character: string) => /\s/.test(character);

function unit(degrees: number): { x: number; y: number } {
  if (degrees === 90) return { x: 0, y: 1 };
  return degrees === 180 ? { x: -1, y: 0 } : { x: 0, y: -1 };
}

/** The characters that CGTransform draws by glyph number, and the others. */
export function glyphRuns(
  object: Element,
  placed: readonly PlacedCharacter[],
): { numbered: PlacedCharacter[]; plain: PlacedCharacter[] } {
  const numbered: PlacedCharacter[] = [];
  const covered = new Set<number>();
  for (const transform of childElements(object, 'CGTransform')) {
    const first = numberOf(attr(transform, 'CodePosition'), 0);
    const count = Math.max(numberOf(attr(transform, 'CodeCount'), 1), 0);
    const glyphs = numbersOf(childElements(transform, 'Glyphs')[0]?.textContent ?? '').slice(0, placed.length * 4);
    const last = Math.min(first + count, placed.length);
    for (let at = Math.max(first, 0); at < last; at += 1) covered.add(at);
    glyphs.forEach((glyph, index) => {
      // A ligature stands where its first character does.
      const one = placed[Math.min(first + index, last - 1)];
      if (one && glyph > 0 && glyph < 0xfffe) numbered.push({ ...one, glyph });
    });
  }
  return { numbered, plain: placed.filter((_, index) => !covered.has(index)) };
}

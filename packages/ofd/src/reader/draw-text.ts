import { PRIVATE_PLANE } from './cmap';
import { opacityOf } from './colours';
import { type GraphicState, graphicStateOf } from './draw-params';
import { painted, strokeAttributes } from './draw-path';
import type { DrawingContext } from './drawing';
import { familyOf } from './font-family';
import { roomOf } from './half-width';
import { BLACK, NO_PAINT, paintOf } from './paint';
import { placementAttribute, preserveBlanks, svg } from './svg';
import { glyphRuns, layOutText, type PlacedCharacter, type TextDirection } from './text-places';
import { boxOf, flagOf, matrixOf, numberOf, roundedNumber } from './values';
import { attr, childElements, isNamed } from './xml';

/** More characters than a page holds; what is beyond is a mistake or an attack. */
const LONGEST = 20_000;

/** Millimetres of words whose maker forgot their size: ten and a half points, as most of what is printed. */
const USUAL_SIZE = 3.704;

/**
 * Words of a page, each character where the maker put it. Glyphs that are given by number are drawn from the embedded font and
 * carry the real characters unseen, so that they can be selected and copied.
 * @param shown false: unseen, but found by searching
 */
export function drawText(
  object: Element,
  drawing: DrawingContext,
  around: GraphicState,
  shown: boolean,
): SVGElement | undefined {
  const size = attr(object, 'Size') === '' ? USUAL_SIZE : numberOf(attr(object, 'Size'), 0);
  if (size <= 0) return undefined;
  const font = drawing.fonts.get(attr(object, 'Font'));
  const look = graphicStateOf(object, drawing, around);
  const filled = flagOf(attr(object, 'Fill'), true);
  const stroked = flagOf(attr(object, 'Stroke'), false);
  const scale = Math.min(Math.max(numberOf(attr(object, 'HScale'), 1), 0.01), 100);
  const group = svg('g', {
    transform: placementAttribute(boxOf(attr(object, 'Boundary')), matrixOf(attr(object, 'CTM'))),
    'font-size': size,
    'font-weight': weightOf(attr(object, 'Weight'), font?.embedded === undefined && (font?.resource.bold ?? false)),
    'font-style':
      flagOf(attr(object, 'Italic'), false) || (font?.embedded === undefined && font?.resource.italic)
        ? 'italic'
        : undefined,
    opacity: attr(object, 'Alpha') === '' ? undefined : opacityOf(attr(object, 'Alpha')),
  });
  const paint = shown
    ? {
        ...painted('fill', filled ? paintOf(look.fill, object, drawing, BLACK) : NO_PAINT),
        ...(stroked
          ? { ...painted('stroke', paintOf(look.stroke, object, drawing, BLACK)), ...strokeAttributes(look) }
          : {}),
      }
    : UNSEEN;
  const direction: TextDirection = {
    reading: quarter(attr(object, 'ReadDirection')),
    turn: quarter(attr(object, 'CharDirection')),
    size,
  };
  const placed = charactersOf(object, direction);
  drawing.budget.path -= placed.length * 8;
  const glyphs = font?.embedded ? glyphRuns(object, placed) : { numbered: [], plain: placed };
  const lettering: Lettering = { scale, turn: direction.turn, family: font?.family ?? familyOf(undefined), paint };
  for (const run of runsOf(glyphs.numbered)) {
    // Seen, but not read out and not copied: the characters themselves follow.
    const text = textOf(run, { ...lettering, family: font?.embedded ?? '' });
    text.setAttribute('aria-hidden', 'true');
    text.setAttribute('style', 'user-select:none;-webkit-user-select:none;pointer-events:none');
    group.append(text);
  }
  if (glyphs.numbered.length > 0) {
    append(group, placed, { ...lettering, family: familyOf(font?.resource), paint: UNSEEN });
  }
  const upright = direction.reading === 0 && direction.turn === 0;
  append(group, glyphs.plain, { ...lettering, ...(upright && !font?.embedded ? { size } : {}) });
  return group;
}

const UNSEEN = { fill: '#000', 'fill-opacity': '0' };

/** How a run of characters is drawn. */
interface Lettering {
  scale: number;
  turn: number;
  family: string;
  paint: Readonly<Record<string, string | number | undefined>>;
  /** Where the font may be another one: letters wider than the room that its size leaves them are narrowed. */
  size?: number;
}

function append(group: SVGElement, characters: readonly PlacedCharacter[], lettering: Lettering): void {
  for (const run of runsOf(characters)) group.append(textOf(run, lettering));
}

function charactersOf(object: Element, direction: TextDirection): PlacedCharacter[] {
  const placed: PlacedCharacter[] = [];
  let origin = { x: 0, y: 0 };
  for (const code of childElements(object)) {
    if (!isNamed(code, 'TextCode')) continue;
    const text = wordsOf(code.textContent ?? '');
    const characters = [...text].slice(0, Math.max(LONGEST - placed.length, 0));
    origin = { x: numberOf(attr(code, 'X'), origin.x), y: numberOf(attr(code, 'Y'), origin.y) };
    placed.push(...layOutText(characters, origin, attr(code, 'DeltaX'), attr(code, 'DeltaY'), direction));
  }
  return placed;
}

/**
 * The words of a TextCode: without the indents of neatly laid out XML, escaped blanks read, and '¤', which only keeps the place of
 * a glyph, as a blank (GB/T 33190, 11.3).
 */
function wordsOf(text: string): string {
  const words = text.includes('\n') ? text.trim() : text;
  return words
    .replace(/[\r\n\t]/g, '')
    .replace(/\\(0020|00a0|3000)/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('¤', ' ');
}

/** Characters that stand in one text element: until one begins anew, and each beyond the basic plane alone (browsers count those differently). */
function runsOf(characters: readonly PlacedCharacter[]): PlacedCharacter[][] {
  const runs: PlacedCharacter[][] = [];
  for (const one of characters) {
    const last = runs.at(-1);
    const alone = one.glyph !== undefined || one.text.length > 1 || (last?.[0]?.text.length ?? 0) > 1;
    if (last && (one.x === undefined || !(one.begins || alone))) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

function textOf(run: readonly PlacedCharacter[], { scale, turn, family, paint, size }: Lettering): SVGElement {
  const places = run.filter(({ x }) => x !== undefined);
  const ys = places.map(({ y }) => roundedNumber(y ?? 0));
  const text = svg('text', {
    x: places.map(({ x }) => roundedNumber((x ?? 0) / scale)).join(' ') || undefined,
    y: ys.every((y) => y === ys[0]) ? ys[0] : ys.join(' '),
    rotate: turn === 0 ? undefined : turn,
    transform: scale === 1 ? undefined : `scale(${roundedNumber(scale)} 1)`,
    'font-family': family,
    ...paint,
  });
  preserveBlanks(text);
  text.append(...(size === undefined ? [wordsIn(run)] : narrowed(run, size, scale)));
  return text;
}

const wordsIn = (run: readonly PlacedCharacter[]) =>
  run.map(({ text, glyph }) => (glyph === undefined ? text : String.fromCodePoint(PRIVATE_PLANE + glyph))).join('');

/** The words of a run, those letters apart that are narrowed to their room. */
function narrowed(run: readonly PlacedCharacter[], size: number, scale: number): (string | SVGElement)[] {
  const parts: (string | SVGElement)[] = [];
  let from = 0;
  for (const [at, { text }] of run.entries()) {
    const room = roomOf(run, at, size);
    if (room === undefined) continue;
    if (at > from) parts.push(wordsIn(run.slice(from, at)));
    const letter = svg('tspan', { textLength: room / scale, lengthAdjust: 'spacingAndGlyphs' });
    letter.textContent = text;
    parts.push(letter);
    from = at + 1;
  }
  return from < run.length ? [...parts, wordsIn(run.slice(from))] : parts;
}

function weightOf(text: string, bold: boolean): number | undefined {
  const weight = numberOf(text, bold ? 700 : 400);
  return weight === 400 ? undefined : Math.min(Math.max(weight, 100), 900);
}

/** Directions are quarters of a circle. */
function quarter(text: string): number {
  const degrees = ((Math.round(numberOf(text, 0) / 90) * 90) % 360) + 360;
  return degrees % 360;
}

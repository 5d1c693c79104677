import type { CSSProperties } from 'react';
import { isRecord, typedText } from '@/lib/foreign-json';
import { antdTheme } from '../theme';

type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 1.4.3. */
const LEAST_CONTRAST = 4.5;
const SMALLEST = 12;
const LARGEST = 28;

const { token, components } = antdTheme(false);
const HEAD_BACKGROUND = String(components?.Table?.headerBg);
const HEAD_COLOR = String(components?.Table?.headerColor);
/** Row backgrounds: white or, hovered, the soft primary colour. */
const ROW_BACKGROUNDS = ['#fff', String(token?.colorInfoBg)];

/**
 * The centre's table style (docs/specification.md 3) as CSS variables. Accepts only colours and sizes, and no colour that would make text
 * hard to read; anything else falls back to the theme.
 */
export function tableStyleVariables(style: unknown): CSSProperties {
  const read = isRecord(style) ? style : {};
  const variables: Record<string, string> = { ...headColours(read), ...bodyColour(read) };
  for (const [name, variable] of SIZES) {
    const size = sizeIn(read[name]);
    if (size) variables[variable] = size;
  }
  return variables;
}

const SIZES: readonly [name: string, variable: string][] = [
  ['headerFontSize', '--table-head-size'],
  ['bodyFontSize', '--table-body-size'],
  ['labelFontSize', '--table-label-size'],
  ['menuFontSize', '--table-menu-size'],
];

/** Both colours together, or one with the theme's other; neither if their contrast is too low. */
function headColours({ headerBackground, headerColor }: Record<string, unknown>): Record<string, string> {
  const ground = colourIn(headerBackground);
  const text = colourIn(headerColor);
  const readable = contrast(text ?? HEAD_COLOR, ground ?? HEAD_BACKGROUND) >= LEAST_CONTRAST;
  if (readable) return { ...(ground && { '--table-head-ground': ground }), ...(text && { '--table-head-text': text }) };
  if (ground && contrast(HEAD_COLOR, ground) >= LEAST_CONTRAST) return { '--table-head-ground': ground };
  if (text && contrast(text, HEAD_BACKGROUND) >= LEAST_CONTRAST) return { '--table-head-text': text };
  return {};
}

function bodyColour({ bodyColor }: Record<string, unknown>): Record<string, string> {
  const text = colourIn(bodyColor);
  const readable = text && ROW_BACKGROUNDS.every((ground) => contrast(text, ground) >= LEAST_CONTRAST);
  return readable ? { '--table-body-text': text } : {};
}

/** A dictionary colour (valueColor) for text on white; undefined if invalid or too pale. */
export function readableColour(colour: unknown): string | undefined {
  const text = colourIn(colour);
  return text && ROW_BACKGROUNDS.every((ground) => contrast(text, ground) >= LEAST_CONTRAST) ? text : undefined;
}

/** Accepts only '#rgb', '#rrggbb' or 'rgb(r, g, b)', since the text is used in a style. */
function colourIn(value: unknown): string | undefined {
  return typeof value === 'string' && rgbOf(value.trim()) ? value.trim() : undefined;
}

function rgbOf(colour: string): Rgb | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour);
  if (short) return tuple(short.slice(1).map((digit) => Number.parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (long) return tuple(long.slice(1).map((pair) => Number.parseInt(pair, 16)));
  const spelt = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i.exec(colour);
  return spelt ? tuple(spelt.slice(1).map(Number)) : undefined;
}

function tuple([red = 0, green = 0, blue = 0]: number[]): Rgb | undefined {
  return Math.max(red, green, blue) <= 255 ? [red, green, blue] : undefined;
}

function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = (rgbOf(colour) ?? [0, 0, 0]).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function sizeIn(value: unknown): string | undefined {
  const match = /^(\d{1,3})(?:px)?$/.exec(typedText(value));
  const size = match ? Number(match[1]) : 0;
  return size >= SMALLEST && size <= LARGEST ? `${size}px` : undefined;
}

import type { DrawingContext } from './drawing';
import type { ColourSpace } from './resources';
import { numberOf } from './values';
import { attr, textIn } from './xml';

/** A plain colour and how much of it covers what lies behind, 0 to 1. */
export interface Colour {
  value: string;
  opacity: number;
}

const RGB: ColourSpace = { type: 'RGB', bits: 8, palette: [] };

/** The colour an element (FillColor, StrokeColor, Color) says; undefined when it says none. */
export function colourOf(element: Element, drawing: DrawingContext): Colour | undefined {
  const space = drawing.resources.spaces.get(attr(element, 'ColorSpace') || drawing.resources.usualSpace);
  const index = attr(element, 'Index');
  // Some makers write the value as an element.
  const value = attr(element, 'Value') || textIn(element, 'Value');
  const text = value || (index !== '' ? (space?.palette[Number(index)] ?? '') : '');
  const opacity = opacityOf(attr(element, 'Alpha'));
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const most = 2 ** (space?.bits ?? 8) - 1;
  const values = parts.map((part) => Math.min(Math.max(componentOf(part) / most, 0), 1));
  return { value: rgbOf(values, space), opacity };
}

/** Alpha runs from 0 to 255; absent, or no number: solid. */
export function opacityOf(alpha: string): number {
  return Math.min(Math.max(numberOf(alpha, 255) / 255, 0), 1);
}

function componentOf(part: string): number {
  return part.startsWith('#') ? Number.parseInt(part.slice(1), 16) || 0 : numberOf(part, 0);
}

/** By the number of components where the colour space is not known or does not fit. */
function rgbOf(values: readonly number[], space: ColourSpace = RGB): string {
  const [a = 0, b = 0, c = 0, d = 0] = values;
  if (values.length >= 4 && (space.type === 'CMYK' || space === RGB)) {
    return rgb((1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d));
  }
  if (values.length >= 3) return rgb(a, b, c);
  return rgb(a, a, a);
}

function rgb(...parts: number[]): string {
  return `rgb(${parts.map((part) => Math.round(part * 255)).join(',')})`;
}

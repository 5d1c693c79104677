import type { DrawingContext } from './drawing';
import { svg } from './svg';
import { matrixOf, numberOf } from './values';
import { attr, childElement } from './xml';

/** A tile that repeats; gives the id of its pattern. */
export function drawPattern(pattern: Element, drawing: DrawingContext): string {
  const id = drawing.id();
  const width = numberOf(attr(pattern, 'Width'), 1);
  const height = numberOf(attr(pattern, 'Height'), 1);
  const own = matrixOf(attr(pattern, 'CTM'));
  const tile = svg('pattern', {
    id,
    patternUnits: 'userSpaceOnUse',
    width: stepOf(attr(pattern, 'XStep'), width),
    height: stepOf(attr(pattern, 'YStep'), height),
    patternTransform: own && `matrix(${own.join(' ')})`,
  });
  const cell = childElement(pattern, 'CellContent');
  if (cell) tile.append(...drawing.cell(cell, drawing).children);
  drawing.defs.append(tile);
  return id;
}

/** Steps smaller than the tile overlap, which SVG has no tiles for; below a hundredth of a millimetre nothing is to be seen. */
function stepOf(text: string, size: number): number {
  return Math.max(numberOf(text, size), size, 0.01);
}

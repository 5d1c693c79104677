import type { DrawingContext } from './drawing';
import { svg } from './svg';
import { type Box, boxOf, type Matrix, matrixOf } from './values';
import { attr } from './xml';

/** Millimetres by which makers are careless, and half the width of most lines. */
const TOLERANCE = 1;

/**
 * Cuts off what an object draws outside of its boundary (GB/T 33190, 8.5): pictures that show only a part of themselves, mostly.
 * Objects that stay within theirs, as nearly all do, are given back as they are.
 * @param extent what the object fills in its own space
 */
export function cutToBoundary(
  object: Element,
  element: SVGElement,
  extent: Box | undefined,
  drawing: DrawingContext,
): SVGElement {
  const boundary = boxOf(attr(object, 'Boundary'));
  if (!boundary || boundary.width <= 0 || boundary.height <= 0 || !extent) return element;
  const { x, y, width, height } = turned(extent, matrixOf(attr(object, 'CTM')));
  const beyond = Math.max(-x, -y, x + width - boundary.width, y + height - boundary.height);
  // What lies outside of it altogether has a wrong boundary: better seen than lost.
  const apart = x > boundary.width || y > boundary.height || x + width < 0 || y + height < 0;
  if (!(beyond > TOLERANCE) || apart) return element;
  // Three more elements for the browser.
  drawing.budget.objects -= 3;
  const id = drawing.id();
  const cut = svg('clipPath', { id });
  cut.append(svg('rect', { ...boundary }));
  drawing.defs.append(cut);
  const group = svg('g', { 'clip-path': `url(#${id})` });
  group.append(element);
  return group;
}

/** The upright rectangle around a box that a matrix has moved. */
function turned({ x, y, width, height }: Box, matrix: Matrix | undefined): Box {
  const [a, b, c, d, e, f] = matrix ?? [1, 0, 0, 1, 0, 0];
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ] as const;
  const xs = corners.map(([across, down]) => a * across + c * down + e);
  const ys = corners.map(([across, down]) => b * across + d * down + f);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

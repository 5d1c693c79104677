import { cutToBoundary } from './boundary';
import { opacityOf } from './colours';
import { type GraphicState, graphicStateOf } from './draw-params';
import type { DrawingContext } from './drawing';
import { BLACK, NO_PAINT, type Paint, paintOf } from './paint';
import { pathData, pathExtent } from './path-data';
import { placementAttribute, svg } from './svg';
import { boxOf, flagOf, matrixOf, numberOf, numbersOf, roundedNumber } from './values';
import { attr, textIn } from './xml';

/** Millimetres, when neither the object nor its parameter says (GB/T 33190, 8.2). */
const USUAL_LINE = 0.353;

export function drawPath(object: Element, drawing: DrawingContext, around: GraphicState): SVGElement | undefined {
  const data = textIn(object, 'AbbreviatedData');
  drawing.budget.path -= data.length;
  if (drawing.budget.path <= 0) return undefined;
  const look = graphicStateOf(object, drawing, around);
  const stroked = flagOf(attr(object, 'Stroke'), true);
  const filled = flagOf(attr(object, 'Fill'), false);
  const d = pathData(data);
  const element = svg('path', {
    d,
    transform: placementAttribute(boxOf(attr(object, 'Boundary')), matrixOf(attr(object, 'CTM'))),
    'fill-rule': /even/i.test(attr(object, 'Rule')) ? 'evenodd' : undefined,
    ...painted('fill', filled ? paintOf(look.fill, object, drawing, NO_PAINT) : NO_PAINT),
    ...(stroked
      ? { ...painted('stroke', paintOf(look.stroke, object, drawing, BLACK)), ...strokeAttributes(look) }
      : {}),
    opacity: attr(object, 'Alpha') === '' ? undefined : opacityOf(attr(object, 'Alpha')),
  });
  return cutToBoundary(object, element, pathExtent(d), drawing);
}

export function painted(what: 'fill' | 'stroke', paint: Paint): Record<string, string | undefined> {
  return { [what]: paint.value, [`${what}-opacity`]: paint.opacity < 1 ? roundedNumber(paint.opacity) : undefined };
}

const CAPS: Readonly<Record<string, string>> = { round: 'round', square: 'square' };
const JOINS: Readonly<Record<string, string>> = { round: 'round', bevel: 'bevel' };

export function strokeAttributes(look: GraphicState): Record<string, string | number | undefined> {
  const dashes = numbersOf(look.dash).slice(0, 64);
  return {
    'stroke-width': Math.max(numberOf(look.lineWidth, USUAL_LINE), 0),
    'stroke-linecap': CAPS[look.cap.toLowerCase()],
    'stroke-linejoin': JOINS[look.join.toLowerCase()],
    'stroke-miterlimit': look.miter ? Math.max(numberOf(look.miter, 4), 1) : undefined,
    // All zero would be a line of nothing.
    'stroke-dasharray': dashes.some((one) => one > 0)
      ? dashes.map((one) => roundedNumber(Math.abs(one))).join(' ')
      : undefined,
    'stroke-dashoffset': look.dashOffset ? numberOf(look.dashOffset, 0) : undefined,
  };
}

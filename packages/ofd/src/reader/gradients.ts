import { type Colour, colourOf } from './colours';
import type { DrawingContext } from './drawing';
import { svg } from './svg';
import { boxOf, type Matrix, matrixOf, numberOf, numbersOf, roundedNumber } from './values';
import { attr, childElement, childElements } from './xml';

type Point = readonly [number, number];

const SPREAD: Readonly<Record<string, string>> = { repeat: 'repeat', reflect: 'reflect' };
/** Bits of Extend: painted on before the start, and beyond the end. */
const [BEFORE, BEYOND] = [1, 2];
const PLAIN: Colour = { value: 'rgb(0,0,0)', opacity: 1 };

/**
 * Colours that run into one another along a line (AxialShd) or between circles (RadialShd); gives the id of the gradient.
 * @param object what it fills or strokes
 */
export function drawGradient(shade: Element, object: Element, drawing: DrawingContext): string {
  const id = drawing.id();
  const linear = /axial/i.test(shade.localName);
  const start = pointOf(attr(shade, 'StartPoint'));
  const end = pointOf(attr(shade, 'EndPoint'));
  const spread = SPREAD[attr(shade, 'MapType').toLowerCase()];
  const [x2, y2] = linear && spread ? oneInterval(start, end, attr(shade, 'MapUnit')) : end;
  const transforms = [spaceOf(object, [start, end]), linear ? undefined : squeezed(shade, end)];
  const element = svg(linear ? 'linearGradient' : 'radialGradient', {
    id,
    gradientUnits: 'userSpaceOnUse',
    spreadMethod: spread,
    ...(linear
      ? { x1: start[0], y1: start[1], x2, y2 }
      : {
          cx: x2,
          cy: y2,
          r: numberOf(attr(shade, 'EndRadius'), 0),
          fx: start[0],
          fy: start[1],
          ...startCircle(shade),
        }),
    gradientTransform: transforms.filter((one) => one !== undefined).join(' ') || undefined,
  });
  const stops = stopsOf(shade, drawing);
  const extend = spread ? BEFORE | BEYOND : numberOf(attr(shade, 'Extend'), 0);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first && !(extend & BEFORE)) stops.unshift({ ...first, opacity: 0 });
  if (last && !(extend & BEYOND)) stops.push({ ...last, opacity: 0 });
  for (const { offset, value, opacity } of stops)
    element.append(svg('stop', { offset, 'stop-color': value, 'stop-opacity': opacity }));
  drawing.defs.append(element);
  return id;
}

function stopsOf(shade: Element, drawing: DrawingContext): (Colour & { offset: number })[] {
  const segments = childElements(shade, 'Segment').slice(0, 256);
  return segments.map((segment, index) => {
    const even = segments.length > 1 ? index / (segments.length - 1) : 0;
    const inner = childElement(segment, 'Color');
    const offset = Math.min(Math.max(numberOf(attr(segment, 'Position'), even), 0), 1);
    return { offset, ...((inner && colourOf(inner, drawing)) ?? PLAIN) };
  });
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = numbersOf(text);
  return [x, y];
}

/** Where the first interval of repeated colours ends; without a length of its own it is the whole line. */
function oneInterval(start: Point, end: Point, length: string): Point {
  const whole = Math.hypot(end[0] - start[0], end[1] - start[1]);
  const part = whole > 0 && numberOf(length, 0) > 0 ? numberOf(length, 0) / whole : 1;
  return [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part];
}

/**
 * Makers give the points in the object's boundary, not in the space of its path: what leads there. Points that only lie within the boundary
 * when they are moved as the path is have been given in its space.
 */
function spaceOf(object: Element, points: readonly Point[]): string | undefined {
  const matrix = matrixOf(attr(object, 'CTM'));
  const box = boxOf(attr(object, 'Boundary'));
  const back = matrix && inverse(matrix);
  if (!matrix || !back) return undefined;
  const within = ([x, y]: Point) => {
    const [over, under] = [(box?.width ?? 0) * 0.1, (box?.height ?? 0) * 0.1];
    return box && x >= -over && x <= box.width + over && y >= -under && y <= box.height + under;
  };
  const [a, b, c, d, e, f] = matrix;
  const moved = points.map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]);
  if (!points.every(within) && moved.every(within)) return undefined;
  return `matrix(${back.map((one) => Number(one.toPrecision(9))).join(' ')})`;
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const size = a * d - b * c;
  if (!Number.isFinite(1 / size)) return undefined;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

function startCircle(shade: Element): { fr?: number } {
  const start = numberOf(attr(shade, 'StartRadius'), 0);
  return start > 0 ? { fr: start } : {};
}

/** Eccentricity makes the circles ellipses, Angle turns them. */
function squeezed(shade: Element, [cx, cy]: Point): string | undefined {
  const eccentricity = numberOf(attr(shade, 'Eccentricity'), 0);
  const angle = numberOf(attr(shade, 'Angle'), 0);
  if (eccentricity <= 0 || eccentricity >= 1) return undefined;
  const ratio = Math.sqrt(1 - eccentricity * eccentricity);
  const [x, y] = [roundedNumber(cx), roundedNumber(cy)];
  return `translate(${x} ${y}) rotate(${roundedNumber(angle)}) scale(1 ${roundedNumber(ratio)}) rotate(${roundedNumber(-angle)}) translate(${roundedNumber(-cx)} ${roundedNumber(-cy)})`;
}

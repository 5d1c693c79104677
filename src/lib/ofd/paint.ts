import { colourOf } from './colours';
import { drawPattern } from './draw-pattern';
import type { Drawing } from './drawing';
import { svg } from './svg';
import { type Matrix, numbersOf, short } from './values';
import { attr, kid, kids } from './xml';

export interface Paint {
  /** A colour, url(#…) or 'none'. */
  value: string;
  opacity: number;
}

export const BLACK: Paint = { value: 'rgb(0,0,0)', opacity: 1 };
export const NOTHING: Paint = { value: 'none', opacity: 1 };

/** What FillColor or StrokeColor paints: a colour, a gradient or a pattern; `usual` when it says nothing. */
export function paintOf(element: Element | undefined, drawing: Drawing, usual: Paint, matrix?: Matrix): Paint {
  if (!element) return usual;
  const plain = colourOf(element, drawing);
  const axial = kid(element, 'AxialShd');
  if (axial) return gradient(axial, 'linearGradient', drawing);
  const radial = kid(element, 'RadialShd');
  if (radial) return gradient(radial, 'radialGradient', drawing);
  // The last one is how the standard's own schema spells it.
  const mesh = kid(element, 'GouraudShd') ?? kid(element, 'LaGouraudShd') ?? kid(element, 'LaGourandShd');
  if (mesh) return meshColour(mesh, drawing, usual);
  const pattern = kid(element, 'Pattern');
  if (pattern) {
    const id = drawPattern(pattern, drawing, matrix);
    return { value: `url(#${id})`, opacity: plain?.opacity ?? 1 };
  }
  return plain ?? usual;
}

/** A mesh of colours is shown as its first one, which is said. */
function meshColour(mesh: Element, drawing: Drawing, usual: Paint): Paint {
  drawing.notes.add('网格渐变按单一颜色显示');
  const first = [...mesh.getElementsByTagName('*')].find((one) => one.localName === 'Color');
  return (first && colourOf(first, drawing)) ?? usual;
}

const SPREAD: Readonly<Record<string, string>> = { repeat: 'repeat', reflect: 'reflect' };

function gradient(shade: Element, name: 'linearGradient' | 'radialGradient', drawing: Drawing): Paint {
  const id = drawing.id();
  const [x1 = 0, y1 = 0] = numbersOf(attr(shade, 'StartPoint'));
  const [x2 = 0, y2 = 0] = numbersOf(attr(shade, 'EndPoint'));
  const linear = name === 'linearGradient';
  const element = svg(name, {
    id,
    gradientUnits: 'userSpaceOnUse',
    spreadMethod: SPREAD[attr(shade, 'MapType').toLowerCase()],
    ...(linear
      ? { x1, y1, x2, y2 }
      : { cx: x2, cy: y2, r: Number(attr(shade, 'EndRadius')) || 0, fx: x1, fy: y1, ...startCircle(shade) }),
    gradientTransform: linear ? undefined : squeezed(shade, x2, y2),
  });
  const segments = kids(shade, 'Segment').slice(0, 256);
  for (const [index, segment] of segments.entries()) {
    const even = segments.length > 1 ? index / (segments.length - 1) : 0;
    const said = attr(segment, 'Position');
    const inner = kid(segment, 'Color');
    const colour = (inner && colourOf(inner, drawing)) ?? BLACK;
    element.append(
      svg('stop', {
        offset: said === '' ? even : Math.min(Math.max(Number(said) || 0, 0), 1),
        'stop-color': colour.value,
        'stop-opacity': colour.opacity,
      }),
    );
  }
  drawing.defs.append(element);
  return { value: `url(#${id})`, opacity: 1 };
}

function startCircle(shade: Element): { fr?: number } {
  const start = Number(attr(shade, 'StartRadius'));
  return start > 0 ? { fr: start } : {};
}

/** Eccentricity makes the circles ellipses, Angle turns them. */
function squeezed(shade: Element, cx: number, cy: number): string | undefined {
  const eccentricity = Number(attr(shade, 'Eccentricity')) || 0;
  const angle = Number(attr(shade, 'Angle')) || 0;
  if (eccentricity <= 0 || eccentricity >= 1) return undefined;
  const ratio = Math.sqrt(1 - eccentricity * eccentricity);
  const [x, y] = [short(cx), short(cy)];
  return `translate(${x} ${y}) rotate(${short(angle)}) scale(1 ${short(ratio)}) rotate(${short(-angle)}) translate(${short(-cx)} ${short(-cy)})`;
}

import { colourOf } from './colours';
import { drawPattern } from './draw-pattern';
import type { DrawingContext } from './drawing';
import { drawGradient } from './gradients';
import { childElement } from './xml';

export interface Paint {
  /** A colour, url(#…) or 'none'. */
  value: string;
  opacity: number;
}

export const BLACK: Paint = { value: 'rgb(0,0,0)', opacity: 1 };
export const NO_PAINT: Paint = { value: 'none', opacity: 1 };

/**
 * What FillColor or StrokeColor paints: a colour, a gradient or a pattern; `usual` when it says nothing.
 * @param object what is painted with it
 */
export function paintOf(element: Element | undefined, object: Element, drawing: DrawingContext, usual: Paint): Paint {
  if (!element) return usual;
  const plain = colourOf(element, drawing);
  const shade = childElement(element, 'AxialShd') ?? childElement(element, 'RadialShd');
  if (shade) return { value: `url(#${drawGradient(shade, object, drawing)})`, opacity: 1 };
  // The last one is how the standard's own schema spells it.
  const mesh =
    childElement(element, 'GouraudShd') ??
    childElement(element, 'LaGouraudShd') ??
    childElement(element, 'LaGourandShd');
  if (mesh) return meshColour(mesh, drawing, usual);
  const pattern = childElement(element, 'Pattern');
  if (pattern) return { value: `url(#${drawPattern(pattern, drawing)})`, opacity: plain?.opacity ?? 1 };
  return plain ?? usual;
}

/** A mesh of colours is shown as its first one, which is said. */
function meshColour(mesh: Element, drawing: DrawingContext, usual: Paint): Paint {
  drawing.notes.add('网格渐变按单一颜色显示');
  const first = [...mesh.getElementsByTagName('*')].find((one) => one.localName === 'Color');
  return (first && colourOf(first, drawing)) ?? usual;
}

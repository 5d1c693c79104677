import type { DrawingContext } from './drawing';
import { pathData } from './path-data';
import { placementAttribute, svg } from './svg';
import { boxOf, flagOf, matrixOf } from './values';
import { attr, childElement, childElements, textIn } from './xml';

/**
 * One clip of an object, its areas together, as a clipPath in the space around the object; undefined when no area is a path
 * (text as a clip is not cut out: showing too much loses nothing).
 */
export function clipOf(object: Element, clips: Element, clip: Element, drawing: DrawingContext): string | undefined {
  const boundary = boxOf(attr(object, 'Boundary'));
  const matrix = flagOf(attr(clips, 'TransFlag'), true) ? matrixOf(attr(object, 'CTM')) : undefined;
  const outer = placementAttribute(boundary, matrix);
  const id = drawing.id();
  const element = svg('clipPath', { id });
  for (const area of childElements(clip, 'Area').slice(0, 256)) {
    const path = childElement(area, 'Path');
    if (!path) continue;
    const data = textIn(path, 'AbbreviatedData');
    drawing.budget.path -= data.length;
    if (drawing.budget.path <= 0) return undefined;
    const own = placementAttribute(boxOf(attr(path, 'Boundary')), matrixOf(attr(path, 'CTM')));
    const within = placementAttribute(undefined, matrixOf(attr(area, 'CTM')));
    element.append(
      svg('path', {
        d: pathData(data),
        transform: [outer, within, own].filter(Boolean).join(' ') || undefined,
        'clip-rule': /even/i.test(attr(path, 'Rule')) ? 'evenodd' : undefined,
      }),
    );
  }
  if (element.childElementCount === 0) return undefined;
  drawing.defs.append(element);
  return id;
}

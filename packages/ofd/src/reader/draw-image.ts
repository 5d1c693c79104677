import { cutToBoundary } from './boundary';
import { opacityOf } from './colours';
import type { DrawingContext } from './drawing';
import { placementAttribute, svg } from './svg';
import { boxOf, matrixOf } from './values';
import { attr } from './xml';

/**
 * A picture fills the unit square of its own space; without a matrix it fills its boundary. What is missing leaves a marked box; what
 * names no picture is a place to press, as annotations that lead to other pages have them, and not to be seen.
 */
export function drawImage(object: Element, drawing: DrawingContext): SVGElement | undefined {
  if (attr(object, 'ResourceID') === '' && attr(object, 'Substitution') === '') return undefined;
  const boundary = boxOf(attr(object, 'Boundary'));
  const matrix = matrixOf(attr(object, 'CTM'));
  const unit = matrix ? { width: 1, height: 1 } : { width: boundary?.width ?? 0, height: boundary?.height ?? 0 };
  const found = [attr(object, 'ResourceID'), attr(object, 'Substitution')]
    .map((id) => drawing.pictures.get(id))
    .find((one) => one?.url !== undefined);
  const group = svg('g', {
    transform: placementAttribute(boundary, matrix),
    opacity: attr(object, 'Alpha') === '' ? undefined : opacityOf(attr(object, 'Alpha')),
  });
  if (!found?.url) {
    drawing.notes.add(drawing.pictures.get(attr(object, 'ResourceID'))?.fault ?? '缺少一张图片');
    group.append(
      svg('rect', { ...unit, fill: '#f1f3f6', stroke: '#8893a2', 'vector-effect': 'non-scaling-stroke' }),
      svg('path', {
        d: `M0 0L${unit.width} ${unit.height}M${unit.width} 0L0 ${unit.height}`,
        stroke: '#8893a2',
        'vector-effect': 'non-scaling-stroke',
      }),
    );
    return group;
  }
  const picture = svg('image', { ...unit, href: found.url, preserveAspectRatio: 'none' });
  const mask = drawing.pictures.get(attr(object, 'ImageMask'))?.url;
  if (mask) {
    const id = drawing.id();
    const cut = svg('mask', { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, ...unit });
    cut.append(svg('image', { ...unit, href: mask, preserveAspectRatio: 'none' }));
    drawing.defs.append(cut);
    picture.setAttribute('mask', `url(#${id})`);
  }
  group.append(picture);
  return cutToBoundary(object, group, { x: 0, y: 0, ...unit }, drawing);
}

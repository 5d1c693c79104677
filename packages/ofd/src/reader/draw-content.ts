import { clipOf } from './clips';
import { drawImage } from './draw-image';
import { type GraphicState, graphicStateOf, INITIAL_GRAPHIC_STATE } from './draw-params';
import { drawPath } from './draw-path';
import { drawText } from './draw-text';
import type { DrawingContext } from './drawing';
import { placementAttribute, svg } from './svg';
import { boxOf, flagOf, matrixOf } from './values';
import { attr, childElement, childElements, isNamed } from './xml';

/** Blocks within blocks, units within units; deeper ones are mistakes or circles. */
const DEEPEST = 40;
const TOO_DEEP = '图形层层相套过深，里面的内容没有显示';
const TOO_MANY = '本页图元过多，只显示了一部分';

/** All objects of a page block (or layer, appearance, unit), in their order. */
export function drawContent(
  block: Element,
  drawing: DrawingContext,
  around: GraphicState = INITIAL_GRAPHIC_STATE,
  depth = 0,
): SVGElement {
  const group = svg('g');
  for (const _ of drawObjects(block, group, drawing, around, depth));
  return group;
}

/** The same into `group`, object by object: between two of them the page may have its turn. */
export function* drawObjects(
  block: Element,
  group: SVGElement,
  drawing: DrawingContext,
  around: GraphicState = INITIAL_GRAPHIC_STATE,
  depth = 0,
): Generator<void> {
  if (depth > DEEPEST) {
    drawing.notes.add(TOO_DEEP);
    return;
  }
  const look = graphicStateOf(block, drawing, around);
  for (let object = block.firstElementChild; object; object = object.nextElementSibling) {
    if (spent(drawing.budget)) {
      drawing.notes.add(TOO_MANY);
      return;
    }
    if (isNamed(object, 'PageBlock') || isNamed(object, 'Layer')) {
      const inner = blended(object, svg('g'));
      group.append(inner);
      yield* drawObjects(object, inner, drawing, look, depth + 1);
    } else {
      const element = drawObject(object, drawing, look, depth);
      if (element) group.append(blended(object, element));
      yield;
    }
  }
}

function spent(budget: DrawingContext['budget']): boolean {
  return budget.objects <= 0 || budget.path <= 0 || performance.now() > budget.until;
}

/** How one colour goes over another, where a maker says it: pictures on white that are laid over words, mostly. */
const BLENDS: ReadonlySet<string> = new Set(
  'multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion'.split(' '),
);

function blended(object: Element, element: SVGElement): SVGElement {
  const blend = attr(object, 'BlendMode')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  if (BLENDS.has(blend)) element.setAttribute('style', `mix-blend-mode:${blend}`);
  return element;
}

function drawObject(
  object: Element,
  drawing: DrawingContext,
  around: GraphicState,
  depth: number,
): SVGElement | undefined {
  const shown = flagOf(attr(object, 'Visible'), true);
  drawing.budget.objects -= 1;
  if (isNamed(object, 'TextObject')) return clipped(object, drawing, drawText(object, drawing, around, shown));
  if (!shown) return undefined;
  if (isNamed(object, 'PathObject')) return clipped(object, drawing, drawPath(object, drawing, around));
  if (isNamed(object, 'ImageObject')) return clipped(object, drawing, drawImage(object, drawing));
  if (isNamed(object, 'CompositeObject'))
    return clipped(object, drawing, drawComposite(object, drawing, around, depth));
  if (isNamed(object, 'VideoObject')) drawing.notes.add('文件中的音视频不显示');
  return undefined;
}

/** A unit of the resources drawn once more, at a place of its own. */
function drawComposite(
  object: Element,
  drawing: DrawingContext,
  around: GraphicState,
  depth: number,
): SVGElement | undefined {
  const unit = drawing.resources.units.get(attr(object, 'ResourceID'));
  const content = childElement(unit ?? object, 'Content');
  if (!content) {
    drawing.notes.add('缺少一个图形资源');
    return undefined;
  }
  const group = svg('g', {
    transform: placementAttribute(boxOf(attr(object, 'Boundary')), matrixOf(attr(object, 'CTM'))),
    opacity: groupOpacity(object),
  });
  if (drawing.open.has(content)) {
    drawing.notes.add('有图形引用了它自己，没有显示');
    return undefined;
  }
  drawing.open.add(content);
  group.append(...drawContent(content, drawing, graphicStateOf(object, drawing, around), depth + 1).children);
  drawing.open.delete(content);
  return group;
}

function groupOpacity(object: Element): number | undefined {
  const alpha = Number(attr(object, 'Alpha') || 255);
  return alpha >= 0 && alpha < 255 ? alpha / 255 : undefined;
}

/** Several clips cut one after the other: what is left lies in all of them. */
function clipped(object: Element, drawing: DrawingContext, element: SVGElement | undefined): SVGElement | undefined {
  const clips = childElement(object, 'Clips');
  if (!element || !clips) return element;
  let inner = element;
  for (const clip of childElements(clips, 'Clip').slice(0, 16)) {
    const id = clipOf(object, clips, clip, drawing);
    if (id === undefined) continue;
    const group = svg('g', { 'clip-path': `url(#${id})` });
    group.append(inner);
    inner = group;
  }
  return inner;
}

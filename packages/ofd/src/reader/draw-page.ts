import type { OfdDocument } from './document';
import { drawContent, drawObjects } from './draw-content';
import { type DrawingContext, startDrawing } from './drawing';
import type { FontShelf, LoadedFont } from './fonts';
import { readPage } from './page-parts';
import { type LoadedPicture, loadPicture } from './pictures';
import type { Resources } from './resources';
import { INK_STYLE, placementAttribute, svg } from './svg';
import { inSlices, yieldToEventLoop } from './time-slices';
import { type Box, boxOf, roundedNumber } from './values';
import { attr } from './xml';

export interface DrawnPage {
  picture: SVGElement;
  /** Millimetres. */
  area: Box;
  /** What could not be shown. */
  notes: string[];
  /** Addresses to be given back when the picture is put away. */
  urls: string[];
}

/**
 * Draws one page as SVG, in millimetres and in slices, so that the page goes on answering. Pictures and fonts it needs are loaded
 * first.
 * @param over drawn above the page, in its coordinates (seals)
 * @param onBegin is given the picture while it is still empty: what stands on the screen is laid out slice by slice, too
 * @throws OfdProblem
 */
export async function drawPage(
  document: OfdDocument,
  index: number,
  shelf: FontShelf,
  over: readonly SVGElement[],
  onBegin: (picture: SVGElement) => void = () => {},
): Promise<DrawnPage> {
  const { area, layers, annotations, resources, notes } = await readPage(document, index);
  const used = { pictures: new Set<string>(), fonts: new Set<string>() };
  await inSlices(findUsed([...layers, ...annotations], resources, used));
  const pictures = new Map<string, LoadedPicture>();
  for (const id of used.pictures) pictures.set(id, await loadPicture(document.archive, resources.media.get(id)));
  const fonts = new Map<string, LoadedFont>();
  for (const id of used.fonts) {
    const resource = resources.fonts.get(id);
    if (resource) fonts.set(id, await shelf.load(document.archive, resource));
  }
  const urls = [...pictures.values()].flatMap(({ url }) => url ?? []);
  const defs = svg('defs');
  const drawing = startDrawing({ resources, defs, pictures, fonts, notes: new Set(notes), cell: drawContent });
  const picture = svg('svg', {
    viewBox: [area.x, area.y, area.width, area.height].map(roundedNumber).join(' '),
    // A group, not a picture: what is written on it is read out.
    role: 'group',
    'aria-label': `第${index + 1}页`,
    // The places of characters are the maker's; a browser must not draw them together.
    style: 'font-kerning:none;font-variant-ligatures:none',
  });
  picture.append(defs);
  onBegin(picture);
  try {
    for (const layer of layers) {
      const group = svg('g');
      picture.append(group);
      await inSlices(drawObjects(layer, group, drawing), () => rest(picture, drawing));
    }
    for (const appearance of annotations) picture.append(drawAppearance(appearance, drawing));
  } catch (error) {
    for (const url of urls) URL.revokeObjectURL(url);
    throw error;
  }
  picture.append(...over);
  return { picture, area, notes: [...drawing.notes], urls };
}

/** Lays out what was drawn, or the browser would do it for all of the page at once. Only the drawing itself is on the budget. */
async function rest(picture: SVGElement, { budget }: DrawingContext): Promise<number> {
  const begun = performance.now();
  if (picture.isConnected) picture.getBoundingClientRect();
  const layout = performance.now() - begun;
  await yieldToEventLoop();
  budget.until += performance.now() - begun;
  return layout;
}

function drawAppearance(appearance: Element, drawing: DrawingContext): SVGElement {
  const element = drawContent(appearance, drawing);
  const place = placementAttribute(boxOf(attr(appearance, 'Boundary')), undefined);
  if (place) element.setAttribute('transform', place);
  if (/^(?:highlight|stamp)$/i.test(attr(appearance.parentElement ?? undefined, 'Type')))
    element.setAttribute('style', INK_STYLE);
  return element;
}

/** Adds the numbers of the pictures and fonts in these parts and in the units they draw, element by element. */
function* findUsed(
  parts: readonly Element[],
  resources: Resources,
  { pictures, fonts }: { pictures: Set<string>; fonts: Set<string> },
): Generator<void> {
  const units = new Set<string>();
  const waiting = [...parts];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    for (const element of part.querySelectorAll('*')) {
      const font = attr(element, 'Font');
      if (font) fonts.add(font);
      for (const name of ['ResourceID', 'Substitution', 'ImageMask']) {
        const id = attr(element, name);
        if (id === '') continue;
        const unit = resources.units.get(id);
        if (!unit) {
          if (/image/i.test(element.localName)) pictures.add(id);
        } else if (!units.has(id)) {
          units.add(id);
          waiting.push(unit);
        }
      }
      yield;
    }
  }
}

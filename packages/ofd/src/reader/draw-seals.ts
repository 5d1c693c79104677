import { type OfdDocument, openDocuments } from './document';
import { drawPage } from './draw-page';
import type { FontShelf } from './fonts';
import { type LoadedPicture, pictureOf } from './pictures';
import type { OfdSeal } from './seals';
import { INK_STYLE, svg } from './svg';
import type { Box } from './values';

/** What the page gives back when it is put away. */
export interface SealPicture {
  elements: SVGElement[];
  urls: string[];
  notes: string[];
}

/** The seals of one page, over everything else on it. */
export async function drawSeals(seals: readonly OfdSeal[], page: string, shelf: FontShelf): Promise<SealPicture> {
  const drawn: SealPicture = { elements: [], urls: [], notes: [] };
  for (const seal of seals) {
    const stamps = seal.stamps.filter((stamp) => stamp.page === page);
    if (stamps.length === 0) continue;
    const label = `印章${seal.name ? `“${seal.name}”` : ''}`;
    const picture: LoadedPicture = seal.picture
      ? await pictureOf(seal.picture, label)
      : { fault: `${label}的图样无法读取` };
    const drawing = seal.picture && !picture.url ? await sealDocument(seal, seal.picture) : undefined;
    if (picture.url) drawn.urls.push(picture.url);
    else if (!drawing && picture.fault) drawn.notes.push(picture.fault);
    for (const { box, clip } of stamps) {
      const content = picture.url
        ? pictureElement(picture.url, box)
        : drawing && (await innerPage(drawing, shelf, drawn));
      drawn.elements.push(framed(content || missing(box), box, clip, label));
    }
  }
  return drawn;
}

/** Seals of newer makers are a small OFD themselves; its own signatures are not followed. */
function sealDocument(seal: OfdSeal, bytes: Uint8Array<ArrayBuffer>): Promise<OfdDocument | undefined> {
  const before = inner.get(seal);
  if (before) return before;
  const opening = openDocuments(bytes).then(
    ([first]) => first,
    () => undefined,
  );
  inner.set(seal, opening);
  return opening;
}

/** Opened once, or each time a page is drawn the fonts of its seals would be registered anew. */
const inner = new WeakMap<OfdSeal, Promise<OfdDocument | undefined>>();

async function innerPage(document: OfdDocument, shelf: FontShelf, drawn: SealPicture): Promise<SVGElement | undefined> {
  const page = await drawPage(document, 0, shelf, []).catch(() => undefined);
  if (!page) return undefined;
  drawn.urls.push(...page.urls);
  drawn.notes.push(...page.notes);
  page.picture.removeAttribute('role');
  page.picture.removeAttribute('aria-label');
  page.picture.setAttribute('preserveAspectRatio', 'none');
  return page.picture;
}

function pictureElement(url: string, { width, height }: Box): SVGElement {
  return svg('image', { href: url, width, height, preserveAspectRatio: 'none' });
}

/** A seal across the edges of several pages shows on each only its part. */
function framed(content: SVGElement, box: Box, clip: Box | undefined, label: string): SVGElement {
  content.setAttribute('width', String(box.width));
  content.setAttribute('height', String(box.height));
  const outer = svg('g', {
    transform: `translate(${box.x} ${box.y})`,
    role: 'img',
    'aria-label': label,
    style: INK_STYLE,
  });
  if (!clip) {
    outer.append(content);
    return outer;
  }
  const window = svg('svg', {
    x: clip.x,
    y: clip.y,
    width: clip.width,
    height: clip.height,
    viewBox: `${clip.x} ${clip.y} ${clip.width} ${clip.height}`,
    overflow: 'hidden',
  });
  window.append(content);
  outer.append(window);
  return outer;
}

function missing({ width, height }: Box): SVGElement {
  return svg('rect', {
    width,
    height,
    fill: 'none',
    stroke: '#c4161c',
    'stroke-width': 0.4,
    'stroke-dasharray': '2 2',
  });
}

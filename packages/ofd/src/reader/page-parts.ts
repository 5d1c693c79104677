import { boxOfArea, type OfdDocument } from './document';
import { OFD_LIMITS, OfdProblem } from './ofd-problem';
import { folderOf, locate } from './part-names';
import { extended, type Resources, readResources } from './resources';
import { type Box, flagOf } from './values';
import { attr, childElement, childElements, isNamed, parseXml, textIn } from './xml';

/** Everything of a page that is drawn, from the back to the front. */
export interface PageParts {
  area: Box;
  /** Layers of the page and its templates, appearances of its annotations. */
  layers: Element[];
  annotations: Element[];
  resources: Resources;
  notes: string[];
}

const Z_ORDER: Readonly<Record<string, number>> = { background: 0, body: 1, foreground: 2 };

/** @throws OfdProblem when the page itself is missing or damaged; what it stands on may be. */
export async function readPage(document: OfdDocument, index: number): Promise<PageParts> {
  const reference = document.pages[index];
  const { archive, folder } = document;
  const bytes = reference?.path === undefined ? undefined : await archive.read(reference.path, OFD_LIMITS.xml);
  if (!reference?.path || !bytes) throw new OfdProblem(`文件里缺少第${index + 1}页`);
  const page = parseXml(bytes);
  const notes = document.missing.map((name) => `缺少资源文件${name}`);
  let resources = await pageResources(document, document.resources, page, reference.path, notes);
  const parts: { order: number; layer: Element }[] = [];
  for (const use of childElements(page, 'Template')) {
    const template = document.templates.get(attr(use, 'TemplateID'));
    const root = await xmlAt(document, template?.path);
    if (!root || template?.path === undefined) {
      notes.push('缺少一个页面模板');
      continue;
    }
    resources = await pageResources(document, resources, root, template.path, notes);
    const order = attr(use, 'ZOrder') || template?.zOrder || 'Background';
    for (const layer of layersOf(root)) parts.push({ order: Z_ORDER[order.toLowerCase()] ?? 0, layer });
  }
  // Templates lie outside of the page's own background and foreground.
  const own = layersOf(page).map((layer) => ({ order: 0.5 + 0.5 * orderOf(layer), layer }));
  const sorted = [...parts, ...own].sort((one, other) => one.order - other.order);
  return {
    area: boxOfArea(childElement(page, 'Area')) ?? document.area,
    layers: sorted.map(({ layer }) => layer),
    annotations: await pageAnnotations(document, reference.id, folder, notes),
    resources,
    notes,
  };
}

function orderOf(layer: Element): number {
  return Z_ORDER[attr(layer, 'Type').toLowerCase()] ?? 1;
}

function layersOf(page: Element): Element[] {
  const content = childElement(page, 'Content');
  if (!content) return [];
  const layers = childElements(content, 'Layer');
  // Some makers put the objects straight into the content.
  return layers.length > 0 ? layers : [content];
}

/** `base` and what a page or a template has of its own. */
async function pageResources(
  document: OfdDocument,
  base: Resources,
  page: Element,
  path: string,
  notes: string[],
): Promise<Resources> {
  const own = childElements(page, 'PageRes')
    .map((one) => one.textContent?.trim() ?? '')
    .filter((one) => one !== '');
  if (own.length === 0) return base;
  const resources = extended(base);
  for (const location of own) {
    const at = locate(document.archive, location, [folderOf(path), document.folder]);
    const found = at && (await readResources(document.archive, at, document.folder, resources).catch(() => false));
    if (!found) notes.push(`缺少资源文件${location}`);
  }
  return resources;
}

async function xmlAt({ archive }: OfdDocument, path: string | undefined): Promise<Element | undefined> {
  if (path === undefined) return undefined;
  try {
    const bytes = await archive.read(path, OFD_LIMITS.xml);
    return bytes && parseXml(bytes);
  } catch {
    return undefined;
  }
}

/** Annotations have their looks with them: stamps, watermarks, highlights are drawn as any object. */
async function pageAnnotations(
  document: OfdDocument,
  pageId: string,
  folder: string,
  notes: string[],
): Promise<PageParts['annotations']> {
  const list = await xmlAt(document, document.annotations);
  if (!list || !document.annotations) return [];
  const found: PageParts['annotations'] = [];
  for (const page of childElements(list, 'Page')) {
    if (attr(page, 'PageID') !== pageId) continue;
    const at = locate(document.archive, textIn(page, 'FileLoc'), [folderOf(document.annotations), folder]);
    const root = await xmlAt(document, at);
    if (!root) {
      notes.push('本页的注释无法读取');
      continue;
    }
    for (const annotation of isNamed(root, 'Annot') ? [root] : childElements(root, 'Annot')) {
      const appearance = childElement(annotation, 'Appearance');
      if (appearance && flagOf(attr(annotation, 'Visible'), true)) {
        found.push(appearance);
      }
    }
  }
  return found;
}

import { DAMAGED_DOCUMENT, OFD_LIMITS, OfdProblem } from './ofd-problem';
import { folderOf, locate } from './part-names';
import { noResources, type Resources, readResources } from './resources';
import { type Box, boxOf, flagOf } from './values';
import { attr, childElement, childElements, parseXml, textIn } from './xml';
import { type OfdArchive, openArchive } from './zip';

export interface PageReference {
  id: string;
  /** Undefined when the package does not hold it. */
  path: string | undefined;
}

/** One document of a package: what is needed to find and draw any page, and no page yet. */
export interface OfdDocument {
  archive: OfdArchive;
  title: string;
  /** Folder of Document.xml. */
  folder: string;
  pages: readonly PageReference[];
  /** Page size where a page says none of its own, millimetres. */
  area: Box;
  templates: ReadonlyMap<string, { path: string | undefined; zOrder: string }>;
  resources: Resources;
  /** Parts of the signatures and annotations, when there are any. */
  signatures: string | undefined;
  annotations: string | undefined;
  /** Resource files that are named and not there. */
  missing: string[];
}

const A4: Box = { x: 0, y: 0, width: 210, height: 297 };

/**
 * Opens a package (GB/T 33190): the entry, the documents and their resources. Pages are read when they are drawn.
 * @throws OfdProblem
 */
export async function openDocuments(bytes: Uint8Array<ArrayBuffer>): Promise<OfdDocument[]> {
  const archive = openArchive(bytes);
  const entry = await archive.read('OFD.xml', OFD_LIMITS.xml);
  if (!entry) {
    if (archive.has('[Content_Types].xml')) throw new OfdProblem('文件是Office文档，不是OFD文件');
    throw new OfdProblem(archive.has('Encryptions.xml') ? ENCRYPTED : '文件是压缩包，不是OFD文件');
  }
  const bodies = childElements(parseXml(entry), 'DocBody');
  const documents: OfdDocument[] = [];
  for (const body of bodies) {
    const root = (await currentVersion(archive, body)) ?? locate(archive, textIn(body, 'DocRoot'), []);
    if (root) documents.push(await openDocument(archive, body, root));
  }
  if (documents.length === 0) throw new OfdProblem(archive.has('Encryptions.xml') ? ENCRYPTED : DAMAGED_DOCUMENT);
  const pages = documents.reduce((sum, one) => sum + one.pages.length, 0);
  if (pages === 0) throw new OfdProblem('文件里没有页面');
  if (pages > OFD_LIMITS.pages) {
    throw new OfdProblem(`文件有${pages.toLocaleString('en-US')}页，超过2,000页，请下载后用OFD阅读器查看`);
  }
  return documents;
}

/** Where the document lies in its current version, when it keeps versions: a watermark put on later is only in that one. */
async function currentVersion(archive: OfdArchive, body: Element): Promise<string | undefined> {
  const versions = childElement(body, 'Versions');
  const current = versions && childElements(versions, 'Version').find((one) => flagOf(attr(one, 'Current'), false));
  const path = current && locate(archive, attr(current, 'BaseLoc'), []);
  if (!path) return undefined;
  try {
    const bytes = await archive.read(path, OFD_LIMITS.xml);
    return bytes && locate(archive, textIn(parseXml(bytes), 'DocRoot'), [folderOf(path)]);
  } catch {
    // The entry names a document, too.
    return undefined;
  }
}

const ENCRYPTED = '文件已加密，请下载后用OFD阅读器查看';

async function openDocument(archive: OfdArchive, body: Element, rootPath: string): Promise<OfdDocument> {
  const bytes = await archive.read(rootPath, OFD_LIMITS.xml);
  if (!bytes) throw new OfdProblem(DAMAGED_DOCUMENT);
  const root = parseXml(bytes);
  const folder = folderOf(rootPath);
  const common = childElement(root, 'CommonData');
  const place = (location: string) => locate(archive, location, [folder]);
  const resources = noResources(textIn(common, 'DefaultCS'));
  const missing: string[] = [];
  for (const name of ['PublicRes', 'DocumentRes']) {
    for (const one of common ? childElements(common, name) : []) {
      const location = one.textContent?.trim() ?? '';
      const path = place(location);
      // A document with a broken resource file still has its words.
      const found = path && (await readResources(archive, path, folder, resources).catch(() => false));
      if (!found && location) missing.push(location);
    }
  }
  const pages = childElement(root, 'Pages');
  return {
    archive,
    title: textIn(childElement(body, 'DocInfo'), 'Title'),
    folder,
    pages: pages
      ? childElements(pages, 'Page').map((page) => ({ id: attr(page, 'ID'), path: place(attr(page, 'BaseLoc')) }))
      : [],
    area: boxOfArea(childElement(common, 'PageArea')) ?? A4,
    templates: new Map(
      (common ? childElements(common, 'TemplatePage') : []).map((one) => [
        attr(one, 'ID'),
        { path: place(attr(one, 'BaseLoc')), zOrder: attr(one, 'ZOrder') },
      ]),
    ),
    resources,
    signatures: locate(archive, textIn(body, 'Signatures'), [folder]),
    annotations: place(textIn(root, 'Annotations')),
    missing,
  };
}

/** The sheet of paper; some makers give only the part that may be drawn on. */
export function boxOfArea(area: Element | undefined): Box | undefined {
  for (const name of ['PhysicalBox', 'ApplicationBox', 'ContentBox']) {
    const box = boxOf(textIn(area, name));
    if (box && box.width > 0 && box.height > 0 && Math.max(box.width, box.height) <= OFD_LIMITS.side) return box;
  }
  return undefined;
}
